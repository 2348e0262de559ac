import { expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { listTab } from './list-tab.ts';
import { loadCompany } from './load.ts';

const api = ((id: string) =>
  Promise.resolve(id === 'stock.details' ? { symbol: 'ABC' } : undefined)) as unknown as Api;

/** Opens the tab of a list at its page 9, of which each has 12 rows. */
async function opened(answer: { total: number } | ErrorCode) {
  const tab = listTab(
    (_, symbol, query) =>
      typeof answer === 'string'
        ? Promise.reject(new ApiError(answer, 'no'))
        : Promise.resolve({ data: [symbol], ...answer, ...query }),
    12,
  );
  const view = tab.read(new URLSearchParams('page=9&sort=name'));
  const outcome = await loadCompany(api, 'ABC', tab.load(api, 'ABC', view));
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  const { sections } = outcome;
  const url = new URL('http://x/stocks/ABC/webinar?page=9');
  return { sections, goTo: tab.repaired?.(sections, view, 'ABC', url) };
}

test('asks for the page that its address asks for', async () => {
  expect((await opened({ total: 200 })).sections.list).toEqual({
    data: ['ABC'],
    total: 200,
    page: 9,
    pageSize: 12,
  });
});

test('a list that failed is a failed section of a page that stands', async () => {
  expect(await opened('unavailable')).toEqual({ sections: { list: null }, goTo: undefined });
});

test.each([
  [0, '/stocks/ABC/webinar'],
  [12, '/stocks/ABC/webinar'],
  [13, '/stocks/ABC/webinar?page=2'],
  [97, undefined],
])('with %i rows a link to page 9 leads to %s', async (total, goTo) => {
  expect((await opened({ total })).goTo).toBe(goTo);
});
