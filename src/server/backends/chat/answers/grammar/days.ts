/** A day as `YYYY-MM-DD`; months count from 1, and what is too much goes over into the next. */
export const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
/** How many days a month has. */
export const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months before. */
export function monthsBack(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 - months, 1));
  const [y, m] = [target.getUTCFullYear(), target.getUTCMonth() + 1];
  return iso(y, m, Math.min(date, lastDay(y, m)));
}

/** So many days before. */
export const daysBack = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
