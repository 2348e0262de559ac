import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openAuthApp } from '#tests/support/auth-app.ts';
import { openChatApp } from '#tests/support/chat-app.ts';
import { dataSurroundings } from '#tests/support/data-app.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { toolsSurroundings } from '#tests/support/tools-app.ts';
import { createDataApp } from './data/app.ts';
import { createToolsApp } from './tools/app.ts';
import { type On, serveCalls, type Serving } from './serve.ts';

const log = pino({ level: 'silent' });
const nobody: Serving<object> = { log, whoAsks: () => Promise.resolve(null), isVerified: () => true };

let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.close());

it('every call has exactly one handler, and none is served that the contract lacks', () => {
  const { db, engine } = store;
  const tools = createToolsApp({
    ...dataSurroundings,
    ...toolsSurroundings(db),
    db,
    engine,
    log,
    access: 'staff',
  });
  const data = createDataApp({ ...dataSurroundings, db, engine, log });
  const apps = [data, openAuthApp(store).app, openChatApp(store).app, tools];
  const served = apps.flatMap(({ routes }) =>
    routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/health')
      .map(({ method, path }) => `${method} ${path}`),
  );
  expect(served.toSorted()).toEqual(
    Object.values<Call>(calls)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
});

it('a second handler of a call is refused when the backend is made', () => {
  const twice = (on: On<'data', object>) => {
    on('stock.isClient', () => ({ isClient: true }));
    on('stock.isClient', () => ({ isClient: false }));
  };
  expect(() => serveCalls(nobody, twice)).toThrow('stock.isClient has two handlers');
});

it('calls stand in the order of the contract, whatever the order of their handlers', async () => {
  const app = serveCalls(nobody, (on: On<'data', object>) => {
    on('stock.financials', () => Promise.reject(new Error('a parameter took a fixed path')));
    on('stock.financialsFile', (_, c) => c.text('the file'));
  });
  const response = await app.request('/stock/financials/ABEO/csv?table=years');
  expect(await response.text()).toBe('the file');
});

it('who may not ask a private call is told so before its input is looked at', async () => {
  const unverified: Serving<object> = {
    ...nobody,
    whoAsks: () => Promise.resolve({}),
    isVerified: () => false,
  };
  const handlers = (on: On<'data', object>) => on('screens.create', () => Promise.reject(new Error('asked')));
  const statusOf = async (serving: Serving<object>) =>
    (await serveCalls(serving, handlers).request('/screens', { method: 'POST', body: '{' })).status;
  expect([await statusOf(nobody), await statusOf(unverified)]).toEqual([401, 403]);
});
