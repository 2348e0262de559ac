import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, loadAnswers, Refusal } from './ask.ts';

const fetchDouble = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetchDouble));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchDouble.mockReset();
});

const answering = (status: number, body: unknown) =>
  fetchDouble.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const anything = () => z.object({ n: z.number() });

it('sends a body as JSON and answers what the schema reads', async () => {
  answering(200, { n: 1, more: true });
  expect(await ask('/api/x', anything, { method: 'POST', body: { a: 1 } })).toEqual({ n: 1 });
  expect(fetchDouble.mock.calls[0]).toMatchObject([
    '/api/x',
    { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } },
  ]);
});

it('asks without a body where there is none', async () => {
  answering(200, { n: 1 });
  await ask('/api/x', anything);
  expect(fetchDouble.mock.calls[0]?.[1]).not.toHaveProperty('body');
  expect(fetchDouble.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
});

it('rejects an answer of another shape', async () => {
  answering(200, { n: 'one' });
  await expect(ask('/api/x', anything)).rejects.not.toBeInstanceOf(Refusal);
});

it('tells why the API refused, and with which field', async () => {
  answering(409, { error: { code: 'conflict', message: 'Taken.', fields: { name: 'is taken' } } });
  await expect(ask('/api/x', anything)).rejects.toMatchObject({
    name: 'Refusal',
    status: 409,
    message: 'Taken.',
    fields: { name: 'is taken' },
  });
});

it('takes a failure that is no envelope of ours for a refusal without words', async () => {
  fetchDouble.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(ask('/api/x', anything)).rejects.toMatchObject({ status: 502, fields: {} });
});

it('stops when whoever asked does not want the answer any more', async () => {
  fetchDouble.mockImplementation((_, init) => {
    init?.signal?.throwIfAborted();
    return Promise.resolve(Response.json({ n: 1 }));
  });
  await expect(ask('/api/x', anything, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('has a schema at hand for every answer the screener reads', async () => {
  expect(Object.keys(await loadAnswers())).toEqual(
    expect.arrayContaining(['GraphqlAnswerSchema', 'FilterCountsSchema', 'ScreenListSchema']),
  );
});
