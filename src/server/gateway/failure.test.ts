import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { GatewayEnv } from './env.ts';
import { failWith } from './failure.ts';

function answer(error: unknown) {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const app = new Hono<GatewayEnv>().get('/', (c) => failWith(c, error, log));
  const env = { requestId: 'r1', token: null, session: null } as GatewayEnv['Bindings'];
  return { logged, response: app.request('/', {}, env) };
}

test('a failure that is meant for the caller keeps its code and fields, and no request id below 500', async () => {
  const { logged, response } = answer(new ApiError('bad_request', 'Invalid input.', { page: 'is wrong' }));
  const { status, headers } = await response;
  expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(await (await response).json()).toEqual({
    error: { code: 'bad_request', message: 'Invalid input.', fields: { page: 'is wrong' } },
  });
  expect(logged).toEqual([]);
});

test('anything else is logged whole and answered with nothing but its request id', async () => {
  const { logged, response } = answer(new Error('select * from users where secret = 1'));
  expect((await response).status).toBe(500);
  expect(await (await response).json()).toEqual({
    error: { code: 'internal', message: 'Something went wrong.', requestId: 'r1' },
  });
  expect(logged.join()).toContain('select * from users');
});
