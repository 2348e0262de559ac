import type { CompanyFigures } from '#contract/company-figures.ts';
import { daysBetween } from '#kit/financials/spans.ts';
import type { Db } from '#server/db/open.ts';
import type { DatedShares, Take } from './company-record.ts';

/** Days that an equity is fresh. */
const FRESH_DAYS = 457;
/** A count of the cover of a report is of its balance when it is no further from it. */
const SAME_DAY = 20;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The shares that were counted on the days of the newest equity and of the cash that headlines show. */
export async function readBalanceShares(db: Db, day: string, take: Take): Promise<void> {
  const rows = await db
    .selectFrom('financial_periods')
    .select(['symbol', 'period_end', 'equity', 'shares_outstanding'])
    .where('period_end', '>', daysBefore(day, FRESH_DAYS + SAME_DAY))
    .where((eb) => eb.or([eb('equity', 'is not', null), eb('shares_outstanding', 'is not', null)]))
    .execute();
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  await take(
    db.selectFrom('company_figures').select(['symbol', 'figures']).execute(),
    (record, { symbol, figures }) => {
      const periods = bySymbol.get(symbol) ?? [];
      const last = newest(
        periods.filter((row) => row.equity !== null && row.period_end > daysBefore(day, FRESH_DAYS)),
      );
      if (last) record.equity_shares = countOn(periods, last.period_end, 0);
      const { cash } = JSON.parse(figures) as Partial<CompanyFigures>;
      if (cash) record.cash_shares = countOn(periods, cash.period_end, SAME_DAY);
    },
  );
}

const newest = <Row extends { period_end: string }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (last, row) => (last && last.period_end >= row.period_end ? last : row),
    undefined,
  );

/** The largest count of a day, or of one that lies no further from it than `slack`. */
function countOn(
  periods: readonly { period_end: string; shares_outstanding: number | null }[],
  date: string,
  slack: number,
): DatedShares {
  const counts = periods.flatMap(({ period_end, shares_outstanding: shares }) =>
    shares !== null && Math.abs(daysBetween(period_end, date)) <= slack ? [shares] : [],
  );
  return { date, shares: counts.length === 0 ? null : Math.max(...counts) };
}
