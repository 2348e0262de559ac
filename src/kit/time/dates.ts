import { isDay } from './days.ts';
import { madeOnce } from '../made-once.ts';

const NEW_YORK = 'America/New_York';

const dateFormat = (timeZone: string, year: boolean): (() => Intl.DateTimeFormat) =>
  madeOnce(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        month: 'short',
        day: 'numeric',
        ...(year && { year: 'numeric' }),
      }),
  );

/** As a day names them. */
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

type DayFormat = Pick<Intl.DateTimeFormat, 'format'>;
// What a format of UTC writes, without its cost: pages of figures hold hundreds of dates.
const calendarDay: DayFormat = {
  format: (day: Date) => `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`,
};
const calendarDate: DayFormat = {
  format: (day: Date) => `${calendarDay.format(day)}, ${day.getUTCFullYear()}`,
};
const newYorkDate = dateFormat(NEW_YORK, true);
const newYorkDay = dateFormat(NEW_YORK, false);
const newYorkTime = madeOnce(
  () => new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, hour: 'numeric', minute: '2-digit' }),
);

/** What stands where a date is unknown or unreadable. */
export const UNKNOWN_DATE = 'Unknown Date';

/** Days that every month has. */
const EVERY_MONTH_DAYS = 28;

/** What a plain date shows, where it is plainly one; '' where it must be looked at. */
function plainDay(value: string, withYear: boolean): string {
  if (!isDay(value)) return '';
  const day = Number(value.slice(8));
  const month = MONTHS[Number(value.slice(5, 7)) - 1];
  if (month === undefined || day === 0 || day > EVERY_MONTH_DAYS) return '';
  return withYear ? `${month} ${day}, ${Number(value.slice(0, 4))}` : `${month} ${day}`;
}

function format(value: string | null | undefined, plain: DayFormat, zoned: () => DayFormat): string {
  const shown = value && plainDay(value, plain === calendarDate);
  if (shown) return shown;
  const date = new Date(value ?? NaN);
  if (Number.isNaN(date.getTime())) return UNKNOWN_DATE;
  return (isDay(value ?? '') ? plain : zoned()).format(date);
}

/** `Jul 2, 2026`. A plain date keeps its day; an instant shows its day in New York. */
export function formatDate(value: string | null | undefined): string {
  return format(value, calendarDate, newYorkDate);
}

/** `Jul 2`, where the year is plain from the place. */
export function formatDay(value: string | null | undefined): string {
  return format(value, calendarDay, newYorkDay);
}

/** `Jul 2026` of a plain date. */
export function formatMonth(date: string): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) throw new RangeError('not a date');
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** `Jul 2, 2026, 4:00 PM ET` for an instant; a plain date has no time to show. */
export function formatDateTime(value: string | null | undefined): string {
  const date = formatDate(value);
  if (date === UNKNOWN_DATE || isDay(value ?? '')) return date;
  return `${date}, ${formatTime(value)}`;
}

/** `4:00 PM ET`. */
export function formatTime(value: string | null | undefined): string {
  const date = new Date(value ?? NaN);
  if (Number.isNaN(date.getTime())) return UNKNOWN_DATE;
  // ICU separates the day period by a narrow blank, which the latin subset of Inter lacks.
  return `${newYorkTime().format(date).replace('\u202f', ' ')} ET`;
}
