const NEW_YORK = 'America/New_York';

const format = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at).replaceAll('\u202f', ' ');

/**
 * The time of an instant in a person's own zone: `7:00 PM GMT+1`, with the day where it is another one than in New York.
 * Null where the clock there shows what New York's shows, or where the zone or the instant is not known.
 */
export function ownTime(instant: string, timeZone: string): string | null {
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
