import type { MarketIndices } from '#contract/market-index.ts';
import { derive, type Derived } from '../derive.ts';
import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { refreshClientFlags } from '#server/store/companies/client-flags.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { type Manifest, readPrices, readTable } from './files.ts';
import { unpackBars } from './format.ts';

/** Tables that belong to the seed, emptied before it comes in. */
const seedTables = [
  'companies',
  'company_phases',
  'sic_codes',
  'price_bars',
  'fundamentals',
  'earnings',
  'statement_facts',
  'filings',
  'insider_trades',
  'bio_phases',
  'sponsor_trials',
  'holdings',
  'ipos',
  'ownership_snapshots',
  'short_interest',
  'stakes',
  'analyst_consensus',
  'eps_estimates',
  'report_dates',
  'dividends',
  'catalysts',
  'company_facts',
  'former_names',
  'officers',
  'splits',
  'uncovered_tickers',
] as const satisfies (keyof Database)[];

const barColumns = ['symbol', 'date', 'open', 'high', 'low', 'close', 'volume', 'doubtful'];

export interface Fill {
  db: Db;
  engine: Engine;
  seedDir: string;
  onProgress: (line: string) => void;
  /** The lines and the breadth of the market, of which several parts tell: made once, after the last that changes a quote. */
  market: () => Promise<MarketIndices>;
}

/** Empties the seed's tables and fills them, or of them `only` one; `db` holds the transaction. */
export async function fillTables(fill: Fill, manifest: Manifest, only?: keyof Database): Promise<void> {
  for (const table of seedTables) await fill.db.deleteFrom(table).execute();
  // Doubts about quotes are about the rows that go.
  await fill.db.deleteFrom('figure_doubts').where('kind', '=', 'quote').execute();
  const fileOf = new Map(Object.entries(manifest.files).map(([file, { table }]) => [table, file]));
  for (const table of only ? [only] : seedTables) {
    const file = fileOf.get(table);
    if (file === undefined || table === 'price_bars') continue;
    const rows = table === 'companies' ? await fillCompanies(fill, file) : await fillTable(fill, file);
    fill.onProgress(`${table}: ${rows.toLocaleString('en-US')} rows`);
  }
  await refreshClientFlags(fill.db);
}

async function fillTable({ db, engine, seedDir }: Fill, file: string): Promise<number> {
  const { head, rows } = readTable(seedDir, file);
  const insert = bulkInsert(db, engine, head.table as keyof Database, head.columns);
  for (const row of rows) await insert.add(row as Cell[]);
  return insert.end();
}

/** Companies and their bars go together, because some columns of a company follow from its bars. */
async function fillCompanies(fill: Fill, file: string): Promise<number> {
  const { head, rows } = readTable(fill.seedDir, file);
  const companies = new Map(
    Array.from(rows, (row) => [
      row[0] as string,
      Object.fromEntries(head.columns.map((column, i) => [column, row[i] as Cell])),
    ]),
  );
  const derived = await fillBars(fill, (symbol) => companies.get(symbol) as Published);
  const columns = [
    ...new Set([...head.columns, ...Object.keys(derive([], { week52low: null, week52high: null }))]),
  ];
  const insert = bulkInsert(fill.db, fill.engine, 'companies', columns);
  for (const [symbol, company] of companies) {
    const row: Record<string, Cell> = { ...company, ...derived.get(symbol) };
    await insert.add(columns.map((column) => row[column] ?? null));
  }
  return insert.end();
}

type Published = Pick<CompaniesTable, 'week52low' | 'week52high' | 'quote_date' | 'volume'>;

async function fillBars(fill: Fill, published: (symbol: string) => Published): Promise<Map<string, Derived>> {
  const { sessions, companies } = readPrices(fill.seedDir);
  const insert = bulkInsert(fill.db, fill.engine, 'price_bars', barColumns);
  const derived = new Map<string, Derived>();
  for (const packed of companies) {
    const { symbol } = packed;
    const quote = published(symbol);
    // One volume for one day: that of the quote.
    const bars = unpackBars(packed, sessions).map((bar) =>
      bar.date === quote.quote_date && quote.volume !== null ? { ...bar, volume: quote.volume } : bar,
    );
    for (const bar of bars) {
      const full = insert.add([
        symbol,
        bar.date,
        bar.open,
        bar.high,
        bar.low,
        bar.close,
        bar.volume,
        bar.doubtful,
      ]);
      // A promise for each of a million rows would cost more than the rows.
      if (full) await full;
    }
    derived.set(symbol, derive(bars, quote));
  }
  const rows = await insert.end();
  fill.onProgress(`price_bars: ${rows.toLocaleString('en-US')} rows`);
  return derived;
}
