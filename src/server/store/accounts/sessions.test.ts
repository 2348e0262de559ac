import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { endSession, endSessions, findSession, listSessions, openSession } from './sessions.ts';
import { createUser } from './users.ts';

const start = new Date('2026-03-08T06:59:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

/** Writes fail as on a full disk. */
const onFullDisk: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'SelectQueryNode') throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

forEachEngine('sessions', (openFresh) => {
  let store: OpenStore;
  let userId: string;
  beforeAll(async () => {
    store = await openFresh();
    userId = (await createUser(store.db, { email: 'a@mail.example', name: 'A' }, start))?.id ?? '';
  });
  afterAll(() => store.close());
  const open = (device = 'Firefox on Windows') => openSession(store.db, userId, device, start);

  test('a token speaks for its person; the store knows only its hash', async () => {
    const token = await open();
    expect((await findSession(store.db, token, after(1)))?.user.id).toBe(userId);
    const rows = await store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await findSession(store.db, 'somebody-elses-guess', start)).toBeUndefined();
  });

  test('it lasts 90 days, and an ended one is not revived by a clock that goes back', async () => {
    const token = await open();
    expect(await findSession(store.db, token, after(89.9))).toBeDefined();
    expect(await findSession(store.db, token, after(90))).toBeUndefined();
    expect(await findSession(store.db, token, start)).toBeUndefined();
  });

  test('one that begins in the future is nobody’s', async () => {
    const token = await open();
    expect(await findSession(store.db, token, after(-1))).toBeUndefined();
  });

  test('a store that cannot be written to still says who is signed in, and who no longer is', async () => {
    const token = await open();
    const db = store.db.withPlugin(onFullDisk);
    expect((await findSession(db, token, after(1)))?.user.id).toBe(userId);
    expect(await findSession(db, token, after(90))).toBeUndefined();
  });

  test('signing out ends one, signing out elsewhere all but this one', async () => {
    await endSessions(store.db, userId);
    const [first, second, third] = [await open('A'), await open('B'), await open('C')];
    await endSession(store.db, first);
    expect((await listSessions(store.db, userId, start)).map(({ device }) => device).sort()).toEqual([
      'B',
      'C',
    ]);
    const keep = (await findSession(store.db, second, start))?.sessionId;
    await endSessions(store.db, userId, keep);
    expect([await findSession(store.db, second, start), await findSession(store.db, third, start)]).toEqual([
      expect.anything(),
      undefined,
    ]);
  });
});
