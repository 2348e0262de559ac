import BetterSqlite from 'better-sqlite3';
import { openSqlite } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { rebuildSearchIndex } from '#server/db/search-index.ts';
import { publishContent } from '#server/store/publishing/publish-content.ts';

/** Tables that grow, each with the columns that must stay apart: a copy's have a number behind them. */
const grown: Readonly<Record<string, readonly string[]>> = {
  companies: ['symbol'],
  company_phases: ['symbol'],
  fundamentals: ['symbol'],
  filings: ['symbol'],
  news: ['id', 'company_symbol'],
};

/**
 * Makes every company with its phases, fundamentals, filings and news stand `copies` times in a filled store, under symbols of
 * their own, and publishes that as an ingest would. Prices stay as they are.
 */
export async function multiply(file: string, copies: number): Promise<void> {
  if (copies > 1) {
    const store = new BetterSqlite(file);
    store.pragma('synchronous = off');
    store.exec(`insert into meta (key, value) values ('search_paused', '1')`);
    for (const [table, keys] of Object.entries(grown)) {
      const columns = (store.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
      const cells = columns.map((name) => (keys.includes(name) ? `${name} || '~' || n.copy` : name));
      store.exec(`
        insert into ${table} (${columns.join(', ')}) select ${cells.join(', ')}
        from ${table}, (select value as copy from json_each('[${Array.from({ length: copies - 1 }, (_, i) => i + 1).join(',')}]')) n`);
    }
    store.close();
  }
  const store = openSqlite(file);
  if (copies > 1) await store.db.transaction().execute((tx) => rebuildSearchIndex<Database>(tx, 'sqlite'));
  await publishContent(store);
  await store.close();
}
