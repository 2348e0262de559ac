import type { FinancialPeriod } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { isFresh } from './dated.ts';

/** An amount of a fiscal year that is no line of the statements. */
export interface Beside {
  value: number;
  end: string;
  unit: string;
}

/** Two sources may write the same end of a fiscal year some days apart. */
export const SAME_END_DAYS = 6;
/** The balance of the quarter before says as well what was owed. */
const QUARTER_DAYS = 100;
/** No year’s interest is more than these parts of the debt, and of all that is owed. */
const MOST = { ofDebt: 0.4, ofLiabilities: 0.25 };
/** Amounts come in hundreds of thousands: of less, no part says anything. */
const LEAST = 1e6;

/** Whether an amount is of the company that the statements are of, in their currency, and not too old for a headline; none of less than nothing. */
function isOfStatements(
  { value, end, unit }: Beside,
  periods: readonly FinancialPeriod[],
  asOf: string,
): boolean {
  if (value < 0 || !isFresh(end, asOf)) return false;
  return periods.some(({ currency, period_end }) => currency === unit && period_end <= end);
}

/** What was owed in the months to a day, by the largest of its counts; null where nothing says. */
function owedAt(
  periods: readonly FinancialPeriod[],
  end: string,
): { debt: number | null; liabilities: number | null } {
  const near = periods.filter(({ period_end }) => {
    const days = daysBetween(period_end, end);
    return days >= -SAME_END_DAYS && days <= QUARTER_DAYS;
  });
  const most = (values: (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : Math.max(...known);
  };
  return {
    debt: most(near.flatMap(({ debt, long_term_debt }) => [debt, long_term_debt])),
    liabilities: most(near.map(({ liabilities }) => liabilities)),
  };
}

/**
 * Whether interest of a fiscal year can be what it cost: some extracts have the interest that was earned under its name (PRTA: $14.1M, beside $8.4M of leases).
 * What a bank owes is its trade, and mostly no debt.
 */
export function isInterestPaid(
  found: Beside,
  { periods, asOf, isFinancial }: { periods: readonly FinancialPeriod[]; asOf: string; isFinancial: boolean },
): boolean {
  if (!isOfStatements(found, periods, asOf)) return false;
  if (found.value < LEAST) return true;
  const { debt, liabilities } = owedAt(periods, found.end);
  if (liabilities !== null && found.value > MOST.ofLiabilities * liabilities) return false;
  return isFinancial || debt === null || found.value <= MOST.ofDebt * debt;
}

/** Whether what was paid in shares can be of a fiscal year: it is a part of the costs of its operations. */
export function isPaidInShares(
  found: Beside,
  { periods, asOf }: { periods: readonly FinancialPeriod[]; asOf: string },
): boolean {
  if (!isOfStatements(found, periods, asOf)) return false;
  const year = periods.find(
    ({ kind, period_end }) =>
      kind === 'year' && Math.abs(daysBetween(period_end, found.end)) <= SAME_END_DAYS,
  );
  if (!year || year.revenue === null || year.operating_income === null) return true;
  return found.value <= year.revenue - year.operating_income + LEAST;
}
