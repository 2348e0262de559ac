import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** So many quarters of the twelve months, and one before them, tell what their source calls gross profit. */
const LEAST_QUARTERS = 3;
const [SOONEST, LATEST] = [-10, 460];
/** A margin of twelve months lies between those of its quarters; one that is not on record moves it by no more than this. */
const SLACK = 0.02;

const marginOf = ({ gross_profit: gross, revenue }: Row): number | null =>
  gross !== null && revenue !== null && revenue > 0 ? gross / revenue : null;

const DECISION = 'not shown: its margin is over, or under, those of all quarters on record';

/**
 * Rows without the gross profit of a year or of twelve months whose margin is far from those of all its quarters: its source leaves out
 * other costs than theirs (GTM: 86.7%, of quarters with 83.7% to 84.5%).
 */
export function withoutOtherGross(rows: Row[]): CheckedRows {
  const doubts: Doubt[] = [];
  const quarters = rows.filter(({ kind }) => kind === 'quarter');
  const sourceOf = (row: Row) => marksOf(row).gross_profit?.source ?? row.source;
  const periods = rows.map((row) => {
    const margin = marginOf(row);
    if (row.kind === 'quarter' || margin === null) return row;
    const beside = quarters.flatMap((quarter) => {
      const days = daysBetween(quarter.period_end, row.period_end);
      const known = days >= SOONEST && days <= LATEST && sourceOf(quarter) !== sourceOf(row);
      return (known ? marginOf(quarter) : null) ?? [];
    });
    if (beside.length < LEAST_QUARTERS) return row;
    if (margin <= Math.max(...beside) + SLACK && margin >= Math.min(...beside) - SLACK) return row;
    doubts.push(doubtOf(row, 'gross_profit', DECISION));
    return withhold(row, ['gross_profit']);
  });
  return { periods, doubts };
}
