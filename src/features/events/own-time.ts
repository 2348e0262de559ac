const NEW_YORK = 'America/New_York';

/** Made once for each zone and kind: a page of events asks for the same few for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_KEPT = 100;

function format(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${Object.keys(options).join()}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  if (formats.size < FORMATS_KEPT) formats.set(key, made);
  return made.format(at).replaceAll('\u202f', ' ');
}

/**
 * The time of an instant in a person's own zone: `7:00 PM GMT+1`, with the day where it is another one than in New York.
 * Null where the clock there shows what New York's shows, or where the zone or the instant is not known.
 */
export function ownTime(instant: string, timeZone: string): string | null {
  // Most read in New York's own zone, and wait for nothing that is made to find that out.
  if (timeZone === NEW_YORK) return null;
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return null;
  try {
    const clock: Intl.DateTimeFormatOptions = {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    };
    if (format(at, timeZone, clock) === format(at, NEW_YORK, clock)) return null;
    const day = (zone: string) => format(at, zone, { weekday: 'short', month: 'short', day: 'numeric' });
    const time = format(at, timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
    return day(timeZone) === day(NEW_YORK) ? time : `${day(timeZone)}, ${time}`;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
