import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryWords } from '#kit/text/search-words.ts';
import type { SearchDocumentsTable } from '#server/db/content-tables.ts';
import { bulkInsert } from '#server/db/bulk.ts';
import type { OpenStore } from '#server/db/open.ts';
import { rebuildSearchIndex, withSearchIndexPaused } from '#server/db/search-index.ts';
import { eventRow, insertEvents, insertVideos, videoRow } from '#tests/support/media.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { searchNews } from '../news/news-more.ts';
import { rankDocuments, termsOf } from './full-text.ts';

describe('of the words of a text', () => {
  const terms = (typed: string) =>
    termsOf(queryWords(typed)).map(({ word, isBeginning }) => (isBeginning ? `${word}…` : word));

  test.each([
    ['gold mi', ['gold', 'mi…']],
    ['gold m', ['gold']],
    ['m', ['m']],
    ['phase 3', ['phase', '3']],
    ['form 10', ['form', '10…']],
    ['生', ['生…']],
  ])('"%s" is looked for as %j', (typed, expected) => {
    expect(terms(typed)).toEqual(expected);
  });
});

const NOW = new Date('2026-07-03T12:00:00Z');

forEachEngine('the full-text search', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());

  type Kind = SearchDocumentsTable['kind'];
  const rank = (typed: string, kind: Kind = 'news') =>
    rankDocuments({ ...store, now: NOW }, kind, queryWords(typed));
  const find = async (typed: string, kind?: Kind) => (await rank(typed, kind)).ids;
  const add = (id: string, title: string, given: Parameters<typeof newsItem>[1] = {}) =>
    insertNews(store.db, [newsItem(id, { title, ...given })]);

  test('finds all words in any order, the last by its beginning, whatever case, marks and signs', async () => {
    await add('sohne', 'Söhne & Neon Labs: gold-silver results', { company_symbol: 'SNE' });
    await add('gold', 'Gold mine sold', { summary: 'The silver stays. Form 10-K/A tells more.' });
    for (const typed of [
      'SOHNE',
      'söhne neon',
      'labs sohne',
      'res sohne',
      'silver gold res',
      'sne',
      '“neon” labs',
    ])
      expect([typed, await find(typed)]).toEqual([typed, typed === 'res sohne' ? [] : ['sohne']]);
    expect(await find('10-k/a')).toEqual(['gold']);
    expect(await find('sil gold')).toEqual([]);
    expect((await find('gold sil')).sort()).toEqual(['gold', 'sohne']);
  });

  test('follows every change of what it finds', async () => {
    await add('walk', 'Aardvark walks', {
      description: '<p class="hedgehog">The <b>badger</b> follows&nbsp;it.</p>',
    });
    expect(await find('aardvark')).toEqual(['walk']);
    expect(await find('badger fol')).toEqual(['walk']);
    expect(await find('hedgehog')).toEqual([]);
    const news = store.db.updateTable('news').where('id', '=', 'walk');
    await news.set({ title: 'Zebra runs', company_symbol: 'ZBRA' }).execute();
    expect(await find('aardvark')).toEqual([]);
    expect(await find('zbra')).toEqual(['walk']);
    await news.set({ rc_newsletter: 1 }).execute();
    expect(await find('zebra')).toEqual([]);
    expect(await find('zebra', 'newsletter')).toEqual(['walk']);
    await news.set({ deleted_at: '2026-07-02T00:00:00.000Z' }).execute();
    expect(await find('zebra', 'newsletter')).toEqual([]);
    await news.set({ deleted_at: null }).execute();
    expect(await find('zebra', 'newsletter')).toEqual(['walk']);
    await store.db.deleteFrom('news').where('id', '=', 'walk').execute();
    expect(await rank('zebra', 'newsletter')).toEqual({ ids: [], total: 0 });
    await add('walk', 'Aardvark again');
    expect(await rank('aardvark')).toEqual({ ids: ['walk'], total: 1 });
  });

  test('finds events and videos by their own words, and none that their lists do not show', async () => {
    await insertEvents(store.db, [
      eventRow('e1', { title: 'Quartz day', upcoming_date: '2026-08-01' }),
      eventRow('e2', { title: 'Quartz day, called off', deleted_at: '2026-07-01T00:00:00.000Z' }),
    ]);
    await insertVideos(store.db, [
      videoRow('v1', { name: 'Quartz: interview', company_symbol: 'QRZ' }),
      videoRow('v2', { name: 'Quartz in thirty seconds', thirtysecs: 1 }),
      videoRow('v3', { name: 'Quartz of last year', disabled: 1 }),
    ]);
    await add('sample', 'Quartz of a fictional company', { is_sample: 1 });
    expect(await find('quartz', 'event')).toEqual(['e1']);
    expect(await find('quartz', 'video')).toEqual(['v1']);
    expect(await find('qrz', 'video')).toEqual(['v1']);
    expect(await find('quartz')).toEqual([]);
    await store.db.updateTable('videos').set({ disabled: 1 }).where('id', '=', 'v1').execute();
    expect(await find('quartz', 'video')).toEqual([]);
  });

  test('no word means a kind', async () => {
    expect(await find('news')).toEqual([]);
    expect(await find('video', 'video')).toEqual([]);
  });

  test('puts tickers before titles, titles before texts, and of equals the newer one first', async () => {
    await insertNews(store.db, [
      newsItem('text', {
        title: 'Of something else',
        summary: 'It names a falcon.',
        published_at: '2026-06-30',
      }),
      newsItem('old', { title: 'The falcon of old', published_at: '2024-01-02' }),
      newsItem('new', { title: 'The falcon of now', published_at: '2026-07-01' }),
      newsItem('ticker', { title: 'A bird of prey', company_symbol: 'FALCON', published_at: '2026-06-30' }),
    ]);
    expect(await find('falcon')).toEqual(['ticker', 'new', 'old', 'text']);
  });

  // Two words, which are written out in a question, and a hundred, which are not.
  test.each([2, 100])(
    'does not weigh what ten thousand have: the newest come first (%i words)',
    async (words) => {
      await withSearchIndexPaused(store.db, store.engine, async () => {
        const columns = [
          'id',
          'origin',
          'kind',
          'title',
          'published_at',
          'rc_newsletter',
          'is_sample',
          'updated_at',
        ];
        const insert = bulkInsert(store.db, store.engine, 'news', columns);
        for (let i = 0; i < 10_100; i++) {
          const day = new Date(i * 86_400_000).toISOString().slice(0, 10);
          await insert.add([`c${i}`, 'feed', 'release', `Common${i % words}`, day, 0, 0, '']);
        }
        await insert.end();
      });
      const { ids, total } = await rank('common');
      expect([ids.length, total, ...ids.slice(0, 3)]).toEqual([500, 10_100, 'c10099', 'c10098', 'c10097']);
      const shown = { skip: 4, limit: 2 };
      const part = await rankDocuments({ ...store, now: NOW }, 'news', ['common'], shown);
      expect(part).toEqual({ ids: ids.slice(4, 6), total });
      const page = { query: 'common', page: 2, pageSize: 3 };
      const listed = await searchNews(store.db, store.engine, 'news', page);
      expect([listed.total, ...listed.data.map(({ id }) => id)]).toEqual([
        10_100,
        'c10096',
        'c10095',
        'c10094',
      ]);
      await withSearchIndexPaused(store.db, store.engine, async () => {
        await store.db.deleteFrom('news').where('title', 'like', 'Common%').execute();
      });
    },
  );

  test('counts all, and weighs the newest of them', async () => {
    await withSearchIndexPaused(store.db, store.engine, async () => {
      const rows = Array.from({ length: 620 }, (_, i) =>
        newsItem(`m${i}`, {
          title: `Meadow ${i}`,
          published_at: new Date(i * 86_400_000).toISOString().slice(0, 10),
        }),
      );
      await insertNews(store.db, rows.reverse());
      expect(await find('meadow')).toEqual([]);
    });
    const { ids, total } = await rank('meadow');
    expect([ids.length, total]).toEqual([500, 620]);
    expect(ids).toContain('m619');
    expect(ids).not.toContain('m0');
    await store.db.deleteFrom('news').where('id', 'like', 'm%').execute();
    expect((await rank('meadow')).total).toBe(0);
  });

  test('an index that was made anew finds the same', async () => {
    const before = await rank('falcon');
    await rebuildSearchIndex(store.db, store.engine);
    await rebuildSearchIndex(store.db, store.engine);
    expect(await rank('falcon')).toEqual(before);
    await add('after', 'Falcon after it');
    expect((await rank('falcon')).total).toBe(before.total + 1);
  });

  test.each([
    '', ' ', '\0', '"', '""', "'", "''; drop table news; --", '*', 'a*', 'NEAR(a b)', 'a AND', 'OR NOT', '^a', 'title:a',
    '{a b}: c', '(', ')', '-', '--', '\\', '\u{1f9ec}\u{1f9ec}', '\ud83e', '生物製薬', '안녕', 'a\u0301\u0301', '½', '\ufffd', ':*',
    '!', '&', '|', '<->', 'a:*b', '%', '_', 'é'.repeat(10_000), '('.repeat(10_000), 'a '.repeat(10_000), '𝔤𝔬𝔩𝔡', 'ﬀ',
  ])('never fails for what was typed: case %#', async (typed) => {
    for (const kind of ['news', 'newsletter', 'event', 'video'] as const)
      await expect(rank(typed, kind)).resolves.toHaveProperty('total');
    await insertNews(store.db, [newsItem('hostile', { title: typed.replaceAll('\0', ''), description: `<${typed.replaceAll('\0', '')}<p>` })]);
    await store.db.deleteFrom('news').where('id', '=', 'hostile').execute();
  }); // prettier-ignore
});

forEachEngine('a common word of a kind of which there are few', (openFresh) => {
  test('is looked for among these alone', async ({ skip }) => {
    const store = await openFresh();
    // The index of SQLite knows the kind as a word.
    if (store.engine === 'sqlite') {
      await store.close();
      return skip();
    }
    await sql`
      insert into search_documents (source, object_id, kind, words)
      select 'news', n::text, case when n % 500 = 0 then 'newsletter' else 'news' end, to_tsvector('simple', 'company ' || n)
      from generate_series(1, 5000) n`.execute(store.db);
    await sql`analyze search_documents`.execute(store.db);
    expect((await rankDocuments({ ...store, now: NOW }, 'newsletter', queryWords('company'))).total).toBe(10);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select count(*) from search_documents, to_tsquery('simple', ${"'company':*"}) query
      where kind = ${'newsletter'} and words @@ query`.execute(store.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('search_documents_rare');
    return store.close();
  });
});
