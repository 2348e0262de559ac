import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { openSqliteStore } from '#tests/support/store.ts';

let store: OpenStore;
let app: ReturnType<typeof openDataApp>;
beforeAll(async () => {
  store = await openSqliteStore();
  app = openDataApp(store);
});
afterAll(() => store.close());

it('says that it is well', async () => {
  expect(await app.get('/health')).toEqual({ status: 200, body: { ok: true } });
});

it('answers an unknown path with 404, whatever the method', async () => {
  for (const [method, path] of [
    ['GET', '/nope'],
    ['POST', '/'],
    ['DELETE', '/stock'],
    ['GET', '/stock/details'],
    ['GET', '//stock/filters'],
  ] as const) {
    const response = await app.request(path, { method });
    expect([path, response.status, await response.json()]).toEqual([
      path,
      404,
      { error: { code: 'not_found', message: 'Not found' } },
    ]);
  }
});

it('answers a method that a path does not take with 405 and those that it does', async () => {
  const response = await app.request('/stock/filters', { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  expect((await app.request('/stock/filters', { method: 'HEAD' })).status).toBe(200);
});

it('answers an empty store with empty lists', async () => {
  for (const path of [
    '/stock/filters',
    '/stock/leadersLaggards',
    '/stock/search',
    '/stock/searchTop3?input=a',
  ])
    expect(await app.get(path)).toMatchObject({ status: 200, body: { data: [] } });
  expect((await app.get(calls['stock.summary'].path)).body).toMatchObject({ companies: 0, quoteDate: null });
  expect((await app.get('/stock/getAllSectors')).body).toMatchObject({ data: { length: 9 } });
});

it('keeps the reason of a failure to its log', async () => {
  const broken = await openSqliteStore();
  const failing = openDataApp(broken);
  await broken.db.schema.dropTable('companies').execute();
  expect(await failing.get('/stock/summary')).toEqual({
    status: 500,
    body: { error: { code: 'internal', message: 'Something went wrong' } },
  });
  expect(failing.logged.join()).toContain('no such table');
  await broken.close();
});
