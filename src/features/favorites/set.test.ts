import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { findItem, readItem, setFavorite } from './set.ts';

/** An API that answers what it is given, and what it was asked. */
function apiOf(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = [];
  const api = ((id: string, input: { body?: unknown; params?: unknown }) => {
    asked.push([id, input.body ?? input.params]);
    const answer = answers[id];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as Api;
  return { api, asked };
}

const state = { company: [], event: [], news: [], video: [] };

it.each([
  ['company', 'stock.setFavorite', 'symbol'],
  ['event', 'events.setFavorite', 'eventId'],
  ['webinar', 'events.setFavorite', 'webinarId'],
  ['news', 'news.setFavorite', 'newsId'],
  ['video', 'videos.setFavorite', 'videoId'],
] as const)('says the wanted state of a %s', async (kind, call, field) => {
  const { api, asked } = apiOf({ [call]: { isFavorite: true } });
  expect(await setFavorite(api, { kind, id: 'a' }, true)).toEqual({ isFavorite: true });
  expect(asked).toEqual([[call, { [field]: 'a', favorite: true }]]);
});

it.each([
  ['company', 'stock.details', { name: 'Thing' }],
  ['event', 'events.details', { title: 'Thing' }],
  ['webinar', 'events.details', { title: 'Thing' }],
  ['news', 'news.details', { title: 'Thing' }],
  ['video', 'videos.details', { name: 'Thing' }],
] as const)('finds the name of a %s and whether it is a favorite', async (kind, call, found) => {
  const stored = kind === 'webinar' ? 'event' : kind;
  const { api } = apiOf({ [call]: found, 'favorites.state': { ...state, [stored]: ['a'] } });
  expect(await findItem(api, { kind, id: 'a' })).toEqual({ name: 'Thing', isFavorite: true });
  const none = apiOf({ [call]: found, 'favorites.state': state });
  expect(await findItem(none.api, { kind, id: 'a' })).toEqual({ name: 'Thing', isFavorite: false });
});

it.each(['not_found', 'gone', 'bad_request'] as const)(
  'finds nothing where the answer is %s',
  async (code) => {
    const { api } = apiOf({ 'news.details': new ApiError(code, 'no'), 'favorites.state': state });
    expect(await findItem(api, { kind: 'news', id: 'a' })).toBeNull();
  },
);

it('says that it cannot know while a backend fails', async () => {
  const { api } = apiOf({
    'news.details': { title: 'a' },
    'favorites.state': new ApiError('timeout', 'late'),
  });
  await expect(findItem(api, { kind: 'news', id: 'a' })).rejects.toMatchObject({ code: 'timeout' });
});

it('reads no thing from half of a form', () => {
  expect(readItem('news', 'a')).toEqual({ kind: 'news', id: 'a' });
  for (const [kind, id] of [
    ['news', ''],
    ['', 'a'],
    ['podcast', 'a'],
    [null, 'a'],
    ['news', undefined],
  ] as const)
    expect(readItem(kind, id)).toBeNull();
});
