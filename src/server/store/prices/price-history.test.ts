import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { readPriceHistory } from './price-history.ts';

const bar = (
  symbol: string,
  date: string,
  close: number,
  over: { open?: number; doubtful?: number } = {},
) => ({
  symbol,
  date,
  open: over.open ?? null,
  high: over.open ?? null,
  low: over.open ?? null,
  close,
  volume: 100,
  doubtful: over.doubtful ?? 0,
});

const bars = [
  bar('ABC', '2026-03-31', 5, { open: 4 }),
  bar('ABC', '2025-03-31', 1, { doubtful: 1 }),
  bar('ABC', '2026-02-28', 3),
  bar('ABC', '2026-02-27', 2),
  bar('XYZ', '2026-03-31', 9),
  bar('LATE', '2026-03-27', 8),
  bar('LATE', '2026-03-30', 8, { doubtful: 1 }),
  bar('LATE', '2026-03-31', 9),
  bar('QNC', '2026-02-25', 3.75, { doubtful: 1 }),
  bar('QNC', '2026-02-26', 3.61),
  ...[8.5, 6.69].map((close, i) => bar('FJET', `2025-12-${18 + i}`, close, { doubtful: 1 })),
  bar('FJET', '2025-12-22', 31.5),
  bar('FJET', '2026-02-25', 6, { doubtful: 1 }),
];

forEachEngine('the prices of a company', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(
      store.db,
      ['ABC', 'XYZ', 'LATE', 'NIL', 'QNC', 'FJET'].map((symbol) => company(symbol)),
    );
    await store.db.insertInto('price_bars').values(bars).execute();
    await store.db
      .insertInto('company_facts')
      .values({ symbol: 'FJET', first_trade: '2025-12-18' })
      .execute();
  });
  afterAll(() => store.close());

  test('a range is counted back from the last bar, a month before a 31st from the last day of February on', async () => {
    const dates = async (range: '1M' | '1Y' | 'Max') =>
      (await readPriceHistory(store.db, 'ABC', range))?.bars.date;
    expect(await dates('1M')).toEqual(['2026-02-28', '2026-03-31']);
    expect(await dates('1Y')).toEqual(['2025-03-31', '2026-02-27', '2026-02-28', '2026-03-31']);
    expect(await dates('Max')).toHaveLength(4);
  });

  test('columns have one length, and say which sessions are doubtful', async () => {
    expect(await readPriceHistory(store.db, 'ABC', 'Max')).toEqual({
      symbol: 'ABC',
      range: 'Max',
      from: '2025-03-31',
      to: '2026-03-31',
      source: 'Nasdaq and Yahoo Finance, end of day',
      adjusted: true,
      bars: {
        date: ['2025-03-31', '2026-02-27', '2026-02-28', '2026-03-31'],
        open: [null, null, null, 4],
        high: [null, null, null, 4],
        low: [null, null, null, 4],
        close: [1, 2, 3, 5],
        volume: [100, 100, 100, 100],
      },
      unsureBefore: '2026-02-27',
      doubtfulUntil: '2025-03-31',
      doubtful: [],
    });
  });

  test('a session whose own close is doubtful makes none before it so', async () => {
    expect(await readPriceHistory(store.db, 'LATE', 'Max')).toMatchObject({
      unsureBefore: null,
      doubtfulUntil: '2026-03-30',
      doubtful: ['2026-03-30'],
    });
  });

  test('neither an early quote nor a leap in the first days of trading is called a split', async () => {
    expect(await readPriceHistory(store.db, 'QNC', 'Max')).toMatchObject({
      unsureBefore: null,
      doubtful: ['2026-02-25'],
    });
    expect(await readPriceHistory(store.db, 'FJET', 'Max')).toMatchObject({
      unsureBefore: null,
      doubtful: ['2026-02-25'],
    });
  });

  test('a company without doubtful bars says so, one without bars is empty, an unknown one undefined', async () => {
    expect((await readPriceHistory(store.db, 'XYZ', 'Max'))?.doubtfulUntil).toBeNull();
    expect(await readPriceHistory(store.db, 'NIL', '1M')).toMatchObject({
      from: null,
      to: null,
      unsureBefore: null,
      doubtfulUntil: null,
    });
    expect(await readPriceHistory(store.db, 'NOPE', '1M')).toBeUndefined();
  });

  test('an ingest’s own source is named', async () => {
    const bar = {
      symbol: 'ABC',
      open: null,
      high: null,
      low: null,
      close: 5,
      volume: 1,
      source: 'Acme feed',
    };
    const keep = (date: string) =>
      store.db
        .insertInto('ingested_bars')
        .values({ ...bar, date, ingested_at: '2026-07-03' })
        .execute();
    await keep('2026-06-01');
    expect((await readPriceHistory(store.db, 'ABC', 'Max'))?.source).toBe(
      'Nasdaq and Yahoo Finance, end of day; from Jun 1, 2026 on: Acme feed',
    );
    await keep('2001-01-02');
    expect((await readPriceHistory(store.db, 'ABC', 'Max'))?.source).toBe('Acme feed');
    await store.db.deleteFrom('ingested_bars').execute();
  });
});
