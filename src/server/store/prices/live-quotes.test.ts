import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { kindsOf, readWaiting } from '../content/content-version.ts';
import { clearLiveQuotes } from './live-quotes.ts';

const quote = { last_sale: 3, pre_close: 2, change_pre: 50, net_change: 1, volume: 100, open: 2 };

forEachEngine('live quotes', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('SEED', { ...quote, quote_date: '2026-07-02' }),
      company('LIVE', { ...quote, quote_date: '2026-11-20', quote_live: 1 }),
      company('TODAY', { ...quote, quote_date: '2026-11-21', quote_live: 1 }),
    ]);
  });
  afterEach(() => store.close());
  const read = async (symbol: string) =>
    store.db.selectFrom('companies').selectAll().where('symbol', '=', symbol).executeTakeFirstOrThrow();

  it('of a session before the day lose change and volume; their price and all other quotes stay', async () => {
    expect(await clearLiveQuotes(store.db, '2026-11-21')).toBe(1);
    expect(await read('LIVE')).toMatchObject({
      ...quote, change_pre: null, net_change: null, volume: null, quote_date: '2026-11-20',
    }); // prettier-ignore
    expect(await read('SEED')).toMatchObject(quote);
    expect(await read('TODAY')).toMatchObject(quote);
  });

  it('that are cleared wait to be published, and a repeat changes nothing more', async () => {
    expect((await readWaiting(store.db)).size).toBe(0);
    await clearLiveQuotes(store.db, '2026-11-21');
    const change = await readWaiting(store.db);
    expect(kindsOf(change)).toEqual(['companies']);
    expect(await clearLiveQuotes(store.db, '2026-11-21')).toBe(0);
    expect(await readWaiting(store.db)).toEqual(change);
  });
});
