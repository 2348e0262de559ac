import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSession } from '#kit/market/market-calendar.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { listDoubts } from '#server/store/statements/figure-doubts.ts';
import { readFilledStore } from '../support/store.ts';

const seedDir = new URL('../../data/seed', import.meta.url).pathname;
const universe = new URL('../../../shared/data/universe/', import.meta.url).pathname;

interface SnapshotRow {
  symbol: string;
  name: string;
  lastsale: string;
  netchange: string;
  pctchange: string;
  volume: string;
  marketCap: string;
}

let store: OpenStore;
beforeAll(async () => {
  store = await readFilledStore();
});
afterAll(() => store.close());

/** How many real rows a table has: none of the samples. */
const count = async (table: keyof Database): Promise<number> => {
  const column =
    { holdings: 'company_symbol', sic_codes: 'sic', sponsor_trials: 'nct' }[table as string] ?? 'symbol';
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
    where ${sql.ref(column)} is null or ${sql.ref(column)} not in (select symbol from companies where is_sample = 1)`.execute(
    store.db,
  );
  return rows[0]?.n ?? 0;
};

test('every table has as many rows as the manifest says', async () => {
  const { files } = JSON.parse(readFileSync(join(seedDir, 'manifest.json'), 'utf8')) as {
    files: Record<string, { table: keyof Database; rows: number }>;
  };
  const doubts = await listDoubts(store.db);
  const withheld = (name: string) => doubts.filter(({ figure }) => figure === name).length;
  for (const { table, rows } of Object.values(files)) {
    const found = await count(table);
    if (table === 'insider_trades') {
      // Of several trades of one day in other shares one is listed.
      expect(withheld('insider_trade')).toBeGreaterThan(0);
      expect(rows - found).toBeGreaterThanOrEqual(withheld('insider_trade'));
      expect(rows - found).toBeLessThan(3 * withheld('insider_trade'));
    } else if (table === 'short_interest') {
      // With a settlement of before a split those before it go.
      expect(withheld('short_interest')).toBeGreaterThan(0);
      expect(rows - found).toBeGreaterThanOrEqual(withheld('short_interest'));
      expect(rows - found).toBeLessThan(3 * withheld('short_interest'));
    } else if (table === 'report_dates') {
      // A second class has the day of its sister.
      expect(found - rows).toBeGreaterThan(0);
      expect(found - rows).toBeLessThan(20);
    } else if (table === 'earnings') {
      // Reports of a company that had the ticker before are none of this one, a day that is left without a figure is none (664), and none is of before a
      // gap of two years (702).
      expect(rows - found).toBeGreaterThan(0);
      expect(rows - found).toBeLessThan(1_500);
    } else if (table === 'fundamentals') {
      // A row of which nothing is known, or left, is none: of a blank check what was published is of before its offering.
      expect(rows - found).toBeGreaterThan(0);
      expect(rows - found).toBeLessThan(130);
    } else expect([table, found]).toEqual([table, rows]);
  }
  expect(await count('companies')).toBeGreaterThanOrEqual(4_000);
});

test('no company is a warrant, right, bundle, preferred share, note or fund', async () => {
  const rows = await store.db
    .selectFrom('companies')
    .select(['symbol', 'name', 'listed_name', 'security_kind', 'market_cap'])
    .execute();
  const wrong = rows.filter(
    ({ symbol, listed_name, security_kind, market_cap }) =>
      /[\^/\s]/.test(symbol) ||
      /\b(warrants?|rights?|units|notes|debentures?|preferred stock|fund|ETF)\W*$/i.test(
        security_kind === 'unit' ? '' : listed_name,
      ) ||
      /\bdue \d{4}\b|%/.test(listed_name) ||
      (market_cap ?? 0) >= 5e9,
  );
  expect(wrong).toEqual([]);
});

test('names are names: not empty, and without the description of the security', async () => {
  const names = await store.db.selectFrom('companies').select('name').execute();
  const wrong = names.filter(
    ({ name }) =>
      name.trim() === '' || name !== name.trim() || /common stock|ordinary shares?|depositary/i.test(name),
  );
  expect(wrong).toEqual([]);
});

test('companies point only at SIC codes that exist, and children only at companies that exist', async () => {
  const orphan = async (
    table:
      | 'price_bars'
      | 'fundamentals'
      | 'earnings'
      | 'financial_periods'
      | 'filings'
      | 'insider_trades'
      | 'bio_phases'
      | 'company_phases',
  ) =>
    store.db
      .selectFrom(table)
      .select('symbol')
      .where('symbol', 'not in', (eb) => eb.selectFrom('companies').select('companies.symbol'))
      .limit(1)
      .execute();
  for (const table of [
    'price_bars',
    'fundamentals',
    'earnings',
    'financial_periods',
    'filings',
    'insider_trades',
    'bio_phases',
    'company_phases',
  ] as const)
    expect([table, await orphan(table)]).toEqual([table, []]);
  const unknownSic = await store.db
    .selectFrom('companies')
    .select('symbol')
    .where('sic', 'not in', (eb) => eb.selectFrom('sic_codes').select('sic_codes.sic'))
    .execute();
  expect(unknownSic).toEqual([]);
});

test('every bar is of a session', async () => {
  const days = await store.db.selectFrom('price_bars').select('date').distinct().execute();
  expect(days.map(({ date }) => date).filter((date) => !isSession(date))).toEqual([]);
});

test('a bar never closes or opens outside its own range', async () => {
  const wrong = await store.db
    .selectFrom('price_bars')
    .select(['symbol', 'date'])
    .where((eb) =>
      eb.or([
        eb('close', '>', eb.ref('high')),
        eb('close', '<', eb.ref('low')),
        eb('open', '>', eb.ref('high')),
        eb('open', '<', eb.ref('low')),
        eb('close', '<=', 0),
      ]),
    )
    .execute();
  expect(wrong).toEqual([]);
});

test('figures stay within what they can be', async () => {
  const rows = await store.db.selectFrom('companies').selectAll().where('is_sample', '=', 0).execute();
  const wrong = rows.filter(
    (row) =>
      (row.latest_rsi ?? 50) < 0 ||
      (row.latest_rsi ?? 50) > 100 ||
      (row.latest_sma ?? 1) <= 0 ||
      (row.latest_ema ?? 1) <= 0 ||
      (row.volume_avg ?? 0) < 0 ||
      (row.week52low ?? 0) > (row.week52high ?? Infinity),
  );
  expect(wrong.map(({ symbol }) => symbol)).toEqual([]);
});

describe.skipIf(!existsSync(universe))('against the snapshot (skipped without ../shared/data)', () => {
  // The suite is collected even where it is skipped.
  const exchanges = existsSync(universe) ? ['nasdaq', 'nyse', 'amex'] : [];
  const listed = exchanges.flatMap(
    (exchange) =>
      JSON.parse(
        gunzipSync(readFileSync(join(universe, `${exchange}_full_tickers_2026-07-02.json.gz`))).toString(),
      ) as SnapshotRow[],
  );
  const number = (text: string) => (text.trim() === '' ? null : Number(text.replace(/[$%,]/g, '')));

  test('every quote is the published one', async () => {
    const bySymbol = new Map(listed.map((row) => [row.symbol.trim().replace('/', '-'), row]));
    const rows = await store.db.selectFrom('companies').selectAll().where('is_sample', '=', 0).execute();
    const withheld = new Set(
      (await listDoubts(store.db))
        .filter(({ figure }) => figure === 'market_cap')
        .map(({ symbol }) => symbol),
    );
    // Of a count that others contradict, or of the newer count that they bear out; of a price in cents of a count that none bears out.
    expect(withheld.size).toBeLessThan(50);
    const isValue = ({ symbol, market_cap }: (typeof rows)[number], published: number | null) =>
      market_cap === published
        ? !withheld.has(symbol)
        : withheld.has(symbol) && (market_cap === null || market_cap > 1.25 * (published ?? 0));
    const wrong = rows.filter((row) => {
      const source = bySymbol.get(row.symbol);
      return (
        source === undefined ||
        row.last_sale !== number(source.lastsale) ||
        row.net_change !== number(source.netchange) ||
        row.change_pre !== number(source.pctchange) ||
        row.volume !== number(source.volume) ||
        !isValue(row, number(source.marketCap) || null)
      );
    });
    // MTAL: its count was that of the company that had the ticker before.
    expect(wrong.map(({ symbol, market_cap }) => [symbol, market_cap])).toEqual([['MTAL', null]]);
  });

  test('the last bar of nearly every company closes at its last price', async () => {
    const rows = await store.db
      .selectFrom('companies')
      .innerJoin('price_bars', (join) =>
        join
          .onRef('price_bars.symbol', '=', 'companies.symbol')
          .onRef('price_bars.date', '=', 'companies.quote_date'),
      )
      .where('companies.is_sample', '=', 0)
      .select(['companies.symbol', 'last_sale', 'close'])
      .execute();
    const agreeing = rows.filter(
      ({ last_sale, close }) => last_sale !== null && Math.abs(close / last_sale - 1) < 0.005,
    );
    expect(agreeing.length / rows.length).toBeGreaterThan(0.99);
  });
});
