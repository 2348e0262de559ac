import type { CompanyCard } from '#contract/company.ts';
import type { Paged } from '#contract/paging.ts';
import type { TextQuery } from '#contract/search.ts';
import type { Suggestion } from '#contract/suggestion.ts';
import type { Db } from '#server/db/open.ts';
import { cardColumns, toCard } from '../companies/company-card.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { listedCompanies } from '../listed.ts';
import {
  entryOf,
  formerNameByWhich,
  rankCompanies,
  type SearchIndex,
  toSearchEntry,
  toSearchIndex,
} from './search-rank.ts';

const SUGGESTIONS = 3;

/** The three companies that a typed text means most likely; none for an empty text. */
export async function suggestCompanies(db: Db, cached: VersionedCache, input: string): Promise<Suggestion[]> {
  const symbols = rankCompanies(await cached('search', () => readIndex(db), []), input);
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
  { query, page, pageSize, forgives }: TextQuery & { forgives?: boolean },
): Promise<Paged<CompanyCard>> {
  const symbols = rankCompanies(await cached('search', () => readIndex(db), []), query, forgives);
  const start = (page - 1) * pageSize;
  return { data: await readCards(db, symbols.slice(start, start + pageSize)), total: symbols.length };
}

/** The earlier name by which each of these companies was found; none for who was found by what it is called now. */
export async function foundByFormerName(
  db: Db,
  cached: VersionedCache,
  companies: readonly Pick<CompanyCard, 'symbol'>[],
  query: string,
): Promise<Map<string, string>> {
  const index = await cached('search', () => readIndex(db), []);
  return new Map(
    companies.flatMap(({ symbol }): [string, string][] => {
      const entry = entryOf(index, symbol);
      const name = entry && formerNameByWhich(entry, query);
      return name === undefined ? [] : [[symbol, name]];
    }),
  );
}

async function readIndex(db: Db): Promise<SearchIndex> {
  const [rows, names] = await Promise.all([
    listedCompanies(db).select(['symbol', 'name', 'market_cap']).execute(),
    db.selectFrom('former_names').select(['symbol', 'name']).orderBy('symbol').orderBy('position').execute(),
  ]);
  const earlier = Map.groupBy(names, ({ symbol }) => symbol);
  return toSearchIndex(
    rows.map(({ symbol, name, market_cap }) =>
      toSearchEntry(
        symbol,
        name,
        market_cap,
        earlier.get(symbol)?.map((former) => former.name),
      ),
    ),
  );
}

/** Cards in the order of `symbols`. */
async function readCards(db: Db, symbols: readonly string[]): Promise<CompanyCard[]> {
  if (symbols.length === 0) return [];
  const rows = await listedCompanies(db).select(cardColumns).where('symbol', 'in', symbols).execute();
  const bySymbol = new Map(rows.map((row) => [row.symbol, toCard(row)]));
  return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}
