import BetterSqlite from 'better-sqlite3';
import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { withSearchIndexPaused } from '#server/db/search-index.ts';
import { publishContent } from '#server/store/publishing/publish-content.ts';
import { filledFile } from '../filled-store.ts';

/** Companies whose rows are copied too: those that the walk asks for. */
const asked = ['ABEO', 'MDXG', 'LSTA', 'BMBL', 'AAMI'];

/** Every company, and of each sixteenth all that belongs to it: enough rows of each table for an engine to choose by. */
const partOf = (symbol: string, every = 16) =>
  `where ${symbol} in (select symbol from companies where rowid % ${every} = 0 or is_sample = 1 or symbol in ('${asked.join("', '")}'))`;

const tables: Partial<Record<keyof Database, string>> = {
  companies: '',
  company_phases: '',
  sic_codes: '',
  ipos: '',
  price_bars: `${partOf('symbol')} and date >= '2026-05-01'`,
  fundamentals: '',
  earnings: partOf('symbol'),
  financial_periods: '',
  filings: partOf('symbol'),
  insider_trades: '',
  bio_phases: '',
  events: '',
  videos: '',
  clients: '',
  landing_pages: '',
  leaders: '',
  analyst_records: '',
  analyst_widgets: '',
  holdings: '',
  // More than a thousand, so that a word of a good part of all texts is one of many.
  news: `${partOf('company_symbol', 6)} or company_symbol is null`,
};

/** What the screener reads, of every company. */
const screenerTables: typeof tables = { companies: '', company_phases: '', sic_codes: '' };

/** Brings a part of the filled store into an empty one of the other engine, and publishes it. */
export async function copyPart(store: OpenStore): Promise<void> {
  await copyTables(store, tables);
  await publishContent(store);
}

/** Brings what the screener reads into an empty store of the other engine. */
export const copyScreener = (store: OpenStore): Promise<void> => copyTables(store, screenerTables);

async function copyTables(store: OpenStore, wanted: typeof tables): Promise<void> {
  const from = new BetterSqlite(await filledFile(), { readonly: true });
  await withSearchIndexPaused(store.db, store.engine, async () => {
    for (const [table, part] of Object.entries(wanted)) {
      const rows = from.prepare(`select * from ${table} ${part}`);
      const columns = rows.columns().map(({ name }) => name);
      const insert = bulkInsert(store.db, store.engine, table as keyof Database, columns);
      for (const row of rows.raw().iterate() as Iterable<Cell[]>) await insert.add(row);
      await insert.end();
    }
  });
  from.close();
}
