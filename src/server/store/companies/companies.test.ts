import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanySchema } from '#contract/company.ts';
import { screenerFields } from '#contract/screener-fields.ts';
import type { OpenStore } from '#server/db/open.ts';
import { figuresOf } from '#tests/fixtures/company.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { findCompany } from './companies.ts';

const row = company('ABC', {
  name: 'Abc Corp.', cik: 320193, sic: '2836', last_sale: 0.0004, change_pre: -1.5, daylow: 1, dayhigh: 2, latest_rsi: 55.5,
  market: 'NASDAQ', is_client: 1, is_sample: 1,
}); // prettier-ignore

const amount = (value: number, currency = 'USD') => ({
  value,
  currency,
  period_end: '2026-03-31',
  source: 'sec-facts',
});
const figures = figuresOf({
  cash: { ...amount(5e6), with_investments: true },
  eps: { ...amount(1.25), basis: 'four quarters' },
  operating_income: amount(7e6, 'EUR'),
  last_eps: { date: '2026-04-01', epsActual: 0.3, epsEstimate: 0.1, adjusted: null },
});

forEachEngine('one company', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [row, company('NIL')]);
    await store.db
      .insertInto('company_figures')
      .values({ symbol: 'ABC', figures: JSON.stringify(figures) })
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
    });
  });

  test('its figures come with it, and flat where they are in dollars', async () => {
    expect(await findCompany(store.db, 'ABC')).toMatchObject({
      figures,
      cash: 5e6,
      eps_ttm: 1.25,
      operating_income: null,
      last_earnings: { date: '2026-04-01', epsActual: 0.3, epsEstimate: 0.1 },
    });
  });

  test('a company of which nothing is known is still a company, without a mark of a sample', async () => {
    const found = await findCompany(store.db, 'NIL');
    expect(found).toMatchObject({ last_earnings: null, insiderOwnershipRecords: [], hasBioPhases: false });
    expect(found).not.toHaveProperty('sample');
    expect(await findCompany(store.db, 'NOPE')).toBeUndefined();
  });
});
