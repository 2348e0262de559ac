import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bearerOf } from './bearer.ts';

const app = new Hono().get('/', (c) => c.json({ token: bearerOf(c) ?? null }));
const tokenOf = async (authorization?: string) => {
  const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]]);
  return ((await (await app.request('/', { headers })).json()) as { token: string | null }).token;
};

test.each([
  [undefined, null],
  ['Bearer 0123456789abcdef', '0123456789abcdef'],
  ['bearer 0123456789abcdef', '0123456789abcdef'],
  ['Basic 0123456789abcdef', null],
  ['Bearer short', null],
  ['Bearer 0123456789abcdef extra', null],
  [`Bearer ${'x'.repeat(513)}`, null],
])('%s', async (header, token) => {
  expect(await tokenOf(header)).toBe(token);
});
