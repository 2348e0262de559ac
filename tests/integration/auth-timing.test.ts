import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallId } from '#contract/calls.ts';
import type { OpenStore } from '#server/db/open.ts';
import { type AuthApp, openAuthApp, PASSWORD } from '#tests/support/auth-app.ts';
import { openSqliteStore } from '#tests/support/store.ts';

let store: OpenStore;
let site: AuthApp;
const statements: string[] = [];
/** Writes down every statement, without its values. */
const recorder: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    statements.push(store.db.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
beforeAll(async () => {
  store = await openSqliteStore();
  site = openAuthApp(store, { db: store.db.withPlugin(recorder) });
  await site.member('known@example.com');
  await site.signUp('unverified@example.com');
  await site.ask('auth.forgotPassword', { body: { email: 'known@example.com' } });
  await site.codeSentTo('known@example.com');
  site.clock.time += 2 * 60_000;
});
afterAll(() => store.close());

const code = '000000';
const signUp = (email: string) => ({
  name: 'Ann',
  email,
  password: PASSWORD,
  message_preference: 'email',
  terms_accepted: true,
});
const cases: [CallId, string, (email: string) => object][] = [
  ['auth.login', 'known@example.com', (email) => ({ email, password: 'wrong' })],
  ['auth.register', 'known@example.com', signUp],
  ['auth.forgotPassword', 'known@example.com', (email) => ({ email })],
  ['auth.resendVerification', 'unverified@example.com', (email) => ({ email })],
  ['auth.resetPassword', 'known@example.com', (email) => ({ email, code, newPassword: PASSWORD })],
  ['auth.verify', 'unverified@example.com', (email) => ({ email, code })],
];

it.each(cases)('%s does the same statements for a known and an unknown account', async (id, known, body) => {
  const run = async (email: string) => {
    statements.length = 0;
    const { status, answer, headers } = await site.ask(id, { body: body(email), address: '198.51.100.9' });
    return { status, answer, headers: [...headers], statements: [...statements] };
  };
  const forKnown = await run(known);
  expect(await run('nobody@example.org')).toEqual(forKnown);
  expect(forKnown.statements.length).toBeGreaterThan(1);
});
