import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from './read-context.ts';
import type { StatementRow as Row } from './rows.ts';
import { marksOf, withhold } from './withhold.ts';

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

/**
 * Rows without what an extract has of a later year than it says: its day is that of the last revenue, which the issuer tags otherwise since, and its operating
 * income is the published one, of the last year, beside other sales (UCTT: −$107.4M, with what was written off in 2025, under 2024).
 */
export function withoutLaterAmounts(
  rows: Row[],
  { asOf, fundamentals }: Pick<CompanyContext, 'asOf' | 'fundamentals'>,
): Row[] {
  const { operating_income: published, sales } = fundamentals ?? {};
  if (published === null || published === undefined) return rows;
  return rows.map((row) => {
    const { kind, currency, period_end: end, operating_income: earned, revenue } = row;
    if (kind !== 'year' || currency !== 'USD' || earned === null || !isOfExtract(row, 'operating_income'))
      return row;
    const isOfSales = !!revenue && !!sales && Math.abs(revenue - sales) <= SAME_SALES * sales + ROUNDED;
    const isPublished = Math.abs(earned) >= LEAST && Math.abs(earned - published) <= ROUNDED;
    if (!isPublished || isOfSales || daysBetween(end, asOf) <= STALE_DAYS) return row;
    return withhold(
      row,
      OF_LAST_YEAR.filter((figure) => isOfExtract(row, figure)),
    );
  });
}
