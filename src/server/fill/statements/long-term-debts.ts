import type { CheckedRows, StatementRow as Row } from './rows.ts';
import { doubtOf, marksOf, withhold } from './withhold.ts';

/** Both debts are rounded, and one may be of a day more. */
const SAME = { part: 0.05, dollars: 1e5 };
const DECISION = 'not shown: more than all debt of the same day, so its source counts something else as well';

const sourceOf = (row: Row): string => marksOf(row).long_term_debt?.source ?? row.source;

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
  const isWrong = (row: Row) => row.long_term_debt !== null && wrong.has(sourceOf(row));
  return {
    periods: rows.map((row) => (isWrong(row) ? withhold(row, ['long_term_debt']) : row)),
    doubts: rows.flatMap((row) => (isWrong(row) ? [doubtOf(row, 'long_term_debt', DECISION)] : [])),
  };
}
