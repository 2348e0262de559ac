/** A clock, as a browser tells of itself without a format of `Intl`: to make its first one takes a phone a fifth of a second. */
interface OwnClock {
  /** Minutes behind the world's time, as `getTimezoneOffset` counts them. */
  offset: number;
  /** What `toString` of a date says: `… GMT-0800 (Pacific Standard Time)`. */
  text: string;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Zones that readers in America know by letters; all others go by their distance. */
const LETTERS: Readonly<Record<string, string>> = {
  Eastern: 'E',
  Central: 'C',
  Mountain: 'M',
  Pacific: 'P',
  Alaska: 'AK',
  'Hawaii-Aleutian': 'H',
};

function zoneName({ offset, text }: OwnClock): string {
  const [, place = '', kind] = /\((\S+) (Standard|Daylight) Time\)$/.exec(text) ?? [];
  const letters = LETTERS[place];
  if (letters && kind && offset > 0) return `${letters}${kind.charAt(0)}T`;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const distance = `${offset > 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return offset === 0 ? 'GMT' : `GMT${distance}`;
}

/** What a clock shows so many minutes behind the world's time. */
function read(at: Date, offset: number): { day: string; time: string } {
  const shown = new Date(at.getTime() - offset * 60_000);
  const hour = shown.getUTCHours();
  const minute = String(shown.getUTCMinutes()).padStart(2, '0');
  return {
    day: `${DAYS[shown.getUTCDay()] ?? ''}, ${MONTHS[shown.getUTCMonth()] ?? ''} ${shown.getUTCDate()}`,
    time: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

/**
 * The time of an instant on a person's own clock: `7:00 PM GMT+1`, with the day where it is another one than in New York,
 * whose clock is so many minutes behind the world's. Null where both show the same, or where the instant is not known.
 */
export function ownTime(at: Date, own: OwnClock, newYorkOffset: number): string | null {
  if (Number.isNaN(at.getTime()) || own.offset === newYorkOffset) return null;
  const { day, time } = read(at, own.offset);
  const told = `${time} ${zoneName(own)}`;
  return day === read(at, newYorkOffset).day ? told : `${day}, ${told}`;
}
