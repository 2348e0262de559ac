import { expect, it } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { readSectors } from './sectors.ts';

it('are the nine cards in order, with the median change and the sub-sectors by title of their companies', async () => {
  const store = await openSqliteStore();
  await insertCompanies(store.db, [
    company('A', { sic: '2836', industry: 'Biological products', change_pre: 1.23456 }),
    company('B', { sic: '2834', industry: 'Pharmaceutical preparations', change_pre: 3 }),
    company('C', { sic: '2834', industry: 'Pharmaceutical preparations', change_pre: null }),
    company('D', { sic: null, change_pre: 90 }),
    company('ZZSMA', { sic: '2834', industry: 'Pharmaceutical preparations', is_sample: 1 }),
  ]);
  const sectors = await readSectors(store.db);
  await store.close();
  expect(sectors.map(({ sector_name }) => sector_name)).toEqual([...sectorNames]);
  const cardOf = (name: string) => sectors.find(({ sector_name }) => sector_name === name);
  expect(cardOf('Life Sciences')).toEqual({
    sector_name: 'Life Sciences',
    companies: 3,
    median_change: 2.1173,
    industries: [
      { sic: '2836', industry: 'Biological products', companies: 1 },
      { sic: '2834', industry: 'Pharmaceutical preparations', companies: 2 },
    ],
  });
  // A company may stand under the range that the specification names, too.
  expect(cardOf('Manufacturing')?.companies).toBe(3);
  expect(cardOf('Finance')).toMatchObject({ companies: 0, median_change: null, industries: [] });
});
