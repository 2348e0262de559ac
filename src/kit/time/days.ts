import { madeOnce } from '../made-once.ts';

/**
 * Counting in calendar days, `YYYY-MM-DD`, which have no hour and no zone. How a day is written stands in dates.ts, on which
 * the exchanges trade in market-calendar.ts.
 */

export const DAY_MS = 86_400_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is written as a day, whatever month and day it names. */
export const isDay = (text: string): boolean => text.length === 10 && DAY.test(text);

/** The day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day so many days earlier. */
export const daysBefore = (day: string, days: number): string => daysAfter(day, -days);

const dayNumbers = new Map<string, number>();

/** The record has some fifteen thousand days; others are asked for now and then. */
const MOST_KEPT = 50_000;

/** A day as a count of days since 1970, NaN for what is none; each is read once. */
export function dayNumber(day: string): number {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  const number = Math.round(Date.parse(day) / DAY_MS);
  if (dayNumbers.size < MOST_KEPT) dayNumbers.set(day, number);
  return number;
}

/** Days from one day to a later one. */
export const daysBetween = (earlier: string, later: string): number => dayNumber(later) - dayNumber(earlier);

/** The day so many months earlier, or later where they are negative; a month before Mar 31 is the last day of February. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The last day of a month, which `YYYY-MM` or any of its days names. */
export const lastOfMonth = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

export const isMonthEnd = (day: string): boolean => lastOfMonth(day) === day;

/** The same day a year later; the end of a month stays one. */
export const yearAfter = (day: string): string =>
  isMonthEnd(day) ? lastOfMonth(monthsBefore(day, -12)) : monthsBefore(day, -12);

const inNewYork = madeOnce(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }),
);

/** The day that an instant is of in New York, where the exchanges are. */
export const newYorkDay = (at: Date | number): string => inNewYork().format(at);
