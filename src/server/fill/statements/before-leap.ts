import type { StatementFigure } from '#contract/financials.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from './rows.ts';
import type { CompanyContext } from './read-context.ts';
import { doubtOf, withhold } from './withhold.ts';

/** So many times the shares that trade before a leap of the closes were counted before a reverse split. */
const MORE = 1.5;
/** What is counted in shares, or divided by them. */
const OF_SHARES = ['shares_outstanding', 'diluted_shares', 'eps_basic', 'eps_diluted'] as const;

/** Under this a rounded cent says little of a count. */
const LEAST_EPS = 0.05;

/** Of how many shares the earnings a share are, where no count is on record: MOBX’s loss of $2.3M, at $0.06. */
export const impliedCount = ({ net_income: income, eps_diluted: eps }: Row): number | null =>
  income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS && income * eps > 0 ? income / eps : null;

/** What staff read of what it takes away. */
export const BEFORE_LEAP = 'not shown: of before a likely split, of half as many shares again as trade';

/** Twelve months of a receipt whose earnings are of so many more than trade since the leap: XTLB’s $0.90, of 7.0 million, and 2.5 trade. */
const isOfMoreReceipts = (row: Row, leap: string, sharesToday: number): boolean =>
  row.kind === 'twelve_months' && row.period_end < leap && (impliedCount(row) ?? 0) >= sharesToday * MORE;

/**
 * Rows without counts and earnings a share of before a leap of the closes that is likely a split of unknown ratio, up to the last count
 * of half as many shares again as trade, and as the next one has (BARK: 172.8 million, and 8.8 million today). What a receipt stands for
 * is counted otherwise, so that only its twelve months are asked, and what was issued since explains fewer.
 */
export function withoutBeforeLeap(
  rows: Row[],
  { leap, sharesToday, isReceipt }: Pick<CompanyContext, 'leap' | 'sharesToday' | 'isReceipt'>,
): CheckedRows {
  const none = { periods: rows, doubts: [] };
  if (leap === undefined || sharesToday === null) return none;
  if (isReceipt) return withoutShares(rows, (row) => isOfMoreReceipts(row, leap, sharesToday));
  const counts = rows
    .flatMap((row) => {
      const shares = row.shares_outstanding ?? impliedCount(row);
      return row.kind === 'quarter' && shares !== null ? [{ end: row.period_end, shares }] : [];
    })
    .sort((a, b) => (a.end < b.end ? 1 : -1));
  const last = counts.find(({ end, shares }, i) => {
    const after = counts[i - 1]?.shares ?? sharesToday;
    return end < leap && shares >= sharesToday * MORE && shares >= after * MORE;
  });
  return last ? withoutShares(rows, ({ period_end: end }) => end <= last.end) : none;
}

/** What is counted in shares is not shown of these rows. */
function withoutShares(rows: readonly Row[], isWrong: (row: Row) => boolean): CheckedRows {
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    if (!isWrong(row)) return row;
    const wrong = OF_SHARES.filter((figure) => row[figure] !== null) satisfies StatementFigure[];
    doubts.push(...wrong.map((figure) => doubtOf(row, figure, BEFORE_LEAP)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
