import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtsBetween, marksOf, withhold } from '../withhold.ts';

/** Quarters that end in so many days before the end of a year are of it. */
const YEAR_DAYS = 290;

/** The revenue of the quarters that are known exactly and lie in the year to the end of a row. */
const exactIn = ({ period_end: end, currency }: Row, rows: readonly Row[]): number[] =>
  rows.flatMap((row) => {
    const days = daysBetween(row.period_end, end);
    const isIn = days >= 0 && days < YEAR_DAYS;
    const isExact = row.kind === 'quarter' && marksOf(row).revenue?.rounded_to === undefined;
    return isIn && isExact && row.currency === currency && row.revenue !== null ? [row.revenue] : [];
  });

/**
 * Rows without a revenue of nothing that is less than what it is known to, or that a quarter in it contradicts: one known to hundreds of thousands may be of $50,000 (CDIO: $0.0M of 2025, and $2,855 to
 * $7,475 in its quarters; RFL: of which no other source has any). It stands where quarters that are known exactly have none either.
 */
export function withoutRoundedNothing(rows: Row[]): CheckedRows {
  const periods = rows.map((row) => {
    if (row.revenue !== 0) return row;
    const isRounded = marksOf(row).revenue?.rounded_to !== undefined;
    if (row.kind === 'quarter' && !isRounded) return row;
    const known = exactIn(row, rows);
    const isNothing = known.every((revenue) => revenue === 0) && (!isRounded || known.length > 0);
    return isNothing ? row : withhold(row, ['revenue']);
  });
  const decision =
    'not shown: nothing, to hundreds of thousands, or beside quarters in which something was sold';
  return { periods, doubts: doubtsBetween(rows, periods, 'revenue', decision) };
}
