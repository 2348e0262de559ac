import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { findIpos } from './ipos.ts';

const offering = (id: string, date: string | null) => ({
  id,
  company_name: id,
  symbol: null,
  status: 'filed',
  market: null,
  price: null,
  shares: null,
  amount: null,
  date,
  form: 'S-1',
  raw_text_link: null,
  source: 'test',
});

forEachEngine('offerings', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    const rows = [
      offering('c', null),
      offering('b', '2026-06-01'),
      offering('a', '2026-06-01'),
      offering('d', '2026-06-30'),
    ];
    await store.db.insertInto('ipos').values(rows).execute();
  });
  afterAll(() => store.close());

  const names = async (page: number, pageSize: number) =>
    (await findIpos(store.db, { page, pageSize })).data.map(({ company_name }) => company_name);

  it('are the newest first, those without a date last, and pages do not overlap', async () => {
    expect(await names(1, 10)).toEqual(['d', 'a', 'b', 'c']);
    expect([await names(1, 3), await names(2, 3), await names(3, 3)]).toEqual([['d', 'a', 'b'], ['c'], []]);
    expect((await findIpos(store.db, { page: 9, pageSize: 3 })).total).toBe(4);
  });

  it('name a company once, by the last thing on record, with its last amendment', async () => {
    const step = (id: string, date: string, form: string, status = 'filed') => ({
      ...offering(id, date),
      ...{ company_name: 'Acme', form, status, raw_text_link: `https://sec/${id}` },
    });
    await store.db
      .insertInto('ipos')
      .values([
        step('1', '2026-07-01', 'S-1'),
        step('2', '2026-07-05', 'S-1/A'),
        step('3', '2026-07-09', 'S-1/A'),
        step('4', '2026-07-09', '424B4', 'priced'),
      ])
      .execute();
    const { data, total } = await findIpos(store.db, { page: 1, pageSize: 10 });
    expect(total).toBe(5);
    expect(data[0]).toMatchObject({
      company_name: 'Acme',
      status: 'priced',
      form: '424B4',
      amended_on: '2026-07-09',
      amendment_link: 'https://sec/3',
    });
    expect(data.filter(({ company_name }) => company_name === 'Acme')).toHaveLength(1);
    expect(data[1]).not.toHaveProperty('amended_on');
  });

  it('say of which companies there is a page', async () => {
    await store.db.insertInto('companies').values(company('HERE')).execute();
    const priced = (symbol: string) => ({ ...offering(symbol, '2026-08-01'), symbol, status: 'priced' });
    await store.db
      .insertInto('ipos')
      .values([priced('GONE'), priced('HERE')])
      .execute();
    const { data } = await findIpos(store.db, { page: 1, pageSize: 2 });
    expect(data.map(({ symbol, has_page }) => [symbol, has_page])).toEqual([
      ['GONE', 0],
      ['HERE', 1],
    ]);
  });

  it('say what the companies that are listed now cost and are worth', async () => {
    await store.db
      .insertInto('companies')
      .values(company('KNOWN', { last_sale: 24.35, market_cap: 2_134_824_279 }))
      .execute();
    await store.db
      .insertInto('ipos')
      .values({ ...offering('KNOWN', '2026-09-01'), symbol: 'KNOWN', status: 'priced' })
      .execute();
    const { data } = await findIpos(store.db, { page: 1, pageSize: 20 });
    expect(data[0]).toMatchObject({ symbol: 'KNOWN', last_sale: 24.35, market_cap: 2_134_824_279 });
    expect(data.find(({ symbol }) => symbol === 'GONE')).not.toHaveProperty('last_sale');
  });

  it('are asked for by what happened last', async () => {
    const of = async (status: 'priced' | 'filed') =>
      (await findIpos(store.db, { page: 1, pageSize: 50, status })).data;
    expect((await of('priced')).map(({ company_name }) => company_name)).toContain('Acme');
    expect((await of('filed')).map(({ company_name }) => company_name)).not.toContain('Acme');
    const { total } = await findIpos(store.db, { page: 1, pageSize: 1, status: 'filed' });
    expect(total).toBe((await of('filed')).length);
  });

  it('have the first close of what came to market with them, and the change since', async () => {
    const bar = (symbol: string, date: string, close: number, doubtful = 0) => ({
      ...{ symbol, date, close, doubtful, open: null, high: null, low: null, volume: null },
    });
    const known = ['NEWS', 'LONG', 'ODDS'];
    await store.db
      .insertInto('companies')
      .values(known.map((symbol) => ({ ...company(symbol), last_sale: 11 })))
      .execute();
    await store.db
      .insertInto('ipos')
      .values(known.map((symbol) => ({ ...offering(symbol, '2026-09-10'), symbol, status: 'priced' })))
      .execute();
    await store.db
      .insertInto('price_bars')
      .values([
        bar('NEWS', '2026-09-09', 10),
        bar('NEWS', '2026-09-10', 12),
        // AVEX: the prospectus of a later offering.
        bar('LONG', '2026-08-28', 5),
        bar('LONG', '2026-09-10', 8),
        bar('ODDS', '2026-09-10', 1, 1),
      ])
      .execute();
    const { data } = await findIpos(store.db, { page: 1, pageSize: 3 });
    const row = (name: string) => data.find(({ symbol }) => symbol === name);
    expect(row('NEWS')).toMatchObject({ first_close: 10, since_first: 10 });
    expect(row('LONG')).not.toHaveProperty('first_close');
    expect(row('ODDS')).not.toHaveProperty('first_close');
  });
});
