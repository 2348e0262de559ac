import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { deleteEntry, updateEntry } from '#server/store/desk/entries.ts';
import { readMarketIndices } from '#server/store/prices/market-index.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { sampleNews } from './news.ts';
import { sampleNewsletters } from './newsletters.ts';
import { sampleRowParts } from './rows.ts';

const QUOTE_DATE = '2026-07-02';
const now = new Date('2026-07-06T12:00:00Z');
const by = { id: 'u1', name: 'Ada' };
const intent = { state: 'published', publishAt: null, version: undefined } as const;

forEachEngine('what staff made of samples', (openFresh) => {
  let store: OpenStore;
  const fill = () => ({
    ...store,
    seedDir: '',
    onProgress: () => undefined,
    market: () => readMarketIndices(store.db),
  });
  const parts = [...sampleRowParts, sampleNews, sampleNewsletters];
  beforeEach(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('AAA', { quote_date: QUOTE_DATE })]);
    const unknown = { open: null, high: null, low: null, volume: null, doubtful: 0 };
    await store.db
      .insertInto('price_bars')
      .values({ symbol: 'AAA', date: QUOTE_DATE, close: 2, ...unknown })
      .execute();
    for (const part of parts) await part.make(fill());
  });
  afterEach(() => store.close());

  /** Articles, letters, events and videos as the public has them, by their names. */
  async function shown() {
    const { db } = store;
    const rows = [
      ...(await db.selectFrom('news').select(['id', 'title', 'deleted_at']).execute()),
      ...(await db.selectFrom('events').select(['id', 'title', 'deleted_at']).execute()),
      ...(await db.selectFrom('videos').select(['id', 'name as title', 'deleted_at']).execute()),
    ];
    return new Map(rows.map(({ id, title, deleted_at }) => [id, deleted_at === null ? title : 'taken away']));
  }

  it('stays as they left it when samples are made anew; the others are as they were', async () => {
    const before = await shown();
    const two = (begin: string) => [...before.keys()].filter((id) => id.startsWith(begin)).slice(0, 2);
    const touched = [
      ['news', 'title', two('sample-news-')],
      ['newsletter', 'title', two('sample-letter-')],
      ['event', 'title', two('sample-event-')],
      ['video', 'name', two('sample-video-')],
    ] as const;
    for (const [kind, title, [written = '', gone = '']] of touched) {
      const patch = { [title]: 'Written anew' };
      expect(await updateEntry(store.db, kind, written, patch, intent, by, now)).not.toHaveProperty(
        'refused',
      );
      expect(await deleteEntry(store.db, kind, gone, by, now)).not.toHaveProperty('refused');
    }
    const after = await shown();
    for (const [, , [written = '', gone = '']] of touched)
      expect([after.get(written), after.get(gone)]).toEqual(['Written anew', 'taken away']);

    for (const part of parts) await part.clear(fill());
    for (const part of parts) await part.make(fill());
    expect(await shown()).toEqual(after);
  });
});
