import { daysBetween } from '#kit/time/days.ts';
import type { StatementRow as Row } from '../rows.ts';
import { withhold } from '../withhold.ts';

/** Days before the end of a year in which its first three quarters end, and in which its last one does. */
const THREE = { least: 60, most: 290 };
const SAME_DAYS = 6;
/** A fourth quarter that earned so many times what any of the three lost. */
const MORE = 1.3;

/** The equity at the end of a year less that of its third quarter; null where one is not on record. */
function changeOfEquity(year: Row, third: Row, rows: readonly Row[]): number | null {
  const last = rows.find(
    ({ equity, period_end }) =>
      equity !== null && Math.abs(daysBetween(period_end, year.period_end)) <= SAME_DAYS,
  );
  return last?.equity && third.equity !== null ? last.equity - third.equity : null;
}

/** Whether a year earned in operations what its last quarter cannot have earned: the three before lost, and the equity fell in the last. */
function isOfOtherCosts(year: Row, rows: readonly Row[]): boolean {
  const income = year.operating_income ?? 0;
  const three = rows
    .filter(({ kind, period_end, operating_income }) => {
      const days = daysBetween(period_end, year.period_end);
      return kind === 'quarter' && operating_income !== null && days > THREE.least && days < THREE.most;
    })
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const [third] = three;
  if (year.kind !== 'year' || income <= 0 || three.length !== 3 || !third) return false;
  const losses = three.map(({ operating_income: loss }) => loss ?? 0);
  const sum = losses.reduce((a, b) => a + b, 0);
  const most = Math.max(...losses.map((loss) => Math.abs(loss)));
  return sum < 0 && income - sum > most * MORE && (changeOfEquity(year, third, rows) ?? 0) < 0;
}

/**
 * Rows of years without an operating income that contradicts three quarters of losses: its last quarter would have earned more than any of them lost,
 * while the equity fell (NYC: $4.4M of 2024, -$119M of nine months; the year is of before what was written off).
 */
export const withoutProfitsOfLosses = (rows: Row[]): Row[] =>
  rows.map((row) => (isOfOtherCosts(row, rows) ? withhold(row, ['operating_income']) : row));
