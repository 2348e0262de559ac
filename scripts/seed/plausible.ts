import type { Bar } from '#server/fill/seed/format.ts';
import type { Fundamentals } from './fundamentals.ts';
import { round } from './sources.ts';
import type { Member } from './universe.ts';

type Range = Pick<Fundamentals, 'week52low' | 'week52high'>;

/** A target beyond this multiple of the price, or below its inverse, was set before a split. */
const targetMultiple = 20;

/** Published price target, unless it cannot belong to today's share. */
export function plausibleTarget(target: number | null | undefined, lastSale: number | null): number | null {
  if (!target || !lastSale) return null;
  const multiple = target / lastSale;
  return multiple > targetMultiple || multiple < 1 / targetMultiple ? null : target;
}

/** Whether what was said on a day was said of other shares: the close it was said after is of a doubtful scale. */
export const isOfOtherShares = (bars: readonly Bar[] | undefined, day: string): boolean =>
  bars?.findLast(({ date }) => date <= day)?.doubtful === 1;

/** A first trade of the year before may have been off the exchange that counts the year of listing. */
const YEARS_APART = 1;

/**
 * The year of listing as published, unless a first trade on record lies years off, or closes do that are older than the month
 * before it: the exchange counts a new name, or a move to it, as a listing.
 */
export function plausibleIpoYear(
  year: number | null,
  firstTrade: string | null | undefined,
  firstBar: string | undefined,
): number | null {
  if (year === null) return null;
  if (firstTrade && Math.abs(Number(firstTrade.slice(0, 4)) - year) > YEARS_APART) return null;
  return firstBar !== undefined && firstBar < `${year - 1}-12-01` ? null : year;
}

/** Published 52-week range, unless the price stands outside it (a split, or another share). */
export function plausibleRange(range: Range | undefined, lastSale: number | null): Range {
  const none = { week52low: null, week52high: null };
  if (!range?.week52low || !range.week52high || !lastSale) return none;
  const { week52low, week52high } = range;
  return week52low <= lastSale * 1.02 && week52high >= lastSale * 0.98 && week52low <= week52high
    ? { week52low, week52high }
    : none;
}

/**
 * Shares outstanding. Published counts are rounded to a million; market value over price is exact where it agrees
 * with them, and stands alone where nothing is published.
 */
export function sharesOutstanding(member: Member, published: number | null): number | null {
  const { marketCap, lastSale } = member;
  const implied = marketCap && lastSale ? round(marketCap / lastSale, 0) : null;
  if (published === null || implied === null) return published ?? implied;
  return Math.abs(implied - published) <= 500_000 + published * 0.05 ? implied : published;
}
