import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { anonymizeAudit, audit } from './audit.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.close());

const now = new Date('2026-11-21T12:00:00.000Z');
const lines = () => store.db.selectFrom('audit_log').selectAll().execute();

test('an entry is one line, whatever a client sent, and short', async () => {
  const detail = `a\r\nb\u2028c\u0000d${'x'.repeat(500)}`;
  await audit(store.db, { event: 'sign-in refused', userId: 'u1', address: '192.0.2.1', detail }, now);
  const [line] = await lines();
  expect(line?.detail).toMatch(/^a b c dx+$/);
  expect(line?.detail).toHaveLength(200);
});

test('when a person goes, what happened stays and what tells of them goes', async () => {
  await audit(store.db, { event: 'sign-in', userId: 'u2', address: '192.0.2.9' }, now);
  await anonymizeAudit(store.db, 'u2');
  const of = (await lines()).map(({ user_id, event, address }) => [user_id, event, address]);
  expect(of).toContainEqual(['u2', 'sign-in', null]);
  expect(of).toContainEqual(['u1', 'sign-in refused', '192.0.2.1']);
});
