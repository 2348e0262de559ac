import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { consumeCode, hasLiveCode, isRightCode, issueCode, takeCheck, voidCodes } from './codes.ts';
import { createUser } from './users.ts';

const SECRET = 'a secret of the tests';
const start = new Date('2026-11-21T12:00:00.000Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

forEachEngine('codes', (openFresh) => {
  let store: OpenStore;
  let userId: string;
  beforeAll(async () => {
    store = await openFresh();
    userId = (await createUser(store.db, { email: 'a@mail.example', name: 'A' }, start))?.id ?? '';
  });
  afterAll(() => store.close());

  const issue = (now = start) =>
    issueCode(store.db, SECRET, { user_id: userId, purpose: 'password', channel: 'email' }, now);
  const check = (now = start) => takeCheck(store.db, userId, 'password', now);

  test('a code is six digits, right once, and only with the secret', async () => {
    const code = await issue();
    expect(code).toMatch(/^\d{6}$/);
    const taken = await check();
    if (!taken) throw new Error('no check');
    expect(isRightCode(SECRET, taken, code)).toBe(true);
    expect(isRightCode('another secret', taken, code)).toBe(false);
    expect(await consumeCode(store.db, taken)).toBe(true);
    expect(await consumeCode(store.db, taken)).toBe(false);
    expect(await check()).toBeUndefined();
  });

  test('however many guess at once, five may compare', async () => {
    await issue();
    const checks = await Promise.all(Array.from({ length: 30 }, () => check()));
    expect(checks.filter((taken) => taken !== undefined)).toHaveLength(5);
  });

  test('a newer code kills the older one', async () => {
    const old = await issue();
    const taken = await check();
    const fresh = await issue();
    expect(taken && (await consumeCode(store.db, taken))).toBe(false);
    const again = await check();
    if (!again) throw new Error('no check');
    expect(isRightCode(SECRET, again, fresh)).toBe(true);
    if (old !== fresh) expect(isRightCode(SECRET, again, old)).toBe(false);
  });

  test('after ten minutes it is over, and no clock brings it back', async () => {
    await issue();
    expect(await hasLiveCode(store.db, userId, 'password', later(9))).toBe(true);
    expect(await check(later(10))).toBeUndefined();
    expect(await check(start)).toBeUndefined();
  });

  test('voided codes are gone', async () => {
    await issue();
    await voidCodes(store.db, userId);
    expect([await check(), await hasLiveCode(store.db, userId, 'password', start)]).toEqual([
      undefined,
      false,
    ]);
  });
});
