import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { findNews } from '#server/store/news/news-item.ts';
import { readMarketIndices } from '#server/store/prices/market-index.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { SEED_DIR } from '../prepare.ts';
import { automatedBriefs } from './part.ts';

const filing = (symbol: string, filing_type: string, filed_on: string) => ({
  accession_key: `${filing_type} ${filed_on}`, symbol, cik: 1, filing_type, filed_on, items: null,
  raw_text_link: `https://www.sec.gov/${filing_type}-${filed_on}` }); // prettier-ignore
const report = (symbol: string) => ({ symbol, date: '2026-05-07', eps_actual: 0.5, eps_estimate: 0.4, surprise_percent: 25 }); // prettier-ignore
/** A story as an earlier version of the newsroom left it. */
const old = (id: string, symbol: string, topic: string, day: string) =>
  newsItem(id, { origin: 'seed', kind: 'brief', topic, company_symbol: symbol, published_at: day });

forEachEngine('the newsroom of a store that was filled before', (openFresh) => {
  let store: OpenStore;
  const refill = () =>
    store.db.transaction().execute(async (db) => {
      const fill = {
        db,
        engine: store.engine,
        seedDir: SEED_DIR,
        onProgress: () => {},
        market: () => readMarketIndices(db),
      };
      await automatedBriefs.clear(fill);
      return automatedBriefs.make(fill);
    });
  const favorites = async () =>
    (await store.db.selectFrom('favorites').select(['user_id', 'object_id']).execute())
      .map(({ user_id, object_id }) => `${user_id} ${object_id}`)
      .sort();

  beforeAll(async () => {
    store = await openFresh();
    const { db } = store;
    const known = { cik: 1, last_sale: 10, quote_date: '2026-07-02' };
    await insertCompanies(db, [
      company('AAA', { ...known, name: 'Acme Inc.' }),
      company('AAA-B', { ...known, name: 'Acme Inc.', is_lead_class: 0 }),
    ]);
    await db
      .insertInto('filings')
      .values([
        filing('AAA', '424B5', '2025-11-12'),
        filing('AAA-B', '424B5', '2025-11-12'),
        filing('AAA', '424B5', '2025-11-14'),
        filing('AAA', '8-K', '2025-11-20'),
      ])
      .execute();
    await db
      .insertInto('earnings')
      .values([
        report('AAA'),
        report('AAA-B'),
        // Of the shares before a split: above the price.
        { ...report('AAA'), date: '2026-02-05', eps_estimate: -17.22 },
      ])
      .execute();
    await insertNews(db, [
      old('b-AAA-20251112-offering', 'AAA', 'filing', '2025-11-12'),
      old('b-AAA-B-20251112-offering', 'AAA-B', 'filing', '2025-11-12'),
      old('b-AAA-20251114-offering', 'AAA', 'filing', '2025-11-14'),
      old('b-AAA-B-20260507-earnings', 'AAA-B', 'earnings', '2026-05-07'),
      old('b-AAA-20251120-8k', 'AAA', 'filing', '2025-11-20'),
      { ...old('b-AAA-20251121-8k', 'AAA', 'filing', '2025-11-21'), origin: 'staff' },
      { ...old('b-AAA-20251122-8k', 'AAA', 'filing', '2025-11-22'), deleted_at: '2026-01-01' },
    ]);
    const mine = (user_id: string, object_id: string) => ({ user_id, kind: 'news' as const, object_id, created_at: '2026-01-01' }); // prettier-ignore
    await db
      .insertInto('favorites')
      .values([
        mine('ann', 'b-AAA-20251112-offering'),
        mine('ann', 'b-AAA-20251114-offering'),
        mine('bob', 'b-AAA-B-20260507-earnings'),
        mine('bob', 'b-AAA-20251120-8k'),
        mine('bob', 'b-AAA-20251121-8k'),
      ])
      .execute();
    await refill();
  });
  afterAll(() => store.close());

  const idOf = async (id: string) => {
    const found = await findNews(store.db, id);
    return found && typeof found === 'object' && 'id' in found ? found.id : found;
  };

  it('tells one fact of an issuer once', async () => {
    const rows = await store.db.selectFrom('news').select('id').where('origin', '=', 'seed').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['b-AAA-20251112-offering', 'b-AAA-20251122-8k', 'b-AAA-20260507-earnings']);
  }); // prettier-ignore

  it('holds no report against one that cannot be of the same shares', async () => {
    const story = await store.db.selectFrom('news').select('description').where('id', '=', 'b-AAA-20260507-earnings').executeTakeFirst();
    expect(story?.description).toContain('$0.40');
    expect(story?.description).not.toContain('17.22');
  }); // prettier-ignore

  it('leads from the address of a part to the whole: of a sister class, of a later day', async () => {
    expect(await idOf('b-AAA-B-20251112-offering')).toBe('b-AAA-20251112-offering');
    expect(await idOf('b-AAA-20251114-offering')).toBe('b-AAA-20251112-offering');
    expect(await idOf('b-AAA-B-20260507-earnings')).toBe('b-AAA-20260507-earnings');
  });

  it('knows what was taken out, and what never was', async () => {
    expect(await idOf('b-AAA-20251120-8k')).toEqual({
      topic: 'filing',
      company_symbol: 'AAA',
      published_at: '2025-11-20',
    });
    expect(await idOf('b-AAA-20251122-8k')).toBe('gone');
    expect(await idOf('b-AAA-20200101-8k')).toBeUndefined();
  });

  it('leaves alone what staff made their own', async () => {
    expect(await idOf('b-AAA-20251121-8k')).toBe('b-AAA-20251121-8k');
  });

  it('takes favorites along, and keeps each once', async () => {
    expect(await favorites()).toEqual([
      'ann b-AAA-20251112-offering',
      'bob b-AAA-20251121-8k',
      'bob b-AAA-20260507-earnings',
    ]);
  });

  it('is the same after being composed once more, and an address stands again when its story does', async () => {
    const before = await store.db.selectFrom('moved_news').selectAll().orderBy('id').execute();
    await refill();
    expect(await store.db.selectFrom('moved_news').selectAll().orderBy('id').execute()).toEqual(before);
    await store.db.updateTable('filings').set({ items: '1.01' }).where('filing_type', '=', '8-K').execute();
    await refill();
    expect(await idOf('b-AAA-20251120-8k')).toBe('b-AAA-20251120-8k');
    expect(await favorites()).toHaveLength(3);
  });
});
