import { afterEach, beforeEach, expect, it } from 'vitest';
import { EmailSchema, PasswordSchema } from '#contract/user.ts';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import type { OpenStore } from '#server/db/open.ts';
import { createUser, findUserByEmail, listUsers } from '#server/store/accounts/users.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { type FirstStart, makeFirstStaff } from './first-staff.ts';

let store: OpenStore;
let written: string;
beforeEach(async () => {
  store = await openSqliteStore();
  written = '';
});
afterEach(() => store.close());

const start = (given: Partial<FirstStart> = {}) =>
  makeFirstStaff(store.db, {
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:4321',
    isTerminal: true,
    write: (text) => void (written += text),
    ...given,
  });
const shown = (label: string) => new RegExp(`${label} +(\\S+)`).exec(written)?.[1] ?? '';

it('a new store gets one verified staff account that the forms take, with the password that is shown', async () => {
  expect(await start()).toBe(true);
  const [email, password] = [shown('E-mail'), shown('Password')];
  expect([EmailSchema.safeParse(email).success, PasswordSchema.safeParse(password).success]).toEqual([
    true,
    true,
  ]);
  expect(shown('Sign in')).toBe('http://127.0.0.1:4321/login');
  const user = await findUserByEmail(store.db, email);
  expect(user).toMatchObject({ role: 'staff', verified_at: expect.any(String) as string });
  expect(await createPasswords().verify(user?.password_hash, password)).toBe(true);
});

it('the password stands nowhere in the store', async () => {
  await start();
  const tables = ['users', 'audit_log', 'outbox', 'meta'] as const;
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
  expect(JSON.stringify(rows)).not.toContain(shown('Password'));
});

it('the second start shows nothing and makes nobody', async () => {
  await start();
  written = '';
  expect(await start()).toBe(false);
  expect([written, await listUsers(store.db)]).toEqual(['', [expect.anything()]]);
});

it('of several processes that start at once, one makes and shows it', async () => {
  const made = await Promise.all([start(), start(), start()]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect([written.match(/Password/g), await listUsers(store.db)]).toEqual([
    ['Password'],
    [expect.anything()],
  ]);
});

it.each<[string, Partial<FirstStart>]>([
  ['without a terminal', { isTerminal: false }],
  ['where other machines reach the site', { host: '0.0.0.0' }],
  ['on an address of the network', { host: '192.168.1.5' }],
  ['behind a proxy that shows the site to everybody', { siteUrl: 'https://redstreet.example' }],
])('nobody is made %s', async (_, given) => {
  expect(await start(given)).toBe(false);
  expect([written, await listUsers(store.db)]).toEqual(['', []]);
});

it('nobody is made where somebody has an account', async () => {
  await createUser(store.db, { email: 'ann@example.com', name: null }, new Date());
  expect(await start()).toBe(false);
  expect([written, (await listUsers(store.db)).map(({ email }) => email)]).toEqual(['', ['ann@example.com']]);
});
