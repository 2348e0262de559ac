import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** Both debts are rounded, and one may be of a day more. */
const SAME = { part: 0.05, dollars: 1e5 };
const DECISION = 'not shown: more than all debt of the same day, so its source counts something else as well';

const sourceOf = (row: Row): string => marksOf(row).long_term_debt?.source ?? row.source;

/** By how much a part is more than the whole of its day where a table would show it; less is the rounding of the whole. */
const SEEN = { part: 0.0005, dollars: 1e5 };

/** Where it is more than all debt of its day by less, it is not shown of that day: of the two, the headlines need the whole (VYX: $1,105M, of $1,100M; MKZR: $145.6M, of $144.7M). */
const isMoreThanItsDay = ({ long_term_debt: part, period_end: end }: Row, rows: readonly Row[]): boolean =>
  rows.some(
    ({ period_end, debt }) =>
      period_end === end && debt !== null && (part ?? 0) - debt > Math.max(SEEN.dollars, SEEN.part * debt),
  );

/**
 * Rows without the long-term debt of a source that has more of it on one day than another row has of all debt: what is owed later of leases, taxes or
 * purchases is in it (KMDA: $62.3M, of $11.6M), on its other days too.
 */
export function withoutMoreThanDebt(rows: Row[]): CheckedRows {
  const wrong = new Set(
    rows.flatMap((row) => {
      const part = row.long_term_debt;
      if (part === null) return [];
      const isMore = rows.some(
        ({ period_end, debt }) =>
          period_end === row.period_end &&
          debt !== null &&
          part - debt > Math.max(SAME.dollars, SAME.part * debt),
      );
      return isMore ? [sourceOf(row)] : [];
    }),
  );
  const isWrong = (row: Row) =>
    row.long_term_debt !== null && (wrong.has(sourceOf(row)) || isMoreThanItsDay(row, rows));
  return {
    periods: rows.map((row) => (isWrong(row) ? withhold(row, ['long_term_debt']) : row)),
    doubts: rows.flatMap((row) => (isWrong(row) ? [doubtOf(row, 'long_term_debt', DECISION)] : [])),
  };
}
