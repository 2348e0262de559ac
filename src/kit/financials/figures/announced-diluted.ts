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

type Quarter = Pick<FinancialPeriod, 'period_end' | 'eps_diluted'> &
  Partial<Pick<FinancialPeriod, 'net_income' | 'diluted_shares' | 'shares_outstanding'>>;

/** What was announced is better than the net income over the shares of its quarter by this part, and by so many dollars: shares that were issued since and what preferred ones get would make it worse. */
const [BETTER, LEAST_BETTER] = [0.2, 0.03];
/** Nearer to it, it is the filed one, over a mean of shares. */
const NEAR = 0.05;
/** Three times as much and more is of other shares, as of a receipt. */
const OTHER_SHARES = 3;

/**
 * Whether what was announced of a quarter without a filed EPS is its net income over its shares; false where it is better (NCDL: $0.46, and $16.0M over 49.4 million
 * shares: funds announce their net investment income), null where neither can be said: of a loss, which warrants that count as shares make smaller (TENX).
 */
function isOfIncome(eps: number, quarter: Quarter | undefined): boolean | null {
  const { net_income: income = null, diluted_shares, shares_outstanding } = quarter ?? {};
  const shares = diluted_shares ?? shares_outstanding ?? null;
  if (income === null || !shares) return null;
  const earned = income / shares;
  const over = eps - earned;
  if (Math.abs(over) <= Math.max(SAME, NEAR * Math.abs(earned))) return true;
  if (eps <= 0 || (earned > 0 && eps >= earned * OTHER_SHARES)) return null;
  return over >= Math.max(LEAST_BETTER, BETTER * Math.abs(earned)) ? false : null;
}

/** How many of the newest reports of two years are the diluted EPS that was filed of their quarter, how many are another figure, and whether each of the newest is the same. */
function heldAgainstFiled(reports: LastReport['reports'], quarters: readonly Quarter[], ofIncome = false) {
  const both = reports.flatMap(({ date, eps }) => {
    const quarter = quarterReported(date, quarters);
    const filed = quarter?.eps_diluted ?? null;
    const isSame =
      filed !== null ? Math.abs(filed - eps) <= SAME : ofIncome ? isOfIncome(eps, quarter) : null;
    return isSame === null ? [] : [isSame];
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

/** The same of the reports of two years, newest first, and the quarters in that order: as filed earnings a share alone say, or with the net income of quarters that have none. */
export const announcedOther = (reports: LastReport['reports'], quarters: readonly Quarter[]): boolean =>
  [false, true].some((ofIncome) => {
    const { same, other, newest } = heldAgainstFiled(reports, quarters, ofIncome);
    const isOtherByNow = newest.length === NEWEST && !newest.includes(true);
    return isOtherByNow || (other >= LEAST_SAME && other >= TIMES_OTHER * same);
  });

/** What four reports add up to, and what with the filed EPS in the place of each that was announced otherwise. */
export interface FourReports {
  announced: number;
  filed: number;
}

/** The newest four reports, as announced and with what was filed of their quarters; null where there are not four of one year. */
export function fourReports(
  last: LastReport | null,
  periods: readonly FinancialPeriod[],
): FourReports | null {
  if (!last || last.year === null) return null;
  const quarters = newestFirst(periods, 'quarter');
  const filed = last.reports
    .slice(0, last.newest.length)
    .map(({ date, eps }) => quarterReported(date, quarters)?.eps_diluted ?? eps);
  return { announced: last.year, filed: filed.reduce((sum, eps) => sum + eps, 0) };
}
