import type { FinancialPeriod } from '#contract/financials.ts';
import { quarterReported } from '../earnings.ts';
import { daysBetween } from '../../time/days.ts';
import type { LastReport } from './last-report.ts';
import { newestFirst } from './dated.ts';

/** What was announced is what was filed within a cent and a half. */
const SAME = 0.015;
/** So many quarters of two years that are the same, and of each other one twice as many, say that the diluted EPS is what is announced. */
const [LEAST_SAME, TIMES_OTHER] = [2, 2];
/** Two in a row that are another figure say that it is by now, whatever was announced before (LPTH: a loss of $0.02 and of $0.03, of $0.20 and $0.07 filed). */
const NEWEST = 2;
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

type Quarter = Pick<FinancialPeriod, 'period_end' | 'eps_diluted'>;

/** How many of the newest reports of two years are the diluted EPS that was filed of their quarter, how many are another figure, and whether each of the newest is the same. */
function heldAgainstFiled(reports: LastReport['reports'], quarters: readonly Quarter[]) {
  const both = reports.flatMap(({ date, eps }) => {
    const filed = quarterReported(date, quarters)?.eps_diluted ?? null;
    return filed === null ? [] : [Math.abs(filed - eps) <= SAME];
  });
  const same = both.filter(Boolean).length;
  return { same, other: both.length - same, newest: both.slice(0, NEWEST) };
}

/** Whether a company announces the diluted EPS that it files. */
export function announcesFiled(last: LastReport, periods: readonly FinancialPeriod[]): boolean {
  const { same, other } = heldAgainstFiled(last.reports, newestFirst(periods, 'quarter'));
  return same >= LEAST_SAME && same >= TIMES_OTHER * other;
}

/** Whether a company announces another figure, so that its newest report, of a quarter that is not on record, has one too (WBTN: four of four). */
export const announcesOther = ({ reports }: LastReport, periods: readonly FinancialPeriod[]): boolean =>
  announcedOther(reports, newestFirst(periods, 'quarter'));

/** The same of the reports of two years, newest first, and the quarters in that order. */
export function announcedOther(reports: LastReport['reports'], quarters: readonly Quarter[]): boolean {
  const { same, other, newest } = heldAgainstFiled(reports, quarters);
  const isOtherByNow = newest.length === NEWEST && !newest.includes(true);
  return isOtherByNow || (other >= LEAST_SAME && other >= TIMES_OTHER * same);
}
