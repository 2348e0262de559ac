import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { browserPath, callTo, errorsThroughGateway } from './call.ts';

const answer = z.object({});

test('a browser finds every call under /api, and one that begins so already keeps its path', () => {
  expect([browserPath('/stock/filters'), browserPath('/api/tipranks')]).toEqual([
    '/api/stock/filters',
    '/api/tipranks',
  ]);
});

test('what a call may fail with follows from who may call it and what it takes', () => {
  expect(callTo('data', 'GET /x', 'public', '', { answer }).errors).toEqual([]);
  const write = callTo('data', 'POST /x', 'staff', '', { answer, body: z.object({}), errors: ['conflict'] });
  expect(write.errors).toEqual(['bad_request', 'unauthenticated', 'unverified', 'forbidden', 'conflict']);
  expect(errorsThroughGateway(write)).toEqual(
    expect.arrayContaining(['cross_site', 'too_large', 'unsupported_type', 'timeout']),
  );
});

test('a call that only reads needs no proof of where it comes from', () => {
  const read = callTo('data', 'POST /x', 'public', '', { answer, body: z.object({}), safe: true });
  expect(errorsThroughGateway(read)).not.toContain('cross_site');
});
