import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { isApiError } from '#contract/errors.ts';
import type { Backend } from '../backends/backend.ts';
import { createBreaker } from './breaker.ts';
import { forward } from './proxy.ts';

const request = (call: Call, token: string | null = null, body?: string) => ({
  call,
  input: { params: { symbol: 'BRK-B' }, query: { page: 2, limit: undefined }, body },
  token,
  requestId: 'r1',
  clientAddress: '192.0.2.7',
  userAgent: 'Browser',
});

async function sent(call: Call, token: string | null = null, body?: string): Promise<Request> {
  let seen: Request | undefined;
  const backend: Backend = (given) => {
    seen = given;
    return Promise.resolve(Response.json({}));
  };
  await forward(backend, createBreaker(), request(call, token, body));
  if (!seen) throw new Error('nothing was sent');
  return seen;
}

test('the address is built anew from the contract’s path and the checked input', async () => {
  const { url, method } = await sent(calls['filings.bySymbol']);
  expect([method, new URL(url).pathname + new URL(url).search]).toEqual([
    'GET',
    '/landingPage/filings/BRK-B?page=2',
  ]);
});

test('only our own headers go out: the bearer when there is one, the client’s address where it counts alone', async () => {
  const data = await sent(calls['filings.bySymbol'], 'token-1');
  expect(Object.fromEntries(data.headers)).toEqual({
    accept: 'application/json',
    authorization: 'Bearer token-1',
    'x-request-id': 'r1',
  });
  const auth = await sent(calls['auth.login'], null, '{}');
  expect(Object.fromEntries(auth.headers)).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'Browser',
    'x-client-address': '192.0.2.7',
    'x-request-id': 'r1',
  });
  const signup = await sent(calls['companySignup.create'], null, '{}');
  expect(signup.headers.get('x-client-address')).toBe('192.0.2.7');
  expect(signup.headers.has('user-agent')).toBe(false);
});

test('a backend that cannot be reached is unavailable, with nothing of the inside', async () => {
  const backend: Backend = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:8080'));
  const failure: unknown = await forward(backend, createBreaker(), request(calls['filings.bySymbol'])).catch(
    (error: unknown) => error,
  );
  expect(isApiError(failure) && [failure.code, failure.message]).toEqual([
    'unavailable',
    'The service is not available right now. Please try again.',
  ]);
});
