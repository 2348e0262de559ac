import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { loadCalendar, loadEvents } from './load.ts';

const event = (id: number) => ({
  id: String(id),
  title: `Event ${id}`,
  upcoming_date: null,
  company_symbol: null,
});

/** An API with so many events, and what it was asked. */
function apiOf(total: number) {
  const asked: [string, Record<string, unknown>][] = [];
  const api = ((id: string, { query }: { query: { page: number; pageSize: number; type?: string } }) => {
    asked.push([id, query]);
    const start = (query.type ? query.page : query.page - 1) * query.pageSize;
    const data = Array.from({ length: Math.max(0, Math.min(query.pageSize, total - start)) }, (_, i) =>
      event(start + i),
    );
    return Promise.resolve({ data, total, page: query.page, pageSize: query.pageSize });
  }) as unknown as Api;
  return { api, asked };
}
const failing = (() => Promise.reject(new ApiError('unavailable', 'no'))) as unknown as Api;
const usual = { tab: 'upcoming', range: 'week', search: '', page: 1 } as const;

test('a tab is asked for with its range, twenty to a page', async () => {
  const { api, asked } = apiOf(45);
  expect(await loadEvents(api, { ...usual, page: 3 })).toMatchObject({
    events: { length: 5 },
    totalPages: 3,
  });
  await loadEvents(api, { ...usual, tab: 'history' });
  expect(asked).toEqual([
    ['events.all', { tab: 'upcoming', range: 'week', page: 3, pageSize: 20 }],
    ['events.all', { tab: 'history', page: 1, pageSize: 20 }],
  ]);
});

test('the first page of a search is its page 0, and pages leave no gap', async () => {
  const { api, asked } = apiOf(15);
  const first = await loadEvents(api, { ...usual, search: 'bio' });
  const last = await loadEvents(api, { ...usual, search: 'bio', page: 2 });
  expect(asked[0]).toEqual(['stock.search', { type: 'event', query: 'bio', page: 0, pageSize: 10 }]);
  expect([...(first?.events ?? []), ...(last?.events ?? [])].map(({ id }) => Number(id))).toEqual([
    ...Array(15).keys(),
  ]);
  expect(last?.totalPages).toBe(2);
});

test('an answer that fails is null for the page, and no half calendar', async () => {
  expect(await loadEvents(failing, usual)).toBeNull();
  await expect(loadCalendar(failing, usual)).rejects.toThrow('no');
});

test.each([
  [0, 0, 1],
  [99, 99, 1],
  [100, 100, 1],
  [250, 250, 3],
  [5000, 500, 5],
])('a calendar of %i events holds %i, asked for %i times', async (total, held, times) => {
  const { api, asked } = apiOf(total);
  expect(await loadCalendar(api, usual)).toHaveLength(held);
  expect(asked).toHaveLength(times);
});
