import { expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import type { Api } from '#kit/api-client.ts';
import { lastWebinarPage, loadCompanyVideos, loadWebinars, readPage } from './load.ts';

const company = { symbol: 'ABC', name: 'Alpha Works' };

/** An API that knows a company, and answers its lists so. */
const apiOf = (list: object | ErrorCode): Api =>
  ((id: string) => {
    if (id === 'stock.details') return Promise.resolve(company);
    return typeof list === 'string' ? Promise.reject(new ApiError(list, 'no')) : Promise.resolve(list);
  }) as unknown as Api;

const empty = { data: [], total: 0 };

test('a company without videos or webinars has empty lists, not failed ones', async () => {
  expect(await loadCompanyVideos(apiOf('not_found'), 'ABC')).toMatchObject({ sections: { videos: empty } });
  expect(await loadWebinars(apiOf('not_found'), 'ABC', 1)).toMatchObject({ sections: { webinars: empty } });
});

test('a list that failed is a failed section of a page that stands', async () => {
  const outcome = await loadWebinars(apiOf('unavailable'), 'ABC', 3);
  expect(outcome).toMatchObject({ kind: 'found', sections: { webinars: null } });
  expect(lastWebinarPage(outcome)).toBe(Infinity);
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
])('%i webinars have %i pages', async (total, pages) => {
  expect(lastWebinarPage(await loadWebinars(apiOf({ data: [], total }), 'ABC', 1))).toBe(pages);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=x', 1],
  ['page=1e9', 1],
])('"%s" asks for page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
