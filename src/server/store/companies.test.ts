import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanySchema } from '#contract/company.ts';
import { screenerFields } from '#contract/screener-fields.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { findCompany } from './companies.ts';

const row = company('ABC', {
  name: 'Abc Corp.', cik: 320193, sic: '2836', last_sale: 0.0004, change_pre: -1.5, daylow: 1, dayhigh: 2, latest_rsi: 55.5,
  market: 'NASDAQ', is_client: 1, is_sample: 1,
}); // prettier-ignore

const quarter = (date: string, eps_actual: number | null) => ({
  symbol: 'ABC',
  date,
  eps_actual,
  eps_estimate: 0.1,
  surprise_percent: null,
});

forEachEngine('one company', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [row, company('NIL')]);
    await store.db
      .insertInto('earnings')
      .values([quarter('2026-01-01', 0.2), quarter('2026-04-01', 0.3), quarter('2026-07-01', null)])
      .execute();
  });
  afterAll(() => store.close());

  test('it has every field of the screener, and what is not known is null', async () => {
    const found = await findCompany(store.db, 'ABC');
    expect(CompanySchema.parse(found)).toEqual(found);
    const names = screenerFields.map(({ name }) => name);
    expect(names.filter((name) => !(name in (found ?? {})))).toEqual([]);
    expect(found).toMatchObject({
      last_sale: 0.0004,
      latest_rsi: 55.5,
      cik: '320193',
      isClient: true,
      sample: true,
      volume: null,
      cash: null,
    });
  });

  test('the last earnings are the last that were reported, not the next that are expected', async () => {
    expect((await findCompany(store.db, 'ABC'))?.last_earnings).toEqual({
      date: '2026-04-01',
      epsActual: 0.3,
      epsEstimate: 0.1,
    });
  });

  test('a company of which nothing is known is still a company, without a mark of a sample', async () => {
    const found = await findCompany(store.db, 'NIL');
    expect(found).toMatchObject({ last_earnings: null, insiderOwnershipRecords: [], hasBioPhases: false });
    expect(found).not.toHaveProperty('sample');
    expect(await findCompany(store.db, 'NOPE')).toBeUndefined();
  });
});
