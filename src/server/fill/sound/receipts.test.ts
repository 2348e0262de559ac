import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import {
  withholdLoneReceipts,
  withholdOrdinaryCounts,
  withholdOverTrusts,
  withholdSmallReceiptFloats,
} from './receipts.ts';

test('NICM: depositary shares that nobody else counts or values have no market value; others keep theirs', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const quoted = { market_cap: 1_395e6, shares_outstanding: 229.5e6, float_shares: null };
  await insertCompanies(db, [
    company('NICM', { ...quoted, security_kind: 'ads' }),
    company('COMMON', { ...quoted, security_kind: 'common' }),
    company('FLOATS', { ...quoted, security_kind: 'ads', float_shares: 20e6 }),
    company('VALUED', { ...quoted, security_kind: 'ads' }),
  ]);
  await db
    .insertInto('fundamentals')
    .values({ symbol: 'VALUED', as_of: '2026-07-02', price_sales: 0.8 })
    .execute();

  expect(await withholdLoneReceipts(db)).toMatchObject([
    { symbol: 'NICM', figure: 'market_cap', kind: 'quote' },
  ]);
  const left = await db
    .selectFrom('companies')
    .select('symbol')
    .where('market_cap', 'is not', null)
    .orderBy('symbol')
    .execute();
  expect(left.map(({ symbol }) => symbol)).toEqual(['COMMON', 'FLOATS', 'VALUED']);
  expect(await withholdLoneReceipts(db)).toEqual([]);
  await store.close();
});

test('HCMA: a blank check of three times its trust has no market value; of a quarter more it has', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const blank = { company_type: 'blank_check', shares_outstanding: 79e6 };
  await insertCompanies(db, [
    company('HCMA', { ...blank, market_cap: 816e6 }),
    company('WSTN', { ...blank, market_cap: 81e6 }),
    company('NEW', { ...blank, market_cap: 300e6 }),
  ]);
  const assets = { HCMA: 258e6, WSTN: 65e6 };
  for (const [symbol, held] of Object.entries(assets))
    await db.insertInto('fundamentals').values({ symbol, as_of: '2026-07-02', assets: held }).execute();
  expect(await withholdOverTrusts(db)).toMatchObject([{ symbol: 'HCMA', figure: 'market_cap' }]);
  const left = await db
    .selectFrom('companies')
    .select('symbol')
    .where('market_cap', 'is not', null)
    .orderBy('symbol')
    .execute();
  expect(left.map(({ symbol }) => symbol)).toEqual(['NEW', 'WSTN']);
  await store.close();
});

test('XNET, EDN: a count of ordinary shares makes no value of receipts, and a tenth of the count is no float of them', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const receipts = { security_kind: 'ads' as const, market_cap: 1_795e6, shares_outstanding: 318e6 };
  const small = { ...receipts, float_shares: 28.6e6, free_float: 9, float_as_of: '2026-06-11' };
  await insertCompanies(db, [
    company('XNET', small),
    company('YB', { ...small, insider_ownership_percent: 93.8 }),
    company('EDN', small),
    company('COMMON', { ...small, security_kind: 'common' as const }),
    company('LARGE', { ...small, float_shares: 40e6, free_float: 12.6 }),
  ]);
  const floats = { XNET: 143.8e6, YB: 143.8e6, EDN: 28.6e6, COMMON: 143.8e6 };
  for (const [symbol, before] of Object.entries(floats))
    for (const [as_of, float_shares] of [
      ['2026-01-24', before],
      ['2026-06-11', 28.6e6],
    ] as const)
      // prettier-ignore
      await db
        .insertInto('ownership_snapshots')
        .values({ symbol, as_of, source: 'yahoo', float_shares })
        .execute();

  expect(await withholdOrdinaryCounts(db)).toMatchObject([{ symbol: 'XNET', figure: 'market_cap' }]);
  expect(await withholdSmallReceiptFloats(db)).toMatchObject([
    { symbol: 'EDN', figure: 'float' },
    { symbol: 'YB', figure: 'float' },
  ]);
  const left = await db
    .selectFrom('companies')
    .select(['symbol', 'market_cap', 'float_shares'])
    .orderBy('symbol')
    .execute();
  expect(left.filter((row) => row.market_cap === null).map(({ symbol }) => symbol)).toEqual(['XNET']);
  expect(left.filter((row) => row.float_shares === null).map(({ symbol }) => symbol)).toEqual(['EDN', 'YB']);
  await store.close();
});
