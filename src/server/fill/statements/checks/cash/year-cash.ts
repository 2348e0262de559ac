import type { Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { ANNUAL_ROUNDING } from '../../periods/undated-periods.ts';
import { marksOf } from '../../withhold.ts';

/** The extract of whole years, which calls cash what may hold investments, or be in restricted accounts. */
const SOURCE = 'sec-annual';
/** Cash that is known to a fifth or worse says little. */
const LEAST = 5 * ANNUAL_ROUNDING;
/** What was published comes in whole millions, and bears out what is within a tenth of it. */
const PUBLISHED = { rounded: 0.6e6, share: 0.1 };
/** Of a company abroad sales and cash were published in dollars, of so many and more: both make one rate, within this part. */
const ABROAD = { least: 12e6, share: 0.03 };
/** Where none was published, less than a million was, or nobody knows. */
const LEAST_ALONE = 1e6;
/** The quarter before the year’s end, and the cash it bears out. */
const [QUARTER_DAYS, APART] = [100, 3];
/** The last total before the year’s end, of which less than half was cash, and what may have become of it. */
const [TOTAL_DAYS, TOTAL_APART] = [200, 2];

/** What was published with the quotes. */
type Published = Partial<Pick<Fundamentals, 'cash' | 'sales'>> | null;

const sourceOf = (row: Row): string => marksOf(row).cash?.source ?? row.source;
const isWithin = (value: number, other: number, factor: number): boolean =>
  value < other * factor && other < value * factor;

/** What a row has, on a day up to so many before `end`, of rows that another source has it of. */
function lastBefore(
  rows: readonly Row[],
  { period_end: end, currency }: Row,
  figure: 'cash' | 'cash_and_investments',
  days: number,
): { day: string; value: number } | undefined {
  const known = rows.flatMap((row) => {
    const value = row[figure];
    const isBefore = row.period_end < end && daysBetween(row.period_end, end) <= days;
    return value && isBefore && row.currency === currency ? [{ day: row.period_end, value }] : [];
  });
  return known.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
}

/** Whether the published cash, or that of the quarter before where none was published, is about the same. */
function isBorneOut(cash: number, row: Row, rows: readonly Row[], published: number | null): boolean {
  if (published !== null)
    return Math.abs(cash - published) <= Math.max(PUBLISHED.rounded, published * PUBLISHED.share);
  const before = lastBefore(rows, row, 'cash', QUARTER_DAYS);
  return cash >= LEAST_ALONE && before !== undefined && isWithin(cash, before.value, APART);
}

/** Whether the cash and the revenue of a year in another currency are as many times what was published of both in dollars (GHG: CN¥1,652M and $237M, CN¥1,097M and $157M). */
function isOfOneRate({ cash, revenue }: Row, published: Published): boolean {
  const [ofCash, ofSales] = [published?.cash ?? 0, published?.sales ?? 0];
  if (!cash || !revenue || Math.min(ofCash, ofSales) < ABROAD.least) return false;
  return Math.abs(cash / ofCash / (revenue / ofSales) - 1) <= ABROAD.share;
}

/** Whether a year’s cash that is more than the published one is about the last total, which was mostly investments. */
function isTotal(cash: number, row: Row, rows: readonly Row[], published: number | null): boolean {
  const total = lastBefore(rows, row, 'cash_and_investments', TOTAL_DAYS);
  const alone = rows.find(({ period_end, cash: known }) => period_end === total?.day && known !== null)?.cash;
  if (!total || typeof alone !== 'number' || published === null || cash <= published) return false;
  return alone * 2 < total.value && isWithin(cash, total.value, TOTAL_APART);
}

/**
 * Rows of years without a cash that one extract alone has and nothing bears out. Where the last total was mostly investments, more cash than was
 * published is such a total. Nothing is listed for staff: of that day no other source contradicts it.
 */
export function withoutUnprovenCash(rows: Row[], fundamentals: Published): Row[] {
  const published = fundamentals?.cash ?? null;
  return rows.map((row) => {
    const { cash } = row;
    if (cash === null || row.kind !== 'year' || sourceOf(row) !== SOURCE) return row;
    const total = rows.find(
      (other) => other.kind === 'twelve_months' && other.period_end === row.period_end,
    )?.cash_and_investments;
    const isOver = typeof total === 'number' && cash > total + ANNUAL_ROUNDING;
    const isProven =
      row.currency === 'USD' ? isBorneOut(cash, row, rows, published) : isOfOneRate(row, fundamentals);
    if (cash >= LEAST && !isOver && isProven) return row;
    const { cash: mark, ...marks } = marksOf(row);
    const isAll = cash >= LEAST && typeof total !== 'number' && isTotal(cash, row, rows, published);
    const kept = isAll ? { ...marks, ...(mark && { cash_and_investments: mark }) } : marks;
    return {
      ...row,
      cash: null,
      ...(isAll && { cash_and_investments: cash }),
      marks: Object.keys(kept).length > 0 ? JSON.stringify(kept) : null,
    };
  });
}
