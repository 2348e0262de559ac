import type { Db } from '#server/db/open.ts';

/** A company by all that people call it. */
export interface CompanyNames {
  symbol: string;
  name: string;
  formerNames: readonly string[];
  marketCap: number;
  isClient: boolean;
  isSample: boolean;
  /** What is listed are units of a partnership. */
  isOfUnits: boolean;
  quoteDate: string | null;
}

/** Every company, samples included, with its earlier names. */
export async function readCompanyNames(db: Db): Promise<CompanyNames[]> {
  const [rows, former] = await Promise.all([
    db
      .selectFrom('companies')
      .select(['symbol', 'name', 'market_cap', 'is_client', 'is_sample', 'quote_date', 'security_kind'])
      .orderBy('symbol')
      .execute(),
    db.selectFrom('former_names').select(['symbol', 'name']).orderBy('symbol').orderBy('position').execute(),
  ]);
  const earlier = Map.groupBy(former, ({ symbol }) => symbol);
  return rows.map(({ symbol, name, market_cap, is_client, is_sample, quote_date, security_kind }) => ({
    symbol,
    name,
    formerNames: earlier.get(symbol)?.map((row) => row.name) ?? [],
    marketCap: market_cap ?? 0,
    isClient: is_client === 1,
    isSample: is_sample === 1,
    isOfUnits: security_kind === 'unit',
    quoteDate: quote_date,
  }));
}

/** Tickers that no company here has, with the name and the reason. */
export const readUncoveredNames = (db: Db) =>
  db
    .selectFrom('uncovered_tickers')
    .select(['ticker', 'name', 'reason', 'symbol'])
    .orderBy('ticker')
    .execute();
