import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from './rows.ts';
import { doubtOf, withhold } from './withhold.ts';

const FLOWS = ['revenue', 'net_income'] as const;
type Flow = (typeof FLOWS)[number];

/** Of a smaller amount two are alike by chance. */
const LEAST = 1e5;
/** What the quarters before it add, where they are of the year as well. */
const LEAST_PART = 0.05;
const [SHORTEST, LONGEST] = [60, 300];

const DECISION = 'not shown: the amount of the year, to which other quarters add theirs';

/** Whether the last quarter of a year has the amount of all of it, while the quarters before it have theirs. */
function isOfYear(quarter: Row, rows: readonly Row[], flow: Flow): boolean {
  const value = quarter[flow];
  if (quarter.kind !== 'quarter' || value === null || Math.abs(value) < LEAST) return false;
  const year = rows.find(({ kind, period_end: end }) => kind === 'year' && end === quarter.period_end);
  if (year?.[flow] !== value) return false;
  const before = rows.flatMap(({ kind, period_end: end, [flow]: amount }) => {
    const days = daysBetween(end, quarter.period_end);
    return kind === 'quarter' && amount !== null && days >= SHORTEST && days <= LONGEST ? [amount] : [];
  });
  return Math.abs(before.reduce((sum, amount) => sum + amount, 0)) > Math.abs(value) * LEAST_PART;
}

/** Rows without the revenue or net income of a year as of its last quarter: FWRG’s $6.9M of 2022, to which three quarters add $7.4M. */
export function withoutWholeYears(rows: Row[]): CheckedRows {
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const wrong = FLOWS.filter((flow) => isOfYear(row, rows, flow));
    doubts.push(...wrong.map((flow) => doubtOf(row, flow, DECISION)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
