import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { createScreen, deleteScreen, listScreens, updateScreen } from './screens.ts';

const now = new Date('2026-07-02T20:00:00Z');
const later = new Date('2026-07-03T20:00:00Z');

forEachEngine('the screens of a person', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
  });
  afterEach(() => store.close());

  const add = (name: string, isDefault = false, user = 'ann') =>
    createScreen(store.db, user, { name, query: 'q=1', isDefault }, now);

  it('come by name, whatever its case', async () => {
    for (const name of ['b', 'A', 'C']) await add(name);
    expect((await listScreens(store.db, 'ann')).map(({ name }) => name)).toEqual(['A', 'b', 'C']);
  });

  it('keep what an update does not name, and say when they were changed', async () => {
    const { id } = await add('a', true);
    expect(await updateScreen(store.db, 'ann', id, { query: 'q=2' }, later)).toMatchObject({
      name: 'a',
      query: 'q=2',
      isDefault: true,
      createdAt: now.toISOString(),
      updatedAt: later.toISOString(),
    });
  });

  it('lose a failed save as a whole: the default stays where it was', async () => {
    await add('a', true);
    await add('b');
    await expect(add('b', true)).rejects.toMatchObject({
      code: 'conflict',
      fields: { name: expect.any(String) as string },
    });
    expect((await listScreens(store.db, 'ann')).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('are neither changed nor deleted by another person', async () => {
    const { id } = await add('a');
    expect(await updateScreen(store.db, 'bob', id, { name: 'x' }, later)).toBeUndefined();
    expect(await deleteScreen(store.db, 'bob', id)).toBe(false);
    expect(await deleteScreen(store.db, 'ann', id)).toBe(true);
  });
});
