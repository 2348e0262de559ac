import type { Uncovered } from '#contract/uncovered.ts';
import { foldText } from '#kit/text/fold.ts';
import { typedTicker } from '#kit/text/search-words.ts';
import type { Db } from '#server/db/open.ts';
import type { VersionedCache } from '../content/content-version.ts';

/** What is known of a ticker that no company here has. */
export const findUncovered = (db: Db, ticker: string): Promise<Uncovered | undefined> =>
  db.selectFrom('uncovered_tickers').selectAll().where('ticker', '=', ticker).executeTakeFirst();

/** What is known of a typed text that is a ticker and nothing else. */
export async function uncoveredTicker(db: Db, typed: string): Promise<Uncovered | undefined> {
  const ticker = typedTicker(typed);
  return ticker === undefined ? undefined : findUncovered(db, ticker);
}

/** At most this many are named beside what is found. */
const NAMED = 5;

interface Entry {
  row: Uncovered;
  words: readonly string[];
}

/** Companies that are not covered and that a text may mean: by its ticker alone, else by all words of their name. */
export async function searchUncovered(
  db: Db,
  cached: VersionedCache,
  typed: string,
  words: readonly string[],
): Promise<Uncovered[]> {
  const entries = await cached('uncovered', () => readEntries(db), []);
  const ticker = typedTicker(typed);
  const exact = entries.find(({ row }) => row.ticker === ticker);
  if (exact) return [exact.row];
  const hasAll = (entry: Entry) =>
    words.every((typedWord) => entry.words.some((word) => word.startsWith(typedWord)));
  // One short word begins the names of half the market.
  if (words.join('').length < 4) return [];
  return entries
    .filter(hasAll)
    .slice(0, NAMED)
    .map(({ row }) => row);
}

async function readEntries(db: Db): Promise<Entry[]> {
  const rows = (await db
    .selectFrom('uncovered_tickers')
    .selectAll()
    .orderBy('ticker')
    .execute()) as Uncovered[];
  return rows.map((row) => ({
    row,
    words: foldText(row.name)
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter(Boolean),
  }));
}
