import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { answerFeed } from './answer.ts';
import type { Feed } from './feed.ts';

const feed: Feed = { title: 'News', description: 'New.', homePath: '/news', path: '/feeds/news', items: [
  { id: 'one', path: '/news/one', title: 'One', text: '', published: '2026-07-02', tags: [], author: null },
] }; // prettier-ignore
const ask = (
  headers: Record<string, string> = {},
  format = 'xml',
  load = () => Promise.resolve<Feed | undefined>(feed),
) => answerFeed(new Request('https://site.example/', { headers }), format, 'https://site.example', load);

it('a reader that has the feed gets no body', async () => {
  const first = await ask();
  expect([first.status, first.headers.get('last-modified')]).toEqual([200, 'Thu, 02 Jul 2026 12:00:00 GMT']);
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask({ 'if-modified-since': 'Fri, 03 Jul 2026 00:00:00 GMT' })).status).toBe(304);
});

it.each([
  ['an unknown format', 'txt', () => Promise.resolve(feed), 404],
  ['an unknown feed', 'xml', () => Promise.resolve(undefined), 404],
  ['an unknown company', 'xml', () => Promise.reject(new ApiError('not_found', 'none')), 404],
  ['a backend that fails', 'json', () => Promise.reject(new ApiError('timeout', 'late')), 503],
] as const)('%s is told by its status and kept by nobody', async (_, format, load, status) => {
  const answer = await ask({}, format, load);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});
