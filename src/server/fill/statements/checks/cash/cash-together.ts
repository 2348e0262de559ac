import type { FigureMark } from '#contract/financials.ts';
import { joinSources } from '#kit/financials/figures/dated.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { marksOf, withhold } from '../../withhold.ts';

const parts = ['cash', 'short_term_investments'] as const;

/** A total of the same day over the sum by more than this part counts investments that the two lines leave out. */
const MORE = 1.1;
/** What differs by no more than this part is one amount. */
const SAME = 1.02;

/** What is summed up is of one day and one currency. */
const dayOf = ({ period_end, currency }: Row): string => `${period_end} ${currency}`;

/** The total’s mark: computed, of the sources of both parts, and known to no less than the one that is known worse. */
function markOf(row: Row): FigureMark {
  const marks = marksOf(row);
  const source = joinSources(parts.map((part) => marks[part]?.source ?? row.source));
  const rounded = Math.max(...parts.map((part) => marks[part]?.rounded_to ?? 0));
  return {
    derivation: 'cash plus short-term investments',
    ...(source !== row.source && { source }),
    ...(rounded > 0 && { rounded_to: rounded }),
  };
}

/** Whether the two lines leave out investments that the total of that day has. */
const isPart = ({ cash, short_term_investments: investments, assets }: Row, total: number | undefined) =>
  cash !== null &&
  investments !== null &&
  total !== undefined &&
  total > (cash + investments) * MORE &&
  total <= (assets ?? Infinity);

/** The sum of both, or null where one is missing, or the line called cash is what another source calls the total of that day. */
function sumOf({ cash, short_term_investments: investments, assets }: Row, total: number | undefined) {
  if (cash === null || investments === null) return null;
  const sum = cash + investments;
  if (assets !== null && sum > assets) return null;
  const isTotal = total !== undefined && investments > 0 && cash <= total * SAME && total <= cash * SAME;
  return isTotal && sum > total * SAME ? null : sum;
}

/**
 * Rows whose cash with short-term investments is the sum of both wherever both stand, so that the three lines of a table agree, and with
 * it the twelve months to the same day. No sum is made that is over the assets, of a line that is the total already (IKT: cash of
 * $178.8M, which the twelve months have with its investments). Where the twelve months have a tenth more on any day, the line of investments
 * is some of several, and stands on no day (OCS: 81.3M of cash and 0.8M, of 213.0M with securities).
 */
export function withCashTogether(rows: readonly Row[]): Row[] {
  const totals = new Map(
    rows.flatMap((row): [string, number][] =>
      row.kind === 'twelve_months' && row.cash_and_investments !== null
        ? [[dayOf(row), row.cash_and_investments]]
        : [],
    ),
  );
  if (rows.some((row) => isPart(row, totals.get(dayOf(row)))))
    return rows.map((row) =>
      row.short_term_investments === null ? row : withhold(row, ['short_term_investments']),
    );
  const sums = new Map<string, { total: number; mark: FigureMark }>();
  const together = (row: Row, total: number, mark: FigureMark): Row =>
    total === row.cash_and_investments
      ? row
      : {
          ...row,
          cash_and_investments: total,
          marks: JSON.stringify({ ...marksOf(row), cash_and_investments: mark }),
        };
  const summed = rows.map((row) => {
    const total = sumOf(row, totals.get(dayOf(row)));
    if (total === null) return row;
    const mark = markOf(row);
    sums.set(dayOf(row), { total, mark: { ...mark, source: mark.source ?? row.source } });
    return together(row, total, mark);
  });
  return summed.map((row) => {
    const sum = row.kind === 'twelve_months' && row.cash_and_investments !== null && sums.get(dayOf(row));
    return sum ? together(row, sum.total, sum.mark) : row;
  });
}
