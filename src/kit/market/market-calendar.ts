/**
 * The sessions of the New York exchanges by their published rules: every weekday but the ten holidays. Closures for other
 * reasons (mourning, storms) are not foreseen; they make an age one session too old.
 */

import { madeOnce } from '../made-once.ts';
import { rememberedByHour } from '../time/by-hour.ts';
import { DAY_MS, newYorkDay } from '../time/days.ts';

const hourInNewYork = madeOnce(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' }),
);

/** Quotes more than this many sessions old are said to be old on every page that shows them. */
export const FRESH_SESSIONS = 5;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const weekday = (ms: number): number => new Date(ms).getUTCDay();

/** The nth given weekday (0 = Sunday) of a month; counted from its end where `nth` is -1. */
function nthWeekday(year: number, month: number, day: number, nth: number): number {
  if (nth < 0) {
    const last = utc(year, month + 1, 0);
    return last - ((weekday(last) - day + 7) % 7) * DAY_MS;
  }
  const first = utc(year, month, 1);
  return first + (((day - weekday(first) + 7) % 7) + (nth - 1) * 7) * DAY_MS;
}

/** A holiday of a fixed date is kept on the Friday before a Saturday and on the Monday after a Sunday. */
function observed(ms: number): number {
  if (weekday(ms) === 6) return ms - DAY_MS;
  return weekday(ms) === 0 ? ms + DAY_MS : ms;
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return utc(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Days of one year on which the New York exchanges stay closed, by the rules of NYSE Rule 7.2. */
function holidaysOf(year: number): ReadonlySet<string> {
  const newYear = utc(year, 1, 1);
  return new Set(
    [
      // On a Saturday it is not made up for: the Friday ends the year's accounts.
      ...(weekday(newYear) === 6 ? [] : [observed(newYear)]),
      nthWeekday(year, 1, 1, 3),
      nthWeekday(year, 2, 1, 3),
      easter(year) - 2 * DAY_MS,
      nthWeekday(year, 5, 1, -1),
      ...(year >= 2022 ? [observed(utc(year, 6, 19))] : []),
      observed(utc(year, 7, 4)),
      nthWeekday(year, 9, 1, 1),
      nthWeekday(year, 11, 4, 4),
      observed(utc(year, 12, 25)),
    ].map(isoDay),
  );
}

const holidays = new Map<number, ReadonlySet<string>>();

/** Whether the New York exchanges trade on a day (`YYYY-MM-DD`). */
export function isSession(day: string): boolean {
  const ms = Date.parse(day);
  if (Number.isNaN(ms) || weekday(ms) === 0 || weekday(ms) === 6) return false;
  const year = new Date(ms).getUTCFullYear();
  let closed = holidays.get(year);
  if (!closed) holidays.set(year, (closed = holidaysOf(year)));
  return !closed.has(day);
}

/** The last session that was over by `now`: today's from 4 PM in New York on. */
export function lastSession(now: Date): string {
  const today = newYorkDay(now);
  const over = Number(hourInNewYork().format(now)) >= 16;
  let ms = Date.parse(today) - (over ? 0 : DAY_MS);
  while (!isSession(isoDay(ms))) ms -= DAY_MS;
  return isoDay(ms);
}

/** The newest session that trades or has traded: today's own from midnight in New York on, else the last one. */
export function newestSession(now: Date): string {
  const today = newYorkDay(now);
  return isSession(today) ? today : lastSession(now);
}

/** How many sessions came after `from` up to and with `to`, both `YYYY-MM-DD`; 0 where `to` is not later. */
export function sessionsAfter(from: string, to: string): number {
  const end = Date.parse(to);
  let count = 0;
  for (let ms = Date.parse(from) + DAY_MS; ms <= end; ms += DAY_MS) if (isSession(isoDay(ms))) count += 1;
  return count;
}

const ageAt = rememberedByHour((quoteDate, now) => sessionsAfter(quoteDate, lastSession(now)));

/** How many sessions have ended since the one that quotes are of; 0 for an unknown day. */
export function quoteAge(quoteDate: string | null | undefined, now: Date = new Date()): number {
  if (!quoteDate || Number.isNaN(Date.parse(quoteDate))) return 0;
  return ageAt(quoteDate, now);
}

/** Whether quotes are so old that a page has to say so. */
export const isOldQuote = (quoteDate: string | null | undefined, now: Date = new Date()): boolean =>
  quoteAge(quoteDate, now) > FRESH_SESSIONS;
