import { expect, it } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { readFilterDefinitions } from './filter-definitions.ts';

it('offers the fields that some listed company has a value of, with how many have one', async () => {
  const store = await openSqliteStore();
  await insertCompanies(store.db, [
    company('A', { last_sale: 1, market_cap: 6e5 }),
    company('B', { last_sale: 700 }),
    company('ZZSMA', { is_sample: 1, free_float: 50, market: 'OTC' }),
  ]);
  const definitions = await readFilterDefinitions(store.db);
  await store.close();
  expect(definitions.map(({ name, count, active }) => [name, count, active])).toEqual([
    ['last_sale', 2, false],
    ['market_cap', 1, true],
    ['market', 2, false],
    ['size', 1, false],
  ]);
  const optionsOf = (name: string) => definitions.find((one) => one.name === name)?.options;
  expect(optionsOf('last_sale')).toEqual([{ min: 0, max: 2 }, { min: 500 }]);
  expect(optionsOf('market')).toEqual(['NASDAQ']);
});

it('says of each field what it is drawn from and of when, and offers last what fewer than one in five has', async () => {
  const store = await openSqliteStore();
  const row = { last_sale: 5, quote_date: '2026-07-02', statements_to: '2026-03-31' };
  const many = Array.from({ length: 11 }, (_, i) => company(`A${i}`, { ...row, price_sales: i }));
  await insertCompanies(store.db, [
    ...many,
    company('B', {
      ...row,
      ev_ebitda: 9,
      price_earnings: 9,
      bio_phase_pipelines: 'Phase 2',
      statements_to: '2025-12-31',
    }),
  ]);
  const definitions = await readFilterDefinitions(store.db);
  await store.close();
  const names = definitions.map(({ name }) => name);
  expect(names.at(-1)).toBe('ev_ebitda');
  expect(definitions.filter(({ sparse }) => sparse).map(({ name }) => name)).toEqual(['ev_ebitda']);
  expect(definitions.find(({ name }) => name === 'price_sales')).toMatchObject({
    source: 'SEC and Yahoo Finance',
    from: '2025-12-31',
    to: '2026-03-31',
  });
});
