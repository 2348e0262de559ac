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
  ]);
  const optionsOf = (name: string) => definitions.find((one) => one.name === name)?.options;
  expect(optionsOf('last_sale')).toEqual([{ min: 0, max: 2 }, { min: 500 }]);
  expect(optionsOf('market')).toEqual(['NASDAQ']);
});
