import type { FinancialPeriod } from '#contract/financials.ts';
import { quarterReported } from '../earnings.ts';
import { daysBetween } from '../spans.ts';
import { type LastReport } from './announced.ts';
import { newestFirst } from './dated.ts';

/** What was announced is what was filed within a cent and a half. */
const SAME = 0.015;
/** So many quarters of two years that are the same, and of each other one twice as many, say that the diluted EPS is what is announced. */
const [LEAST_SAME, TIMES_OTHER] = [2, 2];
/** The last report of the year is not older. */
const FRESH_DAYS = 130;

/**
 * The diluted EPS of the newest four reports, of a company that announces what it files; null where it announces another figure, or where that is not known.
 * BHB, which leaves out what its merger cost, announces another.
 */
export function announcedDiluted(
  last: LastReport | null,
  periods: readonly FinancialPeriod[],
  asOf: string,
): number | null {
  if (!last || last.year === null || daysBetween(last.date, asOf) > FRESH_DAYS) return null;
  return announcesFiled(last, periods) ? last.year : null;
}

/** Whether a company announces the diluted EPS that it files. */
export function announcesFiled({ reports }: LastReport, periods: readonly FinancialPeriod[]): boolean {
  const quarters = newestFirst(periods, 'quarter');
  const both = reports.flatMap(({ date, eps }) => {
    const filed = quarterReported(date, quarters)?.eps_diluted ?? null;
    return filed === null ? [] : [Math.abs(filed - eps) <= SAME];
  });
  const same = both.filter(Boolean).length;
  return same >= LEAST_SAME && same >= TIMES_OTHER * (both.length - same);
}
