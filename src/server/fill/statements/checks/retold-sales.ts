import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** Sales that fall to so much of those before, with as much gross profit, were told anew without what was sold since. */
const RETOLD = { sales: 0.4, gross: 0.9, most: 1.25 };
/** A quarter so many days before is what a quarter is held against: two may have been told anew in a row. */
const BEFORE_DAYS = 280;
/** Of less revenue one delivery makes as much. */
const LEAST = 20e6;
const DECISION =
  'not shown: of all that the company sold, beside sales that a later report told without a part of it';

type Known = Row & { revenue: number; gross_profit: number };
const isKnown = (row: Row): row is Known => row.revenue !== null && row.gross_profit !== null;

/**
 * Rows without the gross profit and the operating income of quarters whose revenue alone was told anew, without a part that was sold since: they are of all of it (ACH: $660M of June
 * 2024 with $544M of gross profit, after $2.6 billion with $536M). Such revenue stands in no growth.
 */
export function withoutRetoldSales(rows: Row[]): CheckedRows {
  const quarters = rows
    .filter((row) => row.kind === 'quarter')
    .filter(isKnown)
    .toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1));
  const retold = new Set<Row>();
  let before: Known | undefined;
  for (const row of quarters) {
    const isNear = before !== undefined && daysBetween(before.period_end, row.period_end) <= BEFORE_DAYS;
    const isRetold =
      isNear &&
      before !== undefined &&
      before.revenue >= LEAST &&
      row.revenue <= RETOLD.sales * before.revenue &&
      before.gross_profit > 0 &&
      row.gross_profit >= RETOLD.gross * before.gross_profit &&
      row.gross_profit <= RETOLD.most * before.gross_profit;
    if (isRetold) retold.add(row);
    else before = row;
  }
  if (retold.size === 0) return { periods: rows, doubts: [] };
  return {
    periods: rows.map((row) => {
      if (!retold.has(row)) return row;
      const without = withhold(
        row,
        row.operating_income === null ? ['gross_profit'] : ['gross_profit', 'operating_income'],
      );
      const marks = marksOf(without);
      return {
        ...without,
        marks: JSON.stringify({ ...marks, revenue: { ...marks.revenue, other_total: true } }),
      };
    }),
    doubts: [...retold].map((row) => doubtOf(row, 'gross_profit', DECISION)),
  };
}
