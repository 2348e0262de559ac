import type { Consensus, Dividends, Outlook } from '#contract/expectations.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import type { Db } from '#server/db/open.ts';
import type { DividendsTable, EpsEstimatesTable } from '#server/db/ownership-tables.ts';
import { yearAfter } from '#kit/time/days.ts';
import { isKnownCompany } from '../page-of-company.ts';

/** Next report, estimates and dividends of a company; undefined for an unknown symbol. */
export async function findOutlook(db: Db, symbol: string): Promise<Outlook | undefined> {
  const [company, next, estimates, dividends] = await Promise.all([
    db
      .selectFrom('companies')
      .select(['quote_date', 'dividend_yield'])
      .where('symbol', '=', symbol)
      .executeTakeFirst(),
    db.selectFrom('report_dates').selectAll().where('symbol', '=', symbol).executeTakeFirst(),
    db.selectFrom('eps_estimates').selectAll().where('symbol', '=', symbol).executeTakeFirst(),
    db.selectFrom('dividends').selectAll().where('symbol', '=', symbol).executeTakeFirst(),
  ]);
  if (!company) return undefined;
  return {
    symbol,
    next: next
      ? { date: next.date, isEstimate: next.is_estimate === 1, asOf: next.as_of, source: next.source }
      : null,
    estimates: estimates ? toEstimates(estimates) : null,
    dividends: dividends ? toDividends(dividends, company) : null,
  };
}

const toEstimates = (row: EpsEstimatesTable): Outlook['estimates'] => ({
  asOf: row.as_of,
  thisYear: {
    yearEnd: row.year_end,
    eps: row.this_year,
    eps30DaysAgo: row.this_year_30d,
    eps90DaysAgo: row.this_year_90d,
  },
  nextYear: {
    yearEnd: row.year_end && yearAfter(row.year_end),
    eps: row.next_year,
    // The source knows what was expected of the next year 90 days before, and of no day between.
    eps30DaysAgo: null,
    eps90DaysAgo: row.next_year_90d,
  },
  raised30Days: row.raised_30d,
  lowered30Days: row.lowered_30d,
  analysts: row.analysts,
  source: row.source,
});

const toDividends = (
  row: DividendsTable,
  company: Pick<CompaniesTable, 'quote_date' | 'dividend_yield'>,
): Dividends => ({
  asOf: row.as_of,
  rate: row.rate,
  yieldPercent: company.dividend_yield,
  priceDate: company.dividend_yield === null ? null : company.quote_date,
  fiveYearYieldPercent: row.five_year_yield_percent,
  payoutPercent: row.payout_percent,
  exDate: row.ex_date,
  lastAmount: row.last_amount,
  lastDate: row.last_date,
  source: row.source,
});

/** Recommendation and targets of a company by day, newest first; undefined for an unknown symbol. */
export async function findConsensus(
  db: Db,
  symbol: string,
): Promise<{ symbol: string; data: Consensus[] } | undefined> {
  const [isKnown, rows] = await Promise.all([
    isKnownCompany(db, symbol),
    db
      .selectFrom('analyst_consensus')
      .selectAll()
      .where('symbol', '=', symbol)
      .orderBy('as_of', 'desc')
      .execute(),
  ]);
  if (!isKnown) return undefined;
  const data = rows.map((row) => ({
    asOf: row.as_of,
    analysts: row.analysts,
    recommendation: row.recommendation,
    recommendationMean: row.recommendation_mean,
    targetMean: row.target_mean,
    targetMedian: row.target_median,
    targetHigh: row.target_high,
    targetLow: row.target_low,
    source: row.source,
  }));
  return { symbol, data };
}
