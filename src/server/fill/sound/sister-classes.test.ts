import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { makeSistersAgree } from './sister-classes.ts';

test('HVT, RDIB: classes of one issuer share its amounts and days; all its shares at the price of an odd class are no value', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const of = (symbol: string, cik: number, last_sale: number, is_lead_class: number) =>
    company(symbol, {
      cik,
      last_sale,
      is_lead_class,
      shares_outstanding: 10e6,
      market_cap: last_sale * 10e6,
    });
  await insertCompanies(db, [of('HVT', 1, 25, 1), of('HVT-A', 1, 30, 0), of('RDI', 2, 1.3, 1), of('RDIB', 2, 8.5, 0)]); // prettier-ignore
  const as_of = '2026-07-02';
  const published = { as_of, sales: 759e6, equity: 308e6, debt: 0 };
  await db.insertInto('fundamentals').values([
    { symbol: 'HVT', ...published, eps_ttm: 1.2 },
    { symbol: 'HVT-A', as_of, sales: 766e6, debt: 219e6, eps_ttm: 1.22 },
  ]).execute(); // prettier-ignore
  const next = { date: '2026-07-29', is_estimate: 0, as_of, source: 'Yahoo Finance' };
  await db.insertInto('report_dates').values({ symbol: 'HVT', ...next }).execute(); // prettier-ignore

  expect(await makeSistersAgree(db)).toMatchObject([{ symbol: 'RDIB', figure: 'market_cap', kind: 'quote' }]);
  const sister = db.selectFrom('fundamentals').selectAll().where('symbol', '=', 'HVT-A');
  expect(await sister.executeTakeFirst()).toMatchObject({ ...published, eps_ttm: 1.22 });
  expect(await db.selectFrom('report_dates').selectAll().where('symbol', '=', 'HVT-A').execute()).toMatchObject([next]); // prettier-ignore
  const values = await db.selectFrom('companies').select('market_cap').orderBy('symbol').execute();
  expect(values.map(({ market_cap }) => market_cap)).toEqual([250e6, 300e6, 13e6, null]);
  expect(await makeSistersAgree(db)).toEqual([]);
  await store.close();
});

test('RDIB, GLIBA: the float of all classes is not that of one, nor is what was divided by it', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const of = (symbol: string, float_shares: number | null, is_lead_class: number, cik = 2) =>
    company(symbol, {
      cik,
      is_lead_class,
      shares_outstanding: 40e6,
      last_sale: null,
      market_cap: null,
      float_shares,
      free_float: 60,
      float_as_of: '2026-06-11',
    });
  await insertCompanies(db, [of('RDI', 15_250_097, 1), of('RDIB', 15_250_097, 0), of('BELFB', 9_000_000, 1, 3), of('BELFA', 2_000_000, 0, 3), of('GLIBK', null, 1, 4), of('GLIBA', 36_737_336, 0, 4)]); // prettier-ignore
  const settled = { settlement: '2026-05-15', source: 'finra', is_days_computed: 1, is_float_computed: 1, shares_short: 4_917, percent_of_float: 0.03 }; // prettier-ignore
  await db.insertInto('short_interest').values(['RDI', 'RDIB', 'BELFA'].map((symbol) => ({ symbol, ...settled }))).execute(); // prettier-ignore

  expect(await makeSistersAgree(db)).toMatchObject([{ symbol: 'GLIBA', figure: 'float' }, { symbol: 'RDIB', figure: 'float' }]); // prettier-ignore
  const floats = await db.selectFrom('companies').select(['symbol', 'float_shares']).orderBy('symbol').execute(); // prettier-ignore
  expect(floats.flatMap(({ symbol, float_shares }) => (float_shares === null ? [] : [symbol]))).toEqual(['BELFA', 'BELFB', 'RDI']); // prettier-ignore
  const percents = await db.selectFrom('short_interest').select(['symbol', 'percent_of_float']).orderBy('symbol').execute(); // prettier-ignore
  expect(percents.map(({ percent_of_float: percent }) => percent)).toEqual([0.03, 0.03, null]);
  await store.close();
});
