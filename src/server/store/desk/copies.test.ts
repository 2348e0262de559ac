import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { attend, deskCopiesKeeper, dropCopy, keepCopy, readCopy } from './copies.ts';
import { createEntry, updateEntry } from './entries.ts';

const ann = { id: 'ann', name: 'Ann Vale' };
const bob = { id: 'bob', name: 'Bob Reed' };
const place = { kind: 'news', id: 'n1' } as const;
const typing = (title: string, revision = 0) => ({ typed: { title }, version: 1, revision });

forEachEngine('copies of what is typed', (openFresh) => {
  let store: OpenStore;
  let time: number;
  const now = () => new Date(time);
  beforeAll(async () => void (store = await openFresh()));
  beforeEach(async () => {
    for (const table of ['desk_copies', 'desk_entries', 'desk_versions'] as const)
      await store.db.deleteFrom(table).execute();
    time = Date.parse('2026-07-02T12:00:00Z');
  });
  afterAll(() => store.close());

  it('a copy is one person’s, holds what was typed, and is forgotten when it is dropped', async () => {
    expect((await readCopy(store.db, place, 'ann')).copy).toBeNull();
    await keepCopy(store.db, place, ann, typing('Half a tit'), now());
    time += 1_000;
    expect(await keepCopy(store.db, place, ann, typing('Half a title', 1), now())).toEqual({
      revision: 2,
      at: '2026-07-02T12:00:01.000Z',
    });
    expect(await readCopy(store.db, place, 'ann')).toEqual({
      copy: { typed: { title: 'Half a title' }, version: 1, at: '2026-07-02T12:00:01.000Z' },
      revision: 2,
    });
    expect((await readCopy(store.db, place, 'bob')).copy).toBeNull();
    await dropCopy(store.db, place, ann, now());
    expect((await readCopy(store.db, place, 'ann')).copy).toBeNull();
  });

  it('of two windows the one that does not know the newer copy writes nothing', async () => {
    await keepCopy(store.db, place, ann, typing('First window'), now());
    expect(await keepCopy(store.db, place, ann, typing('Second window'), now())).toBeUndefined();
    const both = await Promise.all(
      ['One', 'Two'].map((title) => keepCopy(store.db, place, ann, typing(title, 1), now())),
    );
    expect(both.filter(Boolean)).toHaveLength(1);
    // What was saved in one window is not brought back by the other.
    await dropCopy(store.db, place, ann, now());
    expect(await keepCopy(store.db, place, ann, typing('Late', 2), now())).toBeUndefined();
  });

  async function makeEntry(): Promise<string> {
    const intent = { state: 'draft', publishAt: null, version: undefined } as const;
    const made = await createEntry(store.db, 'news', { title: 'Saved' }, intent, ann, now());
    if ('refused' in made) throw new Error(made.refused);
    return made.id;
  }

  it('a copy changes neither the entry nor its history', async () => {
    const id = await makeEntry();
    await keepCopy(store.db, { kind: 'news', id }, ann, typing('Typed'), now());
    const entry = await store.db.selectFrom('desk_entries').selectAll().executeTakeFirstOrThrow();
    expect([entry.title, entry.version]).toEqual(['Saved', 1]);
    expect(await store.db.selectFrom('desk_versions').select('version').execute()).toHaveLength(1);
  });

  it('who has an entry open learns who else has, what they have not saved, and what was saved meanwhile', async () => {
    const id = await makeEntry();
    const at = { kind: 'news', id } as const;
    expect(await attend(store.db, at, ann, now())).toEqual({
      others: [],
      newest: { version: 1, at: '2026-07-02T12:00:00.000Z', by: 'Ann Vale' },
    });
    time += 30_000;
    await keepCopy(store.db, at, bob, typing('By Bob'), now());
    time += 10_000;
    const intent = { state: 'draft', publishAt: null, version: undefined } as const;
    await updateEntry(store.db, 'news', id, { title: 'Newer' }, intent, bob, now());
    expect(await attend(store.db, at, ann, now())).toEqual({
      others: [{ by: 'Bob Reed', since: '2026-07-02T12:00:30.000Z', typed_at: '2026-07-02T12:00:30.000Z' }],
      newest: { version: 2, at: '2026-07-02T12:00:40.000Z', by: 'Bob Reed' },
    });
    // Not heard of for a minute: gone; back again, since then.
    time += 61_000;
    expect((await attend(store.db, at, bob, now())).others).toEqual([]);
    expect((await attend(store.db, at, ann, now())).others).toMatchObject([{ since: now().toISOString() }]);
  });

  it('two who make something new each make their own, and who only looked leaves nothing', async () => {
    await attend(store.db, { kind: 'news', id: 'new' }, ann, now());
    expect(await attend(store.db, { kind: 'news', id: 'new' }, bob, now())).toEqual({
      others: [],
      newest: null,
    });
    await keepCopy(store.db, { kind: 'event', id: 'new' }, bob, typing('Kept'), now());
    time += 31 * 86_400_000;
    await attend(store.db, place, ann, now());
    const left = await store.db
      .selectFrom('desk_copies')
      .select(['kind', 'user_id'])
      .orderBy('kind')
      .execute();
    expect(left).toEqual([
      { kind: 'event', user_id: 'bob' },
      { kind: 'news', user_id: 'ann' },
    ]);
  });

  it('copies go with the account', async () => {
    await keepCopy(store.db, place, ann, typing('Typed'), now());
    expect(await deskCopiesKeeper.exportOf(store.db, 'ann')).toMatchObject([{ kind: 'news', id: 'n1' }]);
    await deskCopiesKeeper.deleteOf(store.db, 'ann');
    expect((await readCopy(store.db, place, 'ann')).copy).toBeNull();
  });
});
