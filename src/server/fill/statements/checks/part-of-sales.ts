import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** Published amounts come in whole millions. */
const ROUNDED = 0.6e6;
/** Sales of a year are the same within this share of them; more, where no balance says that they are of that year. */
const SAME = 0.02;
const SAME_OF_LIKELY = 0.15;
/** A balance is that of the published one within this share of it, or its rounding. */
const SAME_BALANCE = 0.002;
/** Days by which another source’s twelve months may end before or after the year. */
const NEAR_DAYS = 190;
const YEAR_DAYS = [1, 356] as const;
const QUARTERS_A_YEAR = 4;
const LEAST_QUARTERS = 2;

const DECISION = 'not shown: of the same year more was published, and of sales one tag is a part';

type Published = CompanyContext['fundamentals'];

const sourceOf = (row: Row): string => marksOf(row).revenue?.source ?? row.source;
const isOfFiler = (row: Row): boolean => sourceOf(row).startsWith('sec-');

/** An operating income of ten times its rounding and more is seldom that of two years; cash is restricted in part. */
const [LEAST_OPERATING, SAME_CASH] = [10e6, 0.02];

/** Whether operations earned what was published, and the cash at the end is about as much (CTRM: −$18.4M and $151.8M, beside −$18M and $153M). */
const isEarnedAs = ({ operating_income: earned, cash }: Row, published: NonNullable<Published>): boolean =>
  earned !== null &&
  cash !== null &&
  published.operating_income !== null &&
  published.cash !== null &&
  Math.abs(earned) >= LEAST_OPERATING &&
  Math.abs(earned - published.operating_income) <= ROUNDED &&
  Math.abs(cash - published.cash) <= published.cash * SAME_CASH;

/** Whether what was published is of the year: its balance is that of the year’s last day; null where neither that nor, without quarters, what it earned tells. */
function isPublishedOf(year: Row, rows: readonly Row[], published: NonNullable<Published>): boolean | null {
  const pairs = rows
    .filter(({ period_end }) => period_end === year.period_end)
    .flatMap((row) =>
      (['equity', 'assets', 'liabilities'] as const).flatMap((name) => {
        const [filed, said] = [row[name], published[name]];
        return filed === null || said === null ? [] : [[filed, said] as const];
      }),
    );
  const isAlone = rows.every(({ kind, revenue }) => kind !== 'quarter' || revenue === null);
  if (pairs.length === 0) return isAlone && isEarnedAs(year, published) ? true : null;
  return pairs.some(
    ([filed, said]) => Math.abs(filed - said) <= Math.max(ROUNDED, Math.abs(said) * SAME_BALANCE),
  );
}

/** Whether a third source is nearer to what was filed than to what was published. */
const isBorneOut = (year: Row, rows: readonly Row[], filed: number, sales: number): boolean =>
  rows.some(
    (row) =>
      row.kind === 'twelve_months' &&
      row.revenue !== null &&
      !isOfFiler(row) &&
      Math.abs(daysBetween(row.period_end, year.period_end)) <= NEAR_DAYS &&
      isNearer(row.revenue, filed, sales),
  );

const isNearer = (value: number, one: number, other: number): boolean =>
  value > 0 && Math.abs(Math.log(value / one)) < Math.abs(Math.log(value / other));

/** The newest year of the filer’s own, whose revenue is less than the sales that were published of it. */
function partialYear(
  rows: readonly Row[],
  published: NonNullable<Published>,
  isAbroad: boolean,
): Row | undefined {
  const { sales } = published;
  if (sales === null || sales <= 0) return undefined;
  const year = rows
    .filter(({ kind, revenue }) => kind === 'year' && revenue !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1))
    .find(isOfFiler);
  const filed = year?.revenue ?? 0;
  if (!year || year.currency !== 'USD' || filed <= 0) return undefined;
  const same = isPublishedOf(year, rows, published);
  // Of a company abroad the last year that was published may lie years back (DSX: $290M, of 2022).
  if (same === false || (same === null && isAbroad)) return undefined;
  const most = sales * (1 - (same ? SAME : SAME_OF_LIKELY)) - ROUNDED;
  return filed < most && !isBorneOut(year, rows, filed, sales) ? year : undefined;
}

/** Whether the quarters of the year are of the same tag: their mean times four is nearer to the year as filed. */
function areQuartersPartial(year: Row, rows: readonly Row[], sales: number): boolean {
  const known = rows.flatMap((row) => {
    const days = daysBetween(row.period_end, year.period_end);
    const isWithin = days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1];
    return row.kind === 'quarter' && isWithin && isOfFiler(row) ? (row.revenue ?? []) : [];
  });
  if (known.length < LEAST_QUARTERS) return false;
  const yearly = (known.reduce((sum, value) => sum + value, 0) / known.length) * QUARTERS_A_YEAR;
  return isNearer(yearly, year.revenue ?? 0, sales);
}

/**
 * Rows without a revenue that is a part of the sales: extracts read one tag, mostly that of contracts with customers, which leaves out
 * rents, leases and interest. Where more was published of the very year, the year is none, and with it the last quarter that was computed
 * of it and, if they are of the same tag, all quarters (CTOS: $1,446M of $1,944M, the rest rents of machines).
 */
export function withoutPartOfSales(
  rows: Row[],
  { fundamentals, isAbroad }: Pick<CompanyContext, 'fundamentals' | 'isAbroad'>,
): CheckedRows {
  const year = fundamentals && partialYear(rows, fundamentals, isAbroad);
  if (!year) return { periods: rows, doubts: [] };
  const quarters = areQuartersPartial(year, rows, fundamentals.sales ?? 0);
  const isPart = (row: Row): boolean =>
    row.revenue !== null &&
    isOfFiler(row) &&
    (row.kind === 'year' || quarters || marksOf(row).revenue?.derivation !== undefined);
  return {
    periods: rows.map((row) => (isPart(row) ? withhold(row, ['revenue']) : row)),
    doubts: [doubtOf(year, 'revenue', DECISION)],
  };
}
