import { expect, test } from 'vitest';
import { browserPath, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { isSafeCall } from './routes.ts';

const all: Call[] = Object.values(calls);

test('only calls that the contract marks are let through without a proof of where they come from', () => {
  const safe = all.filter(({ method, path }) => method !== 'GET' && isSafeCall(method, browserPath(path)));
  expect(safe.every((call) => call.safe)).toBe(true);
  expect(isSafeCall('POST', '/api/graphql')).toBe(true);
  expect(isSafeCall('POST', '/api/auth/login')).toBe(false);
  expect(isSafeCall('DELETE', '/api/graphql')).toBe(false);
});

test('a call that only reads is public, and none that writes for a person is among them', () => {
  for (const call of all.filter(({ safe }) => safe)) expect(['public', 'private']).toContain(call.access);
});

test('no two rows of the contract answer to the same method and path', () => {
  const places = all.map(({ method, path }) => `${method} ${browserPath(path)}`);
  expect(places).toEqual([...new Set(places)]);
});
