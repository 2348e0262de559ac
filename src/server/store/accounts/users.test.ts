import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import {
  changeUser,
  createUser,
  findUserByContact,
  findUserByEmail,
  listUsers,
  proveContact,
  renewPasswordHash,
} from './users.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const minute = (n: number) => new Date(now.getTime() + n * 60_000);

forEachEngine('accounts in the store', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());
  const create = async (email: string, given = {}, at = now) => {
    const user = await createUser(store.db, { email, name: null, ...given }, at);
    if (!user) throw new Error('the address is taken');
    return user;
  };

  test('one address is one account, however it is written and however many sign up at once', async () => {
    const made = await Promise.all(
      ['Ann@Mail.example', 'ann@mail.example', 'ANN@MAIL.EXAMPLE'].map((email) =>
        createUser(store.db, { email, name: null }, now),
      ),
    );
    expect(made.filter((user) => user !== undefined)).toHaveLength(1);
    expect((await findUserByEmail(store.db, 'aNN@mail.example'))?.id).toBe(made.find(Boolean)?.id);
  });

  test('of several accounts with one number, who proved it goes first, then the verified, then the oldest', async () => {
    const phone = '5550104477';
    const oldest = await create('p1@mail.example', { phone });
    const verified = await create('p2@mail.example', { phone, verified_at: now.toISOString() }, minute(1));
    expect((await findUserByContact(store.db, { phone }))?.id).toBe(verified.id);
    await proveContact(store.db, oldest, 'phone', minute(2));
    expect((await findUserByContact(store.db, { phone }))?.id).toBe(oldest.id);
    expect((await findUserByContact(store.db, { email: 'p2@mail.example', phone }))?.id).toBe(verified.id);
    expect(await findUserByContact(store.db, {})).toBeUndefined();
  });

  test('a password that was changed meanwhile is not put back', async () => {
    const user = await create('hash@mail.example', { password_hash: 'old' });
    expect(await renewPasswordHash(store.db, user.id, 'old', 'new')).toBe(true);
    expect(await renewPasswordHash(store.db, user.id, 'old', 'stale')).toBe(false);
    expect((await findUserByEmail(store.db, user.email))?.password_hash).toBe('new');
  });

  test('proving an address verifies the account once, and keeps the first date', async () => {
    const user = await create('prove@mail.example');
    const proved = await proveContact(store.db, user, 'email', now);
    const again = proved && (await proveContact(store.db, proved, 'phone', minute(5)));
    expect(again).toMatchObject({
      verified_at: now.toISOString(),
      email_proved_at: now.toISOString(),
      phone_proved_at: minute(5).toISOString(),
    });
  });

  test('a change of an account that is gone changes nothing', async () => {
    expect(await changeUser(store.db, 'nobody', { name: 'X' })).toBeUndefined();
    const created = (await listUsers(store.db)).map((user) => user.created_at);
    expect(created).toEqual(created.toSorted());
  });
});
