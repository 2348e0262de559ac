import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { answerFailures } from './errors.ts';

const logged: string[] = [];
const app = new Hono();
app.get('/thing', () => {
  throw new ApiError('not_found', 'No such thing');
});
app.post('/thing', () => {
  throw new Error('the password is hunter2');
});
app.put('/thing', () => {
  throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
});
answerFailures(app, pino({}, { write: (line: string) => void logged.push(line) }));

const ask = async (method: string, path: string) => {
  const response = await app.request(path, { method });
  return {
    status: response.status,
    allow: response.headers.get('allow'),
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  };
};

test('a failure of ours is the envelope', async () => {
  expect(await ask('GET', '/thing')).toMatchObject({
    status: 404,
    body: '{"error":{"code":"not_found","message":"No such thing"}}',
  });
});

test('an unexpected one tells the log, and the caller nothing', async () => {
  const { status, body } = await ask('POST', '/thing');
  expect([status, body]).toEqual([500, '{"error":{"code":"internal","message":"Something went wrong"}}']);
  expect(logged.join()).toContain('hunter2');
});

test('a store that is out of reach is unavailable for now; the answer says when to try again, the log says why', async () => {
  expect(await ask('PUT', '/thing')).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: '{"error":{"code":"unavailable","message":"The service is not available right now. Please try again in 5 seconds."}}',
  });
  expect(logged.join()).toContain('database or disk is full');
});

test('unknown paths and methods are told apart, and what a path takes is said', async () => {
  expect(await ask('GET', '/nothing')).toMatchObject({ status: 404 });
  expect(await ask('DELETE', '/thing')).toMatchObject({ status: 405, allow: 'GET, HEAD, POST, PUT' });
});
