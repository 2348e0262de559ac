/** A day as `YYYY-MM-DD`; months count from 1, and what is too much goes over into the next. */
export const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
/** How many days a month has. */
export const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
