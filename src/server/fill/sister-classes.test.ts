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
