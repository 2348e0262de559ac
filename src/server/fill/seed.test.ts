import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#tests/support/store.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { fillStore } from './seed.ts';
import { type Bar, packBars } from './seed/format.ts';

const dir = mkdtempSync(join(tmpdir(), 'seed-'));

const sessions = Array.from({ length: 120 }, (_, i) =>
  new Date(Date.UTC(2026, 2, 5 + i)).toISOString().slice(0, 10),
);
const bars = sessions.map((date, i): Bar => ({
  date,
  open: 10,
  high: 11,
  low: 9,
  close: 10 + (i % 2),
  volume: 1000,
  doubtful: 0,
}));

interface TinySeed {
  version: string;
  companies: [symbol: string, name: string, lastSale: number][];
  filings?: unknown[][];
}

/** Writes a seed of a few rows and answers its folder. */
function writeSeed({ version, companies, filings = [] }: TinySeed): string {
  const columns = [
    'symbol',
    'name',
    'listed_name',
    'search_key',
    'security_kind',
    'market',
    'sector_name',
    'is_client',
    'is_sample',
    'last_sale',
    'week52low',
    'week52high',
  ];
  const tables: Partial<Record<keyof Database, { columns: string[]; rows: unknown[][] }>> = {
    companies: {
      columns,
      rows: companies.map(([symbol, name, lastSale]) => [
        symbol,
        name,
        name,
        name,
        'common',
        'NASDAQ',
        'Technology',
        0,
        0,
        lastSale,
        8,
        null,
      ]),
    },
    sic_codes: {
      columns: ['sic', 'office', 'title', 'sector_name', 'subdivision'],
      rows: [['7372', 'Office of Technology', 'Prepackaged software', 'Technology', 'Business services']],
    },
    filings: {
      columns: ['accession_key', 'symbol', 'cik', 'filing_type', 'filed_on', 'raw_text_link'],
      rows: filings,
    },
  };
  const files = Object.entries(tables).map(([table, { columns, rows }]) => {
    writeLines(`${table}.gz`, [{ table, columns }, ...rows]);
    return [`${table}.gz`, { table, rows: rows.length, bytes: 1 }] as const;
  });
  const sessionAt = new Map(sessions.map((date, i) => [date, i]));
  writeLines('price-bars.ndjson.gz', [
    { sessions },
    ...companies.map(([symbol]) => packBars(symbol, bars, sessionAt)),
  ]);
  writeFileSync(
    join(dir, 'manifest.json'),
    JSON.stringify({ version, quoteDate: '2026-07-02', files: Object.fromEntries(files) }),
  );
  return dir;
}

const writeLines = (file: string, lines: unknown[]): void =>
  writeFileSync(join(dir, file), gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`));

const filing = (accession: string) => [
  accession,
  'ABEO',
  318306,
  '8-K',
  '2025-10-01',
  `https://www.sec.gov/Archives/${accession}.txt`,
];

const first: TinySeed = {
  version: 'one',
  companies: [
    ['ABEO', 'Abeona', 5.25],
    ['ZUMZ', 'Zumiez', 14],
  ],
  filings: [filing('a-1')],
};

forEachEngine('filling a store from the seed', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
  });
  afterEach(() => store.close());

  const count = async (table: keyof Database): Promise<number> => {
    const row = await store.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return row.n;
  };
  const meta = () => store.db.selectFrom('meta').selectAll().orderBy('key').execute();

  test('brings every table in, says so line by line, and notes version and date', async () => {
    const lines: string[] = [];
    expect(
      await fillStore(store, {
        seedDir: writeSeed(first),
        mode: 'real',
        onProgress: (line) => lines.push(line),
      }),
    ).toBe(true);
    expect([
      await count('companies'),
      await count('price_bars'),
      await count('filings'),
      await count('sic_codes'),
    ]).toEqual([2, 240, 1, 1]);
    expect(lines).toContain('price_bars: 240 rows');
    expect(await meta()).toEqual(
      expect.arrayContaining([
        { key: 'content_version', value: expect.stringMatching(/^\S{16}$/) as unknown },
        { key: 'quote_date', value: '2026-07-02' },
        { key: 'seed_version', value: expect.stringMatching(/^one\/3\//) as unknown },
      ]),
    );
  });

  test('computes indicators from the bars, keeps the quote, and leaves an uncovered year to the published range', async () => {
    await fillStore(store, { seedDir: writeSeed(first), mode: 'real' });
    const row = await store.db
      .selectFrom('companies')
      .selectAll()
      .where('symbol', '=', 'ABEO')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      last_sale: 5.25,
      latest_sma: 10.5,
      volume_avg: 1000,
      // Published as 8, but never above the last price.
      week52low: 5.25,
      week52high: null,
      cik: null,
    });
    expect(row.latest_rsi).toBeCloseTo(50, -1);
    expect(JSON.parse(row.spark ?? '[]') as unknown).toHaveLength(60);
  });

  test('done twice changes nothing', async () => {
    await fillStore(store, { seedDir: writeSeed(first), mode: 'real' });
    expect(await fillStore(store, { seedDir: dir, mode: 'real' })).toBe(false);
    expect(await count('companies')).toBe(2);
  });

  test('two fills at the same time end with one', async () => {
    const seedDir = writeSeed(first);
    const done = await Promise.all([
      fillStore(store, { seedDir, mode: 'real' }),
      fillStore(store, { seedDir, mode: 'real' }),
    ]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await count('price_bars')).toBe(240);
  });

  test('a fill that fails half-way leaves the store as it was, and the next one succeeds', async () => {
    const broken = { ...first, filings: [filing('a-1'), filing('a-1')] };
    await expect(fillStore(store, { seedDir: writeSeed(broken), mode: 'real' })).rejects.toThrow();
    expect([await count('companies'), await count('price_bars'), (await meta()).length]).toEqual([0, 0, 0]);
    expect(await fillStore(store, { seedDir: writeSeed(first), mode: 'real' })).toBe(true);
    expect(await count('companies')).toBe(2);
  });

  test('a newer seed replaces the older one', async () => {
    await fillStore(store, { seedDir: writeSeed(first), mode: 'real' });
    await fillStore(store, {
      seedDir: writeSeed({ version: 'two', companies: [['ABEO', 'Abeona', 6]] }),
      mode: 'real',
    });
    const rows = await store.db.selectFrom('companies').select(['symbol', 'last_sale']).execute();
    expect(rows).toEqual([{ symbol: 'ABEO', last_sale: 6 }]);
    expect([await count('price_bars'), await count('filings')]).toEqual([120, 0]);
  });

  test("the mode 'none' brings the SIC codes only, and asked for later the rest comes", async () => {
    await fillStore(store, { seedDir: writeSeed(first), mode: 'none' });
    expect([await count('sic_codes'), await count('companies'), await count('price_bars')]).toEqual([
      1, 0, 0,
    ]);
    await fillStore(store, { seedDir: dir, mode: 'real' });
    expect(await count('companies')).toBe(2);
  });
});

afterAll(() => rmSync(dir, { recursive: true }));
