import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { onePage } from './one-page.ts';

forEachEngine('one page', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    const keys = ['row-1', 'row-2', 'row-3', 'other'];
    await store.db
      .insertInto('meta')
      .values(keys.map((key) => ({ key, value: key.toUpperCase() })))
      .execute();
  });
  afterAll(() => store.close());

  test.each([
    [1, 2, ['ROW-3', 'ROW-2']],
    [2, 2, ['ROW-1']],
    [3, 2, []],
    [1, 10, ['ROW-3', 'ROW-2', 'ROW-1']],
  ])('page %i of %i rows each is in order, and all rows are counted', async (page, pageSize, values) => {
    const rows = store.db
      .selectFrom('meta')
      .select('value')
      .where('key', 'like', 'row-%')
      .orderBy('key', 'desc');
    const { data, total } = await onePage(rows, { page, pageSize });
    expect([data.map(({ value }) => value), total]).toEqual([values, 3]);
  });
});
