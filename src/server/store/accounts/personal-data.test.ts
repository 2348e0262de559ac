import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { claimEntries, queueEntry } from './outbox.ts';
import { deleteUser, exportKept, type PersonalDataKeeper } from './personal-data.ts';
import { createScreen, listScreens, screensKeeper } from '../screener/screens.ts';
import { findSession, openSession } from './sessions.ts';
import { createUser } from './users.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.close());
const account = async (email: string) => {
  const user = await createUser(store.db, { email, name: null }, now);
  if (!user) throw new Error('taken');
  return user;
};

test('an export has the part of each keeper under its name', async () => {
  const keeper = (name: string): PersonalDataKeeper => ({
    name,
    exportOf: (_, userId) => Promise.resolve(`${name} of ${userId}`),
    deleteOf: () => Promise.resolve(),
  });
  expect(await exportKept(store.db, [keeper('screens'), keeper('hearts')], 'u1')).toEqual({
    screens: 'screens of u1',
    hearts: 'hearts of u1',
  });
});

test('with an account goes everything of that person, and nothing of another', async () => {
  const [gone, stays] = [await account('gone@mail.example'), await account('stays@mail.example')];
  for (const user of [gone, stays]) {
    await createScreen(store.db, user.id, { name: 'Mine', query: '' }, now);
    await queueEntry(store.db, { kind: 'a', email: user.email, lifetimeMs: 60_000 }, now);
  }
  const token = await openSession(store.db, gone.id, 'Firefox', now);
  expect(await deleteUser(store.db, [screensKeeper], gone)).toBe(true);
  expect(await findSession(store.db, token, now)).toBeUndefined();
  expect([await listScreens(store.db, gone.id), (await listScreens(store.db, stays.id)).length]).toEqual([
    [],
    1,
  ]);
  const waiting = await claimEntries(store.db, ['a'], { max: 10, leaseMs: 1_000, now });
  expect(waiting.map(({ email }) => email)).toEqual(['stays@mail.example']);
  expect(await deleteUser(store.db, [screensKeeper], gone)).toBe(false);
});
