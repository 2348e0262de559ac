import { QUARTER_DAYS } from '#kit/financials/spans.ts';
import { daysBetween } from '#kit/time/days.ts';
import { isMonthEnd } from './dated-periods.ts';
import { lines } from './lines.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

/** Quarters of weeks end so many days apart from those of months. */
const SLACK_DAYS = 12;
/** Fewer days lie between the end of a part of a quarter and that of a quarter. */
const LEAST_DAYS = 80;
/** Of fewer days the rest of a quarter is none: another calendar ends a month from the one before it (ARTL). */
const LEAST_REST = 40;
/** No two quarters end so few days apart. */
const TOO_CLOSE_DAYS = 45;
const STUB = 'not shown: of a part of a quarter, as before a merger or a court gave the company new books';
const SINCE = 'not shown: of the rest of a quarter, of which a part before was told by itself';
const CLOSE = 'not shown: another quarter ends some days from it';

const flows = lines.flatMap(({ at, figure }) => (at === 'period' ? [figure] : []));

const apart = (a: Row, b: Row): number => Math.abs(daysBetween(a.period_end, b.period_end));

/** Whether two quarters end so that whole quarters lie between them. */
function areOfOneCalendar(a: Row, b: Row): boolean {
  const left = apart(a, b) % QUARTER_DAYS;
  return Math.min(left, QUARTER_DAYS - left) <= SLACK_DAYS;
}

/** Whether another year has a quarter that ends on that day: quarters of 12 and 16 weeks are of no calendar of months. */
const recurs = (row: Row, quarters: readonly Row[]): boolean =>
  quarters.some((each) => {
    const left = apart(row, each) % 365.25;
    return apart(row, each) > TOO_CLOSE_DAYS * 4 && Math.min(left, 365.25 - left) <= SLACK_DAYS;
  });

/** Whether the quarters beside a row are of one calendar, and the row ends within one of theirs. */
function isStub(quarters: readonly Row[], i: number): boolean {
  const [before, row, after] = [quarters[i - 1], quarters[i], quarters[i + 1]];
  const other = before ?? quarters[i + 2];
  if (!row || !after || !other || !areOfOneCalendar(other, after) || areOfOneCalendar(row, after))
    return false;
  return apart(row, after) < LEAST_DAYS && !recurs(row, quarters);
}

/** Whether a row has an income of its own, and not one line of a text: books that end have more lines than that. */
const hasIncome = ({ net_income, revenue, operating_income, eps_diluted }: Row): boolean =>
  net_income !== null && [revenue, operating_income, eps_diluted].some((line) => line !== null);

/** Whether a row has the same income as another one. */
const repeats = (row: Row, other: Row): boolean =>
  row.net_income === other.net_income || (row.revenue !== null && row.revenue === other.revenue);

/**
 * The rows without parts of quarters: the days to a merger or to the end of a court's proceedings, and what is left of the quarter after them (VRM: 14 days of January 2025 with $45.1M
 * that creditors gave up, and a quarter to March of 76 days; ADGM, SST). Neither is a quarter that another one is held against.
 */
export function withoutStubs(rows: readonly Row[]): CheckedRows {
  const quarters = rows
    .filter(({ kind }) => kind === 'quarter')
    .toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1));
  const stubs = new Set(quarters.filter((_, i) => isStub(quarters, i)));
  if (stubs.size === 0) return { periods: [...rows], doubts: [] };
  const rest = new Set(
    quarters.filter((row, i) => {
      const [earlier, before] = [quarters[i - 2], quarters[i - 1]];
      const isSince =
        before &&
        earlier &&
        stubs.has(before) &&
        hasIncome(before) &&
        ![earlier, row].some((each) => repeats(before, each));
      return isSince && !stubs.has(row) && apart(before, row) > LEAST_REST;
    }),
  );
  return {
    periods: rows.flatMap((row) =>
      stubs.has(row)
        ? []
        : rest.has(row)
          ? withhold(
              row,
              flows.filter((figure) => row[figure] !== null),
            )
          : row,
    ),
    doubts: [
      ...[...stubs].map((row) => doubtOf(row, row.net_income === null ? 'assets' : 'net_income', STUB)),
      ...[...rest].flatMap((row) => (row.net_income === null ? [] : doubtOf(row, 'net_income', SINCE))),
    ],
  };
}

const figuresIn = (row: Row): number =>
  Object.values(row).filter((value) => typeof value === 'number').length;

/** What says that a row is the quarter, of two that end some days apart: a filed one, at the end of a month, with more figures. */
const weightOf = (row: Row): number =>
  (row.source === 'yahoo-quarters' ? 0 : 1000) + (isMonthEnd(row.period_end) ? 500 : 0) + figuresIn(row);

/**
 * The rows without the lesser of two quarters that end some days apart in one calendar, and of which neither repeats the other: one is of another company or class (FUN: Yahoo
 * Finance’s quarter to July 2, 2023 is that of Six Flags, seven days after the one of Cedar Fair; METC).
 */
export function withoutClose(rows: readonly Row[]): CheckedRows {
  const quarters = rows.filter(({ kind }) => kind === 'quarter');
  const gone = new Set(
    quarters.filter((row) =>
      quarters.some(
        (each) =>
          each !== row &&
          apart(row, each) < TOO_CLOSE_DAYS &&
          areOfOneCalendar(row, each) &&
          (weightOf(each) > weightOf(row) ||
            (weightOf(each) === weightOf(row) && each.period_end > row.period_end)),
      ),
    ),
  );
  return {
    periods: gone.size === 0 ? [...rows] : rows.filter((row) => !gone.has(row)),
    doubts: [...gone].flatMap((row) => (row.net_income === null ? [] : doubtOf(row, 'net_income', CLOSE))),
  };
}
