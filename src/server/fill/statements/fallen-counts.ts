import type { CheckedRows, Doubt, StatementRow as Row } from './rows.ts';
import type { CompanyContext } from './read-context.ts';
import { impliedCount } from './before-leap.ts';
import { doubtOf, withhold } from './withhold.ts';

/** Shares that are a fourth of those before were made one of several; nobody buys so many back. */
const FALL = 4;
/** What staff read of what it takes away. */
export const FALLEN_COUNTS =
  'not shown: of before a split that is not on record, after which income over them and the count fall to a fourth';
const OF_SHARES = ['eps_basic', 'eps_diluted'] as const;

const newestFirst = (a: Row, b: Row): number => (a.period_end < b.period_end ? 1 : -1);

interface Implied {
  end: string;
  count: number;
}

/** What net income over earnings a share says of the shares of each quarter, the newest first. */
const impliedOf = (rows: readonly Row[]): Implied[] =>
  rows.flatMap((row) => {
    const count = row.kind === 'quarter' ? impliedCount(row) : null;
    return count === null ? [] : [{ end: row.period_end, count }];
  });

/** Whether a count of since is a fourth of that of before; reports restate the earnings of a year ago, and not its balance. */
function isCounted(rows: readonly Row[], before: Implied, after: Implied): boolean {
  const countsOf = (isOf: (end: string) => boolean) =>
    rows.flatMap(({ period_end, shares_outstanding: shares }) =>
      shares && isOf(period_end) ? [shares] : [],
    );
  const [old] = countsOf((end) => end <= before.end);
  return old !== undefined && countsOf((end) => end >= after.end).some((since) => old >= since * FALL);
}

/**
 * Rows without earnings a share of before the newest fall of the shares to a fourth, which both the counts and the income over the
 * earnings show, and no split on record explains (CRIS: −$0.17 of 94 million shares, then −$2.13 of 5.7). What was restated stays.
 */
export function withoutOldEarnings(
  made: Row[],
  { isReceipt }: Pick<CompanyContext, 'isReceipt'>,
): CheckedRows {
  const rows = made.toSorted(newestFirst);
  const implied = impliedOf(rows);
  const at = implied.findIndex((before, i) => {
    const after = implied[i - 1];
    return after !== undefined && before.count >= after.count * FALL && isCounted(rows, before, after);
  });
  const [before, after] = [implied[at], implied[at - 1]];
  if (isReceipt || !before || !after) return { periods: made, doubts: [] };
  const doubts: Doubt[] = [];
  const periods = made.map((row) => {
    const count = impliedCount(row);
    if (row.period_end > before.end || (count !== null && count < after.count * FALL)) return row;
    const wrong = OF_SHARES.filter((figure) => row[figure] !== null);
    doubts.push(...wrong.map((figure) => doubtOf(row, figure, FALLEN_COUNTS)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
