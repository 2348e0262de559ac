import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { FAVORITES_ASKED_MAX } from '#contract/favorite.ts';
import type { FavoriteItem } from './favorite-item.ts';
import { browserServer } from './server.ts';

const item = (kind: FavoriteItem['kind'], id: string): FavoriteItem => ({ kind, id, name: id });
const asked: { path: string; method: string; body: unknown }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('location', { pathname: '/', search: '', assign: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    asked.push({ path, method, body: JSON.parse(body) });
    return Promise.resolve().then(answer);
  });
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['company', '/api/stock/favorites', 'symbol'],
  ['event', '/api/events/favorites', 'eventId'],
  ['webinar', '/api/events/favorites', 'webinarId'],
  ['news', '/api/news/favorites', 'newsId'],
  ['video', '/api/videos/favorites', 'videoId'],
] as const)('says the wanted state of a %s by its own call', async (kind, path, field) => {
  answer = () => Response.json({ isFavorite: false });
  expect(await browserServer.set(item(kind, 'a'), false)).toBe(false);
  expect(asked).toEqual([{ path, method: 'PATCH', body: { [field]: 'a', favorite: false } }]);
});

it('asks about all hearts of a page in one call, and in as few as may be about more', async () => {
  answer = () => Response.json({ company: ['A1'], event: ['e1'], news: [], video: [] });
  const companies = Array.from({ length: 99 }, (_, i) => item('company', `A${i}`));
  expect(await browserServer.read([...companies, item('webinar', 'e1')])).toEqual(
    new Set(['company A1', 'event e1']),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/api/favorites/state', method: 'POST', body: { event: ['e1'] } });
  const many = Array.from({ length: FAVORITES_ASKED_MAX + 1 }, (_, i) => item('news', `n${i}`));
  await browserServer.read(many);
  expect(asked).toHaveLength(3);
});

it.each([
  [401, 'unauthenticated'],
  [403, 'unverified'],
  [400, 'bad_request'],
  [404, 'not_found'],
  [500, 'internal'],
  [503, 'unavailable'],
])('knows of an answer with status %i what became of the call: %s', async (status, code) => {
  answer = () => Response.json({ error: {} }, { status });
  await expect(browserServer.set(item('news', 'a'), true)).rejects.toMatchObject({ code, status });
});

it.each([
  [
    'a network that fails',
    () => {
      throw new TypeError('failed');
    },
  ],
  ['half of an answer', () => new Response('{"isFav')],
  ['an answer of another shape', () => Response.json({ hello: 'world' })],
])('does not say after %s that the call was refused', async (_, given: () => Response) => {
  answer = given;
  const refused = (error: unknown) => isApiError(error) && error.status < 500;
  await expect(browserServer.set(item('news', 'a'), true).catch(refused)).resolves.toBe(false);
  await expect(browserServer.read([item('news', 'a')]).catch(refused)).resolves.toBe(false);
});
