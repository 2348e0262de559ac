import type { FigureMark, StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { Doubt, StatementRow } from '../rows.ts';
import { marksOf } from '../withhold.ts';

/** Lines that change with what was sold since, as the revenue does. */
const ofSales = ['revenue', 'cost_of_revenue', 'gross_profit', 'operating_income'] as const satisfies readonly StatementFigure[]; // prettier-ignore

/** The first three quarters of a year end so many days before it, at most. */
const THREE_QUARTERS_DAYS = 285;
/** Under zero by less than this part of three quarters, sales were taken back. */
const LEAST_PART = 0.02;

/**
 * Rows in which three quarters before a revenue under zero are marked as of another version than their year: a source took them from a year that a later report
 * made smaller by what was sold since (MDU: $3.5 billion of three quarters, and $1.7 billion less than nothing in the fourth). They stand, and in no growth.
 */
export function markRestatedYears(
  rows: StatementRow[],
  doubts: readonly Doubt[],
  isFinancial: boolean,
): StatementRow[] {
  if (isFinancial) return rows;
  const marked = new Set(
    doubts.flatMap(({ figure, kind, period_end: end, found }) => {
      if (figure !== 'revenue' || kind !== 'quarter') return [];
      const said = JSON.parse(found) as { value: unknown }[];
      const most = Math.max(...said.map(({ value }) => (typeof value === 'number' ? value : 0)));
      const three = rows.filter(
        (row) =>
          row.kind === 'quarter' &&
          row.period_end < end &&
          daysBetween(row.period_end, end) <= THREE_QUARTERS_DAYS &&
          row.revenue !== null,
      );
      const sum = three.reduce((total, { revenue }) => total + (revenue ?? 0), 0);
      return three.length === 3 && most < -LEAST_PART * sum ? three : [];
    }),
  );
  return rows.map((row) => (marked.has(row) ? { ...row, marks: JSON.stringify(withVersion(row)) } : row));
}

function withVersion(row: StatementRow): Partial<Record<StatementFigure, FigureMark>> {
  const marks = marksOf(row);
  const known = ofSales.filter((figure) => row[figure] !== null);
  return {
    ...marks,
    ...Object.fromEntries(known.map((figure) => [figure, { ...marks[figure], other_total: true }])),
  };
}
