import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PersonalData } from '#contract/account.ts';
import type { Screen } from '#contract/screen.ts';
import { readConfig } from '#server/runtime/config.ts';
import { openMigrated } from '#server/fill/prepare.ts';
import { createRoot, type Root } from '#server/compose/root.ts';
import { createLog } from '#server/runtime/log.ts';
import { openSession } from '#server/store/accounts/sessions.ts';
import { publishContent } from '#server/store/publishing/publish-content.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import { company, insertCompanies } from '../support/companies.ts';
import { fillDataDir } from '../support/filled-store.ts';

const origin = 'https://site.example';
const password = 'abc123!';
let dir: string;
let root: Root;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'screens-'));
  // Filled before: what fills is another process, which reads the settings of this one and would fill the checkout's own store.
  await fillDataDir(dir, 'none');
  const config = readConfig({ DATA_DIR: dir, PUBLIC_URL: origin, SEED: 'none' });
  root = await createRoot(config, createLog('silent'));
  const store = await openMigrated(config);
  const now = new Date();
  const hashed = await createPasswords().hash(password);
  for (const name of ['ann', 'bob']) {
    const email = `${name}@example.com`;
    const user = await createUser(
      store.db,
      { email, name, password_hash: hashed, verified_at: now.toISOString() },
      now,
    );
    tokens[name] = await openSession(store.db, user?.id ?? '', 'test', now);
  }
  await insertCompanies(store.db, [
    company('AAA', { market_cap: 2, quote_date: '2026-07-02' }),
    company('BBB'),
  ]);
  await publishContent(store);
  await store.close();
});
afterAll(async () => {
  await root.close();
  rmSync(dir, { recursive: true });
});

/** Asks as a browser does: with the session that the cookie of a person stands for. */
async function ask(person: string | null, method: string, path: string, body?: unknown) {
  const token = person === null ? null : (tokens[person] ?? null);
  const standing = await root.whoAmI(token);
  const session = standing.kind === 'known' ? standing.session : null;
  const request = new Request(`${origin}/api${path}`, {
    method,
    headers: { origin, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return root.gateway.fetch(request, { requestId: 'r', token, session });
}
const listOf = async (person: string) =>
  ((await (await ask(person, 'GET', '/screens')).json()) as { data: Screen[] }).data;

it('a saved screen belongs to who saved it, is in their export, and goes with their account', async () => {
  expect((await ask(null, 'POST', '/screens', { name: 'x', query: '' })).status).toBe(401);
  const made = await ask('ann', 'POST', '/screens', { name: 'Biotech', query: 'symbol=bio' });
  const { id } = (await made.json()) as Screen;
  expect(await listOf('bob')).toEqual([]);
  expect((await ask('bob', 'DELETE', `/screens/${id}`)).status).toBe(404);
  expect((await ask('ann', 'PATCH', `/screens/${id}`, { isDefault: true })).status).toBe(200);
  await ask('bob', 'POST', '/screens', { name: 'Biotech', query: '' });

  const personal = (await (await ask('ann', 'GET', '/profile/export')).json()) as PersonalData;
  expect(personal['screens']).toMatchObject([{ id, name: 'Biotech', isDefault: true }]);

  expect((await ask('ann', 'DELETE', '/auth/delete', { password })).status).toBe(200);
  const store = await openMigrated(root.config);
  expect(await store.db.selectFrom('screens').select('query').execute()).toEqual([{ query: '' }]);
  await store.close();
});

it('a download comes through the gateway as a stream, and a fault in it as the envelope', async () => {
  const response = await ask(null, 'GET', '/stock/export?columns=symbol,market_cap');
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/csv; charset=utf-8', 'no-store']);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="redstreet-screener-2026-07-02.csv"',
  );
  expect(await response.text()).toBe('Symbol,Market Cap\r\nAAA,2\r\nBBB,\r\n');
  const head = await ask(null, 'HEAD', '/stock/export');
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/csv; charset=utf-8',
    '',
  ]);
  const fault = await ask(null, 'GET', '/stock/export?filters=%7B%22nope%22%3A%5B1%5D%7D');
  expect([fault.status, await fault.json()]).toMatchObject([
    400,
    { error: { fields: { 'filters.nope': 'is not known' } } },
  ]);
});
