import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { isApiError } from '#contract/errors.ts';
import { bearerOf, readInput } from './validate.ts';

async function read(call: Call, path: string, init: RequestInit = {}) {
  const app = new Hono().on(call.method, call.path, async (c) => {
    try {
      return c.json(await readInput(c, call));
    } catch (error) {
      return c.json(isApiError(error) ? { failed: error.code, fields: error.fields } : { failed: '?' });
    }
  });
  return (await app.request(path, { method: call.method, ...init })).json() as Promise<unknown>;
}

const login = calls['auth.login'];

test('each part is what its schema makes of it', async () => {
  expect(await read(calls['stock.team'], '/stock/team/abeo?pageSize=5')).toEqual({
    params: { symbol: 'ABEO' },
    query: { page: 1, pageSize: 5 },
  });
});

test.each([
  ['twice the same name', '/stock/team/A?page=1&page=1', { page: 'is given more than once' }],
  ['a page before the first', '/stock/team/A?page=0', { page: 'must be at least 1' }],
  ['too large a page', '/stock/team/A?pageSize=1000000000', { pageSize: 'must be at most 100' }],
])('%s is refused by name', async (_, path, fields) => {
  expect(await read(calls['stock.team'], path)).toEqual({ failed: 'bad_request', fields });
});

test('a body has to be JSON, and say so', async () => {
  const headers = { 'content-type': 'application/json' };
  expect(await read(login, login.path, { body: 'a=b' })).toMatchObject({ failed: 'unsupported_type' });
  expect(await read(login, login.path, { body: '{', headers })).toMatchObject({ failed: 'bad_request' });
  expect(
    await read(login, login.path, { body: '{}', headers: { 'content-type': 'application/jsonp' } }),
  ).toMatchObject({ failed: 'unsupported_type' });
});

test('a body nested without end is a bad request, not a failure', async () => {
  const body = `{"query":"{x}","variables":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`;
  const headers = { 'content-type': 'application/json' };
  expect(await read(calls['screener.query'], '/graphql', { body, headers })).toMatchObject({
    failed: 'bad_request',
  });
});

const bearers = new Hono().get('/', (c) => c.json({ token: bearerOf(c) ?? null }));
const tokenOf = async (authorization?: string) => {
  const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]]);
  return ((await (await bearers.request('/', { headers })).json()) as { token: string | null }).token;
};

test.each([
  [undefined, null],
  ['Bearer 0123456789abcdef', '0123456789abcdef'],
  ['bearer 0123456789abcdef', '0123456789abcdef'],
  ['Basic 0123456789abcdef', null],
  ['Bearer short', null],
  ['Bearer 0123456789abcdef extra', null],
  [`Bearer ${'x'.repeat(513)}`, null],
])('of the header %s the token is %s', async (header, token) => {
  expect(await tokenOf(header)).toBe(token);
});
