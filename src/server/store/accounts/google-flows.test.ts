import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { openFlow, takeFlow } from './google-flows.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.close());

const start = new Date('2026-11-21T12:00:00.000Z');
const checks = { state: 's', nonce: 'n', verifier: 'v' };

test('a sign-in that was begun is ended once', async () => {
  const flow = await openFlow(store.db, checks, start);
  expect(await takeFlow(store.db, flow, start)).toMatchObject(checks);
  expect(await takeFlow(store.db, flow, start)).toBeUndefined();
});

test('ten minutes later it is over', async () => {
  const flow = await openFlow(store.db, checks, start);
  expect(await takeFlow(store.db, flow, new Date(start.getTime() + 600_000))).toBeUndefined();
});
