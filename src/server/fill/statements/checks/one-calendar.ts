import { QUARTER_DAYS } from '#kit/financials/spans.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf } from '../withhold.ts';

/** Two years that end fewer days apart share months. */
const SHORTEST_YEAR = 340;
/** Fiscal years, and quarters, of weeks end so many days apart from those of months. */
const [YEAR_SLACK, QUARTER_SLACK] = [20, 12];
/** So near to a quarter of the calendar of today, another shares half of its months. */
const TOO_CLOSE_DAYS = 45;
const YEAR = 'not shown: twelve months that end within a fiscal year';
const QUARTER =
  'not shown: of a calendar that the company gave up, beside the same months of the present one';

const newestFirst = (a: Row, b: Row): number => (a.period_end < b.period_end ? 1 : -1);

/** Whether two days are the same of two years, give or take some days. */
function areOfOneYearEnd(a: string, b: string): boolean {
  const left = Math.abs(daysBetween(a, b)) % 365.25;
  return Math.min(left, 365.25 - left) <= YEAR_SLACK;
}

/** The years that share months with one that ends as most of them do, and do not end so themselves. */
function yearsBetween(rows: readonly Row[]): Row[] {
  const years = rows.filter(({ kind }) => kind === 'year').toSorted(newestFirst);
  const alike = ({ period_end: end }: Row) =>
    years.filter((each) => areOfOneYearEnd(each.period_end, end)).length;
  const most = years.reduce<Row | undefined>(
    (best, row) => (best && alike(best) >= alike(row) ? best : row),
    undefined,
  );
  if (!most) return [];
  const isOwn = (row: Row): boolean => areOfOneYearEnd(row.period_end, most.period_end);
  return years.filter(
    (row) =>
      !isOwn(row) &&
      years.some(
        (own) => isOwn(own) && Math.abs(daysBetween(own.period_end, row.period_end)) < SHORTEST_YEAR,
      ),
  );
}

/** The quarters of another calendar than the newest one's, half of whose months a quarter with an income of that calendar has. */
function oldQuarters(rows: readonly Row[]): Row[] {
  const quarters = rows.filter(({ kind }) => kind === 'quarter').toSorted(newestFirst);
  const [newest] = quarters;
  if (!newest) return [];
  const isOwn = ({ period_end: end }: Row): boolean => {
    const left = daysBetween(end, newest.period_end) % QUARTER_DAYS;
    return Math.min(left, QUARTER_DAYS - left) <= QUARTER_SLACK;
  };
  const own = quarters.filter((row) => isOwn(row) && (row.revenue !== null || row.net_income !== null));
  return quarters.filter(
    (row) =>
      !isOwn(row) &&
      own.some((each) => Math.abs(daysBetween(each.period_end, row.period_end)) <= TOO_CLOSE_DAYS),
  );
}

/**
 * The rows of one calendar: without twelve months of a 10-Q under the name of a year (CVLG: to June, between years to December), ten that a liquidation left
 * (ELME), and quarters by the months of before another fiscal year, which later reports restated to the present ones (RCAT: to July beside to June and
 * September, twice the same loss). The table would have the same months twice, and growth would be counted between them.
 */
export function ofOneCalendar(rows: Row[]): CheckedRows {
  const years = yearsBetween(rows);
  const quarters = oldQuarters(rows);
  const told = [
    ...years.map((row) => ({ row, decision: YEAR })),
    ...quarters.map((row) => ({ row, decision: QUARTER })),
  ];
  const gone = new Set(told.map(({ row }) => row));
  return {
    periods: gone.size === 0 ? rows : rows.filter((row) => !gone.has(row)),
    doubts: told.flatMap(({ row, decision }) =>
      row.net_income === null ? [] : [doubtOf(row, 'net_income', decision)],
    ),
  };
}
