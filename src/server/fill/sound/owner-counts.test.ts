import { expect, test } from 'vitest';
import { packFacts } from '#server/store/statements/packed-facts.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { bareFact } from '#tests/support/statement-rows.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdCountedFloats, withholdPartCounts } from './owner-counts.ts';

const snapshot = (symbol: string, shares_outstanding: number) => ({
  symbol,
  as_of: '2026-06-27',
  source: 'yahoo',
  shares_outstanding,
});

test('BCYC: a float of all that its source counts is none beside insiders', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const quoted = { shares_outstanding: 69.8e6, float_shares: 50.37e6, free_float: 72.2 };
  await insertCompanies(db, [
    company('BCYC', { ...quoted, insider_ownership_percent: 4.5 }),
    company('ALONE', { ...quoted, insider_ownership_percent: 0.2 }),
    company('HELD', { ...quoted, float_shares: 45e6, insider_ownership_percent: 4.5 }),
  ]);
  await db
    .insertInto('ownership_snapshots')
    .values(['BCYC', 'ALONE', 'HELD'].map((symbol) => snapshot(symbol, 50.37e6)))
    .execute();
  expect(await withholdCountedFloats(db)).toMatchObject([{ symbol: 'BCYC', figure: 'float' }]);
  const left = await db
    .selectFrom('companies')
    .select('symbol')
    .where('float_shares', 'is not', null)
    .execute();
  expect(left.map(({ symbol }) => symbol).toSorted()).toEqual(['ALONE', 'HELD']);
  await store.close();
});

test('FLXS: a count of owners under what trades and what was reported before is of a part; shares that were issued since are not', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const symbols = ['FLXS', 'ISSUED', 'BOUGHT'] as const;
  await insertCompanies(
    db,
    symbols.map((symbol) => company(symbol, { shares_outstanding: 5.36e6 })),
  );
  const reported = { FLXS: '2025-12-31', ISSUED: '2026-06-30', BOUGHT: '2025-06-30' };
  await db
    .insertInto('statement_facts')
    .values(
      symbols.map((symbol) => ({
        symbol,
        packed: packFacts([bareFact('shares_outstanding', reported[symbol], 5.35e6, 'shares')]),
      })),
    )
    .execute();
  await db
    .insertInto('ownership_snapshots')
    .values(symbols.map((symbol) => snapshot(symbol, 4.08e6)))
    .execute();
  // Without a session nobody knows what day it is.
  await db
    .insertInto('price_bars')
    .values({ symbol: 'FLXS', date: '2026-07-02', close: 72.49, doubtful: 0 })
    .execute();
  expect(await withholdPartCounts(db)).toMatchObject([{ symbol: 'FLXS', figure: 'shares_outstanding' }]);
  expect(await withholdPartCounts(db)).toEqual([]);
  await store.close();
});
