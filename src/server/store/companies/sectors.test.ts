import { expect, it } from 'vitest';
import { sectorNames } from '#contract/bounds.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { createVersionedCache } from '../content/content-version.ts';
import { createKeptFigures } from '../content/kept-figures.ts';
import { sectorEntries } from './sectors.ts';

it('are the nine cards in order, each company under one, with the median change and the sub-sectors by title of their companies', async () => {
  const store = await openSqliteStore();
  const life = { sector_name: 'Life Sciences' };
  await insertCompanies(store.db, [
    company('A', { ...life, sic: '2836', industry: 'Biological products', change_pre: 1.23456 }),
    company('B', { ...life, sic: '2834', industry: 'Pharmaceutical preparations', change_pre: 3 }),
    company('C', { ...life, sic: '2834', industry: 'Pharmaceutical preparations', change_pre: null }),
    company('A-B', {
      ...life,
      sic: '2836',
      industry: 'Biological products',
      change_pre: 90,
      is_lead_class: 0,
    }),
    company('D', { sic: null, change_pre: 90 }),
    company('M', { sector_name: 'Crypto Assets', sic: '6199', industry: 'Finance services', change_pre: 1 }),
    company('ZZSMA', { ...life, sic: '2834', industry: 'Pharmaceutical preparations', is_sample: 1 }),
  ]);
  const kept = createKeptFigures(store.db, store.engine, createVersionedCache(store.db));
  const sectors = await kept(sectorEntries);
  await store.close();
  expect(sectors.map(({ sector_name }) => sector_name)).toEqual([...sectorNames]);
  const cardOf = (name: string) => sectors.find(({ sector_name }) => sector_name === name);
  expect(cardOf('Life Sciences')).toEqual({
    sector_name: 'Life Sciences',
    companies: 4,
    median_change: 2.1173,
    industries: [
      { sic: '2836', industry: 'Biological products', companies: 2 },
      { sic: '2834', industry: 'Pharmaceutical preparations', companies: 2 },
    ],
  });
  expect(cardOf('Manufacturing')?.companies).toBe(0);
  expect(cardOf('Crypto Assets')).toMatchObject({
    companies: 1,
    industries: [{ sic: '6199', companies: 1 }],
  });
  expect(cardOf('Finance')).toMatchObject({ companies: 0, median_change: null, industries: [] });
});
