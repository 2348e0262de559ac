import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#tests/support/store.ts';
import { withIndexesAfter } from './late-indexes.ts';
import type { OpenStore } from './open.ts';

forEachEngine('indexes that come after the rows', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
  });
  afterEach(() => store.close());

  const indexes = async (): Promise<unknown[]> => {
    const { rows } =
      store.engine === 'sqlite'
        ? await sql`select name, sql from sqlite_schema where tbl_name = 'news' and type = 'index' order by name`.execute(
            store.db,
          )
        : await sql`select indexname, indexdef from pg_indexes where tablename = 'news' order by 1`.execute(
            store.db,
          );
    return rows;
  };

  test('are those of before, whatever the work answered', async () => {
    const before = await indexes();
    expect(before.length).toBeGreaterThan(4);
    const answer = await store.db
      .transaction()
      .execute((tx) => withIndexesAfter(tx, store.engine, 'news', () => Promise.resolve(7)));
    expect(answer).toBe(7);
    expect(await indexes()).toEqual(before);
  });

  test('are those of before when the work fails', async () => {
    const before = await indexes();
    const failing = store.db
      .transaction()
      .execute((tx) =>
        withIndexesAfter(tx, store.engine, 'news', () => Promise.reject(new Error('no rows today'))),
      );
    await expect(failing).rejects.toThrow('no rows today');
    expect(await indexes()).toEqual(before);
  });
});
