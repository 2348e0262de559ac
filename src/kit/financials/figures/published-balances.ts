import type { FinancialPeriod, Fundamentals, StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { newestFirst } from './dated.ts';

/** Published amounts come in whole millions, and smaller ones are alike by chance. */
const [ROUNDED, LEAST] = [0.6e6, 5e6];

/** Whether a published balance is that of an earlier day on record, and so says nothing of the newest. NB: $28M of June 2025 beside $435M. */
export function isOfEarlierDay(
  periods: readonly FinancialPeriod[],
  figure: StatementFigure,
  published?: number | null,
): boolean {
  if (!published || Math.abs(published) < LEAST) return false;
  const [, ...earlier] = newestFirst(periods, 'quarter', 'year').filter((period) => period[figure] !== null);
  return earlier.some(
    (period) => period.currency === 'USD' && Math.abs((period[figure] ?? 0) - published) <= ROUNDED,
  );
}

const balanceLines = ['assets', 'liabilities', 'equity'] as const;
/** The last fiscal year ended no longer before the newest balance. */
const YEAR_BEFORE_DAYS = 460;

/** Whether all that was published of the balance is that of one earlier day, line by line: of small amounts as well (INBS: $3M of June beside $11M). */
export function isEarlierBalance(
  periods: readonly FinancialPeriod[],
  published: Fundamentals | null,
): boolean {
  const [newest, ...earlier] = newestFirst(periods, 'quarter', 'year').filter(
    ({ equity }) => equity !== null,
  );
  if (!published || !newest) return false;
  return earlier.some(
    (period) =>
      period.currency === 'USD' &&
      period.period_end < newest.period_end &&
      daysBetween(period.period_end, newest.period_end) <= YEAR_BEFORE_DAYS &&
      balanceLines.every((line) => {
        const [then, said] = [period[line], published[line]];
        return then !== null && said !== null && Math.abs(then - said) <= ROUNDED;
      }),
  );
}

/** Whether published liabilities are assets less equity, and so count what minority interests own: PLAB’s $631M for $207M. */
export function countsOthersShare(
  periods: readonly FinancialPeriod[],
  figure: StatementFigure,
  published?: number | null,
): boolean {
  if (figure !== 'liabilities' || !published) return false;
  const newest = newestFirst(periods, 'quarter', 'year').find((period) => period.liabilities !== null);
  if (!newest || newest.assets === null || newest.equity === null) return false;
  return Math.abs(newest.assets - newest.equity - published) <= ROUNDED;
}
