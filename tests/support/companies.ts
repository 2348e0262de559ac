import type { CompaniesTable } from '#server/db/company-tables.ts';
import type { Db } from '#server/db/open.ts';
import { foldText } from '#kit/text/fold.ts';
import {
  priceColumns,
  recordColumns,
  type ScreenerColumns,
  statementColumns,
} from '#server/db/screener-tables.ts';

const unknown = {
  country: null, cik: null, sic: null, industry: null, ipo_year: null, quote_date: null, last_sale: null,
  net_change: null, change_pre: null, pre_close: null, open: null, daylow: null, dayhigh: null, volume: null,
  volume_avg: null, market_cap: null, shares_outstanding: null, float_shares: null, free_float: null,
  week52low: null, week52high: null, latest_rsi: null, latest_ema: null, latest_sma: null, latest_macd: null,
  institutional_buying: null, institutional_ownership: null, insider_ownership_percent: null,
  insider_transactions: null, year_over_year_revenue: null, quarter_over_quarter_revenue: null,
  bio_phase_pipelines: null, price_target: null, high_price_target: null, low_price_target: null,
  price_target_upside: null, buy_ratings: null, hold_ratings: null, sell_ratings: null, total_analysts: null,
  spark: null, float_as_of: null, ownership_as_of: null, target_as_of: null, listed_preferred: null,
} satisfies Partial<CompaniesTable>; // prettier-ignore

const unscreened = Object.fromEntries(
  [...statementColumns, ...recordColumns, ...priceColumns].map((column) => [column, null]),
) as unknown as ScreenerColumns;

/** A company row of which nothing is known but what is given. */
export function company(symbol: string, given: Partial<CompaniesTable> = {}): CompaniesTable {
  const name = given.name ?? `${symbol} Corp.`;
  return {
    ...unknown,
    ...unscreened,
    symbol,
    name,
    listed_name: `${name} Common Stock`,
    search_key: foldText(`${symbol} ${name}`),
    security_kind: 'common',
    market: 'NASDAQ',
    sector_name: 'Uncategorized',
    is_client: 0,
    is_sample: 0,
    quote_live: 0,
    company_type: null,
    is_lead_class: 1,
    ...given,
  };
}

/** Puts companies into a store, with a row in `company_phases` for each phase of theirs. */
export async function insertCompanies(db: Db, rows: readonly CompaniesTable[]): Promise<void> {
  for (let i = 0; i < rows.length; i += 100)
    await db
      .insertInto('companies')
      .values(rows.slice(i, i + 100))
      .execute();
  const phases = rows.flatMap(({ symbol, bio_phase_pipelines }) =>
    (bio_phase_pipelines?.split(', ') ?? []).map((phase) => ({ symbol, phase })),
  );
  if (phases.length > 0) await db.insertInto('company_phases').values(phases).execute();
}
