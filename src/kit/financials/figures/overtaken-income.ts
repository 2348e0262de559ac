import type { FinancialPeriod } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { isQuarterBefore, isYearBefore } from '../spans.ts';
import { isFresh, newestFirst, TWELVE_MONTHS_FRESH } from './dated.ts';

/** The days in which three quarters end, of the four of a year. */
const THREE_QUARTERS_DAYS = 290;
const QUARTERS = 4;
/** Days by which fiscal quarters end earlier or later than a year before. */
const SLACK_DAYS = 10;
/** An equity that moved by less of what the quarter must have earned says that it did not; twelve months of half as much, or twice, are others. */
const HALF = 0.5;
/** Of less, the million to which it was published says too much. */
const LEAST = 1e6;

type Earned = FinancialPeriod & { net_income: number };

/** A quarter in the midst of the newest four of which nobody has the net income: those since, and the one before it. */
function gapAmong(
  quarters: readonly Earned[],
): { since: Earned[]; before: Earned; three: Earned[] } | undefined {
  const [last] = quarters;
  if (!last) return undefined;
  const three = quarters.filter(
    ({ period_end: end }) => daysBetween(end, last.period_end) < THREE_QUARTERS_DAYS,
  );
  const at = three.findIndex(
    ({ period_end: end }, i) => i > 0 && !isQuarterBefore(end, three[i - 1]?.period_end ?? end),
  );
  const before = three[at];
  return three.length === QUARTERS - 1 && before ? { since: three.slice(0, at), before, three } : undefined;
}

const sumOf = (quarters: readonly Earned[]): number =>
  quarters.reduce((sum, { net_income }) => sum + net_income, 0);

/** By how much the equity moved in the quarter after a day; null where one of both ends is not on record. */
function changeAfter(periods: readonly FinancialPeriod[], day: string): number | null {
  const known = newestFirst(periods, 'quarter').filter(({ equity }) => equity !== null);
  const before = known.find(({ period_end }) => period_end === day);
  const after = known.find(({ period_end }) => isQuarterBefore(day, period_end));
  return before && after ? (after.equity ?? 0) - (before.equity ?? 0) : null;
}

/**
 * Whether a published net income is that of a fiscal year which the quarters since leave behind (LITS: -$16M, and $30.8M was lost in one quarter since): of the newest
 * four the one in the midst, which nobody has, must have earned what its equity says it did not, and with the quarters since in the place of those a year before it
 * is of another sign, half or twice as much.
 */
export function isIncomeOvertaken(
  periods: readonly FinancialPeriod[],
  income: number | null,
  asOf: string,
): boolean {
  const quarters = newestFirst(periods, 'quarter').filter(
    (row): row is Earned => row.net_income !== null && row.currency === 'USD',
  );
  const [last] = quarters;
  const gap = gapAmong(quarters);
  if (!income || !last || !gap || !isFresh(last.period_end, asOf, TWELVE_MONTHS_FRESH)) return false;
  const missing = income - sumOf(gap.three);
  const change = changeAfter(periods, gap.before.period_end);
  if (missing < LEAST || change === null || change / missing >= HALF) return false;
  const yearBefore = gap.since.flatMap(
    ({ period_end: end }) => quarters.find((row) => isYearBefore(row.period_end, end, SLACK_DAYS)) ?? [],
  );
  if (yearBefore.length !== gap.since.length) return false;
  const now = income + sumOf(gap.since) - sumOf(yearBefore);
  const ratio = now / income;
  return Math.abs(now - income) >= LEAST && (ratio <= HALF || ratio >= 1 / HALF);
}
