import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from '../read-context.ts';
import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** The extract of years that dates what it has by the last year of a tag. */
const LONE = 'sec-annual';
/** A year that ended so many days ago has a later one, which whoever files late has filed by now. */
const STALE_DAYS = 485;
/** Published amounts come in whole millions, and the extract in tenths: of less than these they say too little. */
const [ROUNDED, LEAST] = [0.56e6, 5e6];
/** Sales are those of the year within this part of them. */
const SAME_SALES = 0.01;

/** What the extract has of the last year, under the day of another one. */
const OF_LAST_YEAR = ['operating_income', 'research', 'cash', 'cash_and_investments', 'debt'] as const;

const isOfExtract = (row: Row, figure: (typeof OF_LAST_YEAR)[number]): boolean =>
  row[figure] !== null && (marksOf(row)[figure]?.source ?? row.source) === LONE;

/** The end of the year after lies so many days on. */
const NEXT_YEAR = { least: 350, most: 380 };
/** Cash in tenths of a million is the filed one within this. */
const ROUNDED_TENTH = 0.06e6;
const MOST_CASH = ['cash', 'cash_and_investments'] as const;

/**
 * Whether the cash that an extract has of a year is that of the year after as it was filed, and the year’s own another one (CLDT: $24.4M under 2024, which had
 * $20.2M, and 2025 $24.4M).
 */
function isCashOfNextYear(row: Row, rows: readonly Row[]): boolean {
  const cash = MOST_CASH.flatMap((figure) => (isOfExtract(row, figure) ? (row[figure] ?? 0) : []))[0] ?? 0;
  if (cash < LEAST) return false;
  const isIt = (other: Row) =>
    MOST_CASH.some(
      (figure) => !isOfExtract(other, figure) && Math.abs((other[figure] ?? 0) - cash) <= ROUNDED_TENTH,
    );
  const after = rows.filter(({ kind, period_end: end }) => {
    const days = daysBetween(row.period_end, end);
    return kind !== 'twelve_months' && days >= NEXT_YEAR.least && days <= NEXT_YEAR.most;
  });
  return row.cash !== null && !isIt(row) && after.some(isIt);
}

/**
 * Rows without what an extract has of a later year than it says: its day is that of the last revenue, which the issuer tags otherwise since, and its operating
 * income is the published one, of the last year, beside other sales (UCTT: −$107.4M, with what was written off in 2025, under 2024).
 */
export function withoutLaterAmounts(
  rows: Row[],
  { asOf, fundamentals }: Pick<CompanyContext, 'asOf' | 'fundamentals'>,
): Row[] {
  const { operating_income: published = null, sales } = fundamentals ?? {};
  const isPublishedOfLater = ({ period_end: end, operating_income: earned, revenue }: Row): boolean => {
    if (published === null || earned === null) return false;
    const isOfSales = !!revenue && !!sales && Math.abs(revenue - sales) <= SAME_SALES * sales + ROUNDED;
    const isPublished = Math.abs(earned) >= LEAST && Math.abs(earned - published) <= ROUNDED;
    return isPublished && !isOfSales && daysBetween(end, asOf) > STALE_DAYS;
  };
  return rows.map((row) => {
    if (row.kind !== 'year' || row.currency !== 'USD') return row;
    const isOfLater =
      (isOfExtract(row, 'operating_income') && isPublishedOfLater(row)) || isCashOfNextYear(row, rows);
    if (!isOfLater) return row;
    return withhold(
      row,
      OF_LAST_YEAR.filter((figure) => isOfExtract(row, figure)),
    );
  });
}
