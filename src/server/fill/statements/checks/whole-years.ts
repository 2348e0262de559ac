import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

const FLOWS = ['revenue', 'net_income'] as const;
/** What else of a row with the sales of a year is of the year. */
const OF_YEAR = ['revenue', 'cost_of_revenue', 'gross_profit', 'operating_income', 'net_income', 'eps_diluted', 'free_cash_flow'] as const; // prettier-ignore
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

/** Quarters beside one differ by no more than this factor; one that is so many times the most of them may be a year. */
const [STEADY, MORE] = [1.8, 2.6];
/** What three quarters leave of it is a quarter, within this factor of their mean. */
const LIKE_A_QUARTER = 1.7;
/** Of less revenue one quarter may be so many times the others. */
const LEAST_REVENUE = 5e6;
const AFTER_DAYS = 200;

/** Revenue of quarters so many days before one, or after it where they are under zero. */
const revenuesIn = (quarter: Row, rows: readonly Row[], least: number, most: number): number[] =>
  rows.flatMap(({ kind, currency, period_end: end, revenue }) => {
    const days = daysBetween(end, quarter.period_end);
    return kind === 'quarter' &&
      currency === quarter.currency &&
      revenue !== null &&
      days >= least &&
      days <= most
      ? [revenue]
      : [];
  });

/**
 * Whether a quarter has the sales of a year, whose own row is not on record: four times those of the quarters before and after, which are alike, so that the three
 * before leave a quarter of it (AZZ: $1,538M in February 2024, after $391M, $399M and $382M and before $413M). The same quarter of no other year has as much, as in a season.
 */
function isLoneYear(quarter: Row, rows: readonly Row[]): boolean {
  const { kind, revenue, period_end: end } = quarter;
  if (kind !== 'quarter' || revenue === null || revenue < LEAST_REVENUE) return false;
  const before = revenuesIn(quarter, rows, SHORTEST, LONGEST);
  const after = revenuesIn(quarter, rows, -AFTER_DAYS, -SHORTEST);
  const beside = [...before, ...after];
  if (before.length !== 3 || after.length === 0 || Math.min(...beside) <= 0) return false;
  const most = Math.max(...beside);
  if (most > STEADY * Math.min(...beside) || revenue < MORE * most) return false;
  const sum = before.reduce((total, each) => total + each, 0);
  const times = (revenue - sum) / (sum / before.length);
  const isSeason = rows.some(
    (other) =>
      other.kind === 'quarter' &&
      other.period_end !== end &&
      other.period_end.slice(5, 7) === end.slice(5, 7) &&
      (other.revenue ?? 0) * 2 > revenue,
  );
  return times <= LIKE_A_QUARTER && times * LIKE_A_QUARTER >= 1 && !isSeason;
}

/** Rows without the revenue or net income of a year as of its last quarter: FWRG’s $6.9M of 2022, to which three quarters add $7.4M. */
export function withoutWholeYears(
  rows: Row[],
  { hasMilestones }: Pick<CompanyContext, 'hasMilestones'>,
): CheckedRows {
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const isLone = !hasMilestones && isLoneYear(row, rows);
    const wrong = isLone
      ? OF_YEAR.filter((figure) => row[figure] !== null)
      : FLOWS.filter((flow) => isOfYear(row, rows, flow));
    doubts.push(...wrong.map((flow) => doubtOf(row, flow, DECISION)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
