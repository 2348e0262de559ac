import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { audit } from '../accounts/audit.ts';
import { issueCode } from '../accounts/codes.ts';
import { openFlow } from '../accounts/google-flows.ts';
import { createLimits } from '../accounts/limits.ts';
import { prune } from './prune.ts';
import { openSession } from '../accounts/sessions.ts';
import { createUser } from '../accounts/users.ts';

const DAY_MS = 24 * 60 * 60_000;
const start = new Date('2026-01-01T00:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

forEachEngine('pruning', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());

  it('removes what is past its time, and nothing before', async () => {
    const { db } = store;
    const user = await createUser(db, { email: 'ann@example.com', name: null }, start);
    const user_id = user?.id ?? '';
    await openSession(db, user_id, 'Unknown device', start);
    await issueCode(db, 'secret', { user_id, purpose: 'password', channel: 'email' }, start);
    await openFlow(db, { state: 's', nonce: 'n', verifier: 'v' }, start);
    await createLimits('secret', () => start).take(db, [
      [{ name: 'one', limit: 1, windowMs: 60_000 }, 'ann'],
    ]);
    await audit(db, { event: 'sign-in', userId: user_id, address: 'here' }, start);
    const left = async (now: Date) => {
      await prune(db, now);
      const tables = ['rate_limits', 'codes', 'google_flows', 'sessions', 'audit_log', 'users'] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      return rows.map(({ length }) => length);
    };
    expect(await left(after(59_999))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await left(after(60_000))).toEqual([0, 1, 1, 1, 1, 1]);
    expect(await left(after(10 * 60_000))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(await left(after(90 * DAY_MS))).toEqual([0, 0, 0, 0, 1, 1]);
    expect(await left(after(366 * DAY_MS))).toEqual([0, 0, 0, 0, 0, 1]);
  });
});
