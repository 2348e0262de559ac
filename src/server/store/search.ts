import type { CompanyCard } from '#contract/company.ts';
import type { Suggestion } from '#contract/suggestion.ts';
import type { Db } from '#server/db/open.ts';
import { cardColumns, toCard } from './company-card.ts';
import type { VersionedCache } from './content-version.ts';
import { listedCompanies } from './listed.ts';
import { rankCompanies, type SearchEntry, toSearchEntry } from './search-rank.ts';

const SUGGESTIONS = 3;

/** The three companies that a typed text means most likely; none for an empty text. */
export async function suggestCompanies(db: Db, cached: VersionedCache, input: string): Promise<Suggestion[]> {
  const symbols = rankCompanies(await cached('search', () => readEntries(db)), input);
  const cards = await readCards(db, symbols.slice(0, SUGGESTIONS));
  return cards.map(({ symbol, name, market, sector_name, last_sale, change_pre }) => ({
    symbol,
    name,
    market: market ?? null,
    sector_name: sector_name ?? null,
    last_sale: last_sale ?? null,
    change_pre: change_pre ?? null,
  }));
}

/** One page (counted from 1) of all companies that a text may mean, best first. */
export async function searchCompanies(
  db: Db,
  cached: VersionedCache,
  { query, page, pageSize }: { query: string; page: number; pageSize: number },
): Promise<{ data: CompanyCard[]; total: number }> {
  const symbols = rankCompanies(await cached('search', () => readEntries(db)), query);
  const start = (page - 1) * pageSize;
  return { data: await readCards(db, symbols.slice(start, start + pageSize)), total: symbols.length };
}

async function readEntries(db: Db): Promise<SearchEntry[]> {
  const rows = await listedCompanies(db).select(['symbol', 'name', 'market_cap']).execute();
  return rows.map(({ symbol, name, market_cap }) => toSearchEntry(symbol, name, market_cap));
}

/** Cards in the order of `symbols`. */
async function readCards(db: Db, symbols: readonly string[]): Promise<CompanyCard[]> {
  if (symbols.length === 0) return [];
  const rows = await listedCompanies(db).select(cardColumns).where('symbol', 'in', symbols).execute();
  const bySymbol = new Map(rows.map((row) => [row.symbol, toCard(row)]));
  return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}
