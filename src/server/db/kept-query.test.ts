import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachEngine } from '#tests/support/store.ts';
import { keptQuery } from './kept-query.ts';
import type { Db, OpenStore } from './open.ts';

forEachEngine('kept queries', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    for (const n of [1, 2, 3])
      await store.db
        .insertInto('meta')
        .values({ key: `kept-${n}`, value: String(n) })
        .execute();
  });
  afterEach(() => store.close());

  const noted = (built: string[]) =>
    keptQuery((db: Db, values: { from: string; to?: string | undefined; limit: number }) => {
      built.push(Object.keys(values).join());
      const { from, to, limit } = values;
      return db
        .selectFrom('meta')
        .select('value')
        .where('key', '>=', from)
        .where('key', 'like', 'kept-%')
        .$if(to !== undefined, (query) => query.where('key', '<=', to ?? ''))
        .orderBy('key')
        .limit(limit);
    });

  it('are built once for each choice of values, and answer for the values of each question', async () => {
    const built: string[] = [];
    const find = noted(built);
    const values = async (...asked: Parameters<typeof find>) =>
      (await find(...asked)).map(({ value }) => value);
    expect(await values(store.db, { from: 'kept-1', limit: 2 })).toEqual(['1', '2']);
    expect(await values(store.db, { from: 'kept-2', limit: 1 })).toEqual(['2']);
    expect(await values(store.db, { from: 'kept-2', to: undefined, limit: 9 })).toEqual(['2', '3']);
    expect(await values(store.db, { from: 'kept-1', to: 'kept-2', limit: 9 })).toEqual(['1', '2']);
    expect(await values(store.db, { from: 'kept-2', to: 'kept-2', limit: 9 })).toEqual(['2']);
    expect(built).toEqual(['from,limit', 'from,to,limit']);
  });

  it('see what their transaction has written', async () => {
    const find = noted([]);
    await find(store.db, { from: 'kept-1', limit: 9 });
    await store.db.transaction().execute(async (tx) => {
      await tx.insertInto('meta').values({ key: 'kept-4', value: '4' }).execute();
      expect(await find(tx, { from: 'kept-3', limit: 9 })).toEqual([{ value: '3' }, { value: '4' }]);
    });
  });

  it('refuse to be built from what a value is at the moment', async () => {
    const find = keptQuery((db: Db, { limit }: { limit: number }) =>
      db
        .selectFrom('meta')
        .select('value')
        .limit(limit * 2),
    );
    await expect(find(store.db, { limit: 1 })).rejects.toThrow('limit is bound later');
  });
});
