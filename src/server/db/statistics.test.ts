import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forEachEngine, openSqliteStore } from '#tests/support/store.ts';
import type { OpenStore } from './open.ts';
import { hasStatistics, refreshStatistics } from './statistics.ts';

forEachEngine('statistics', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
  });
  afterEach(() => store.close());

  it('are there when they were made since the last migration', async () => {
    expect(await hasStatistics(store.db)).toBe(false);
    await refreshStatistics(store.db, store.engine);
    expect(await hasStatistics(store.db)).toBe(true);
    await store.db
      .updateTable('meta')
      .set({ value: '001-market-data' })
      .where('key', '=', 'statistics')
      .execute();
    expect(await hasStatistics(store.db)).toBe(false);
  });

  it('are made within a transaction, and go with it', async () => {
    const failed = store.db.transaction().execute(async (tx) => {
      await refreshStatistics(tx, store.engine);
      expect(await hasStatistics(tx)).toBe(true);
      throw new Error('no more');
    });
    await expect(failed).rejects.toThrow('no more');
    expect(await hasStatistics(store.db)).toBe(false);
  });

  /** How a company's news are found: five of the thousand, where nearly every row is an item and no letter. */
  const plan = async () => {
    const query = sql`select id from news where company_symbol = ${'C7'} and rc_newsletter = ${0}`;
    const explained =
      store.engine === 'sqlite'
        ? await sql<{ detail: string }>`explain query plan ${query}`.execute(store.db)
        : await sql<object>`explain ${query}`.execute(store.db);
    return JSON.stringify(explained.rows);
  };

  it('lead reads to the index that narrows most, those of queries that ran before too', async () => {
    const addNews = (from: number) =>
      store.db
        .insertInto('news')
        .values(
          Array.from({ length: 500 }, (_, i) => ({
            id: `n${from + i}`, origin: 'seed', kind: 'brief', title: '', published_at: '2026-07-02',
            company_symbol: `C${i % 100}`, updated_at: '', rc_newsletter: 0, is_sample: 0, score: 0,
          })), // prettier-ignore
        )
        .execute();
    await refreshStatistics(store.db, store.engine);
    await plan();
    await addNews(0);
    await refreshStatistics(store.db, store.engine);
    expect(await plan()).toContain('news_company_symbol');
    await addNews(500);
    await refreshStatistics(store.db, store.engine);
    expect(await plan()).toContain('news_company_symbol');
  });
});

it('on SQLite keep the lock for as long as they take, not for a turn of a busy process for each table', async () => {
  const { db, engine, close } = await openSqliteStore();
  vi.spyOn(performance, 'now').mockReturnValue(0);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await refreshStatistics(db, engine);
  isOver = true;
  expect(turns).toBeLessThan(5);
  await close();
});
