import { QUARTER_DAYS } from '#kit/financials/spans.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf } from '../withhold.ts';

/** Two fiscal years share months if they end fewer days apart than this. */
const SHORTEST_YEAR = 340;
/** Years and quarters counted in weeks may end this many days from those counted in months. */
const [YEAR_SLACK, QUARTER_SLACK] = [20, 12];
/** A quarter of another calendar that ends within this many days of a present one shares half of its months. */
const TOO_CLOSE_DAYS = 45;
const YEAR = 'not shown: twelve months that end within a fiscal year';
const QUARTER =
  'not shown: of a calendar that the company gave up, beside the same months of the present one';

const newestFirst = (a: Row, b: Row): number => (a.period_end < b.period_end ? 1 : -1);

/** Whether two days fall on about the same date of the year. */
function areOfOneYearEnd(a: string, b: string): boolean {
  const left = Math.abs(daysBetween(a, b)) % 365.25;
  return Math.min(left, 365.25 - left) <= YEAR_SLACK;
}

/** Years with another end than most, which share months with a year that ends as most do. */
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

/** Quarters of another calendar than the newest one's, if a quarter of that calendar with revenue or income covers half of their months. */
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
 * The rows of one calendar. Left out are twelve months of a 10-Q that are filed as a year (CVLG: to June, between years to December), ten months
 * before a liquidation (ELME), and quarters of a former fiscal year that later reports restated to the present one (RCAT: a quarter to July beside those to
 * June and September, with the same loss twice). Otherwise the table would show the same months twice, and growth would be computed between them.
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
