import { expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { createApi } from './api-client.ts';

const answering = (response: () => Response) => {
  const sent: Request[] = [];
  const api = createApi((request) => {
    sent.push(request);
    return Promise.resolve(response());
  }, 'https://site.example');
  return { api, sent };
};

const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((caught: unknown) => caught);
  return isApiError(error) ? { code: error.code, message: error.message, fields: error.fields } : error;
};

test('asks the browser’s path of a call, with its parameters encoded', async () => {
  const { api, sent } = answering(() => Response.json({ isClient: true }));
  expect(await api('stock.isClient', { query: { symbol: 'A&B' } })).toEqual({ isClient: true });
  expect(sent[0]?.url).toBe('https://site.example/api/stock/isClient?symbol=A%26B');
});

test('sends a body as JSON with the method of the call', async () => {
  const { api, sent } = answering(() => Response.json({ isFavorite: true }));
  await api('stock.setFavorite', { body: { symbol: 'ABEO', favorite: true } });
  expect([sent[0]?.method, sent[0]?.headers.get('content-type'), await sent[0]?.text()]).toEqual([
    'PATCH',
    'application/json',
    '{"symbol":"ABEO","favorite":true}',
  ]);
});

test('a failure comes with its code, message and fields', async () => {
  const error = { code: 'not_found', message: 'Company not found', fields: { symbol: 'is not known' } };
  const { api } = answering(() => Response.json({ error }, { status: 404 }));
  expect(await failureOf(api('stock.details', { params: { symbol: 'X' } }))).toEqual(error);
});

test.each([
  ['HTML with a failing status', () => new Response('<h1>502</h1>', { status: 502 })],
  ['a code that nobody knows', () => Response.json({ error: { code: 'x', message: 'y' } }, { status: 400 })],
  ['an answer of another shape', () => Response.json({ isClient: 'yes' })],
])('%s is a bad gateway', async (_, response) => {
  const { api } = answering(response);
  expect(await failureOf(api('stock.isClient', { query: { symbol: 'A' } }))).toMatchObject({
    code: 'bad_gateway',
    message: 'Failed to fetch data. Please try again.',
  });
});
