import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { isApiError } from '#contract/errors.ts';
import { readInput } from './read-input.ts';

/** What the reader makes of a request to a call, or the failure it throws. */
async function read(call: Call, path: string, init?: RequestInit) {
  const app = new Hono();
  app.on(call.method, call.path, async (c) => {
    try {
      return c.json(await readInput(c, call));
    } catch (error) {
      return isApiError(error) ? c.json({ failed: error.code, fields: error.fields }) : c.text('?', 500);
    }
  });
  return (await app.request(path, { method: call.method, ...init })).json() as Promise<unknown>;
}

const json = { 'content-type': 'application/json' };
const favorite = calls['stock.setFavorite'];

test('parameters are folded and defaults are filled in', async () => {
  expect(await read(calls['stock.team'], '/stock/team/abeo?page=2')).toEqual({
    params: { symbol: 'ABEO' },
    query: { page: 2, pageSize: 10 },
  });
});

test('a query that the call does not have, or has twice, is named', async () => {
  expect(await read(calls['stock.details'], '/stock/details/ABEO?x=1')).toEqual({
    failed: 'bad_request',
    fields: { x: 'is not known' },
  });
  expect(await read(calls['stock.team'], '/stock/team/ABEO?page=1&page=2')).toEqual({
    failed: 'bad_request',
    fields: { page: 'is given more than once' },
  });
});

test('a body is handed on as the schema made it, nothing else', async () => {
  const body = JSON.stringify({ symbol: 'abeo', favorite: true });
  expect(await read(favorite, favorite.path, { body, headers: json })).toMatchObject({
    body: '{"symbol":"ABEO","favorite":true}',
  });
});

test.each([
  ['another content type', 'unsupported_type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
  ['half a JSON', 'bad_request', { body: '{"symbol":', headers: json }],
  ['no body', 'bad_request', { headers: json }],
  ['a field nobody asked for', 'bad_request', { body: '{"symbol":"A","role":"staff"}', headers: json }],
  [
    'a body over the limit',
    'too_large',
    { body: JSON.stringify({ symbol: 'x'.repeat(70_000) }), headers: json },
  ],
])('%s is refused as %s', async (_, failed, init) => {
  expect(await read(favorite, favorite.path, init)).toMatchObject({ failed });
});

test('the limit holds for a body that lies about its length', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(40_000));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(chunk);
      controller.enqueue(chunk);
      controller.close();
    },
  });
  const init = { body: stream, duplex: 'half', headers: { ...json, 'content-length': '10' } } as RequestInit;
  expect(await read(favorite, favorite.path, init)).toMatchObject({ failed: 'too_large' });
});

test.each(
  Object.values<Call>(calls)
    .filter(({ body }) => body)
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('a body of %s nested without end is a bad request, not a failure', async (_, call) => {
  const deep = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000);
  for (const value of [deep('[', ']'), deep('{"a":', '}').replace('}', '1}')])
    for (const body of [value, `{"query":"{x}","variables":{"a":${value}}}`])
      expect(await read({ ...call, params: undefined }, call.path, { body, headers: json })).toMatchObject({
        failed: 'bad_request',
      });
});
