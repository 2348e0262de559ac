import type { FinancialPeriod } from '#contract/financials.ts';
import { amountOf, newestFirst } from './figures/dated.ts';
import { daysBetween } from '../time/days.ts';

/** Shares outstanding at a balance date. */
export interface ShareCount {
  date: string;
  shares: number;
  source: string;
}

/** A count that falls by two fifths between two reports is a split that is not on record, or of another unit. */
const LEAST_FALL = 0.6;
/** One that rises to twice, three times or so exactly may be a split; one that rises further is of another unit. */
const LEAST_MULTIPLE = 1.9;
const MOST_RISE = 6;
const NEAR_WHOLE = 0.03;

/** Whether a count leaps as a split makes it, so that it may be of other shares than the one before. */
function isLeap(before: number, after: number): boolean {
  const ratio = after / before;
  if (ratio < LEAST_FALL || ratio > MOST_RISE) return true;
  return ratio >= LEAST_MULTIPLE && Math.abs(ratio / Math.round(ratio) - 1) <= NEAR_WHOLE;
}

/**
 * Shares outstanding by quarter, oldest first, since the last report before which the count leaps as a split makes it: an
 * earlier count is of other shares. `leap` is the day of that first count; null where all are of the same shares.
 */
export function shareCounts(periods: readonly FinancialPeriod[]): {
  counts: ShareCount[];
  leap: string | null;
} {
  const byDay = new Map<string, ShareCount>();
  for (const period of newestFirst(periods, 'quarter', 'year')) {
    const found = amountOf(period, 'shares_outstanding');
    if (found && found.value > 0 && !byDay.has(found.period_end))
      byDay.set(found.period_end, { date: found.period_end, shares: found.value, source: found.source });
  }
  const newest = [...byDay.values()];
  const at = newest.findIndex(({ shares }, i) => {
    const before = newest[i + 1];
    return before !== undefined && isLeap(before.shares, shares);
  });
  const counts = (at < 0 ? newest : newest.slice(0, at + 1)).reverse();
  return { counts, leap: at < 0 ? null : (counts[0]?.date ?? null) };
}

/** Periods whose counts of before such a leap are marked, as of other shares: a table that has them says so. */
export function withOlderCountsMarked(periods: readonly FinancialPeriod[]): FinancialPeriod[] {
  const { leap } = shareCounts(periods);
  return periods.map((period) =>
    leap === null || period.period_end >= leap || period.shares_outstanding === null
      ? period
      : {
          ...period,
          marks: {
            ...period.marks,
            shares_outstanding: { ...period.marks['shares_outstanding'], other_shares: true },
          },
        },
  );
}

/** Who counts once a year has a count of these fifteen months; an older one is of other times (METC: of March 2023, a third less than trade since). */
const MOST_DAYS = 457;

/** The count that is current on a day: the last one at or before it, of fifteen months; undefined before the first. */
export function sharesOn(counts: readonly ShareCount[], date: string): ShareCount | undefined {
  const last = counts.findLast((count) => count.date <= date);
  if (last) return daysBetween(last.date, date) <= MOST_DAYS ? last : undefined;
  return counts[0] && daysBetween(date, counts[0].date) <= 45 ? counts[0] : undefined;
}

/** Change from the first to the last count, in percent, and a year, compounded; null under a year apart. */
export function dilution(counts: readonly ShareCount[]): { percent: number; yearly: number } | null {
  const first = counts[0];
  const last = counts.at(-1);
  if (!first || !last) return null;
  const years = daysBetween(first.date, last.date) / 365.25;
  if (years < 0.99) return null;
  const ratio = last.shares / first.shares;
  return { percent: (ratio - 1) * 100, yearly: (ratio ** (1 / years) - 1) * 100 };
}
