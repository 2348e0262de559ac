import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { openFavorites } from './load.ts';

const totals: Record<string, number> = {
  'stock.favorites': 3,
  'news.favorites': 1_200,
  'events.favorites': 0,
  'videos.favorites': 7,
};

/** An API on which some calls fail, and what was asked. */
function apiWithout(...failing: string[]) {
  const asked: string[] = [];
  const api = ((id: string) => {
    asked.push(id);
    return failing.includes(id)
      ? Promise.reject(new ApiError('timeout', 'late'))
      : Promise.resolve({ data: [], total: totals[id] });
  }) as unknown as Api;
  return { api, asked };
}

describe('a page of favorites', () => {
  it('counts every kind, its own by its list', async () => {
    const { api, asked } = apiWithout();
    const opened = await openFavorites(api, 'news', Promise.resolve({ total: 9 }));
    expect(opened).toEqual({
      list: { total: 9 },
      failure: null,
      counts: { company: 3, news: 9, event: 0, video: 7 },
    });
    expect(asked).not.toContain('news.favorites');
  });

  it('loses a count, and nothing else, where another list does not arrive', async () => {
    const { api } = apiWithout('videos.favorites');
    const { list, counts } = await openFavorites(api, 'company', Promise.resolve({ total: 3 }));
    expect([list?.total, counts.video, counts.news]).toEqual([3, null, 1_200]);
  });

  it('says why its own list did not arrive', async () => {
    const { api } = apiWithout();
    const failing = Promise.reject<{ total: number }>(new ApiError('unavailable', 'down'));
    const { list, failure, counts } = await openFavorites(api, 'event', failing);
    expect([list, failure?.code, counts.event, counts.company]).toEqual([null, 'unavailable', null, 3]);
  });

  it('hides no fault of its own', async () => {
    const { api } = apiWithout();
    const broken = Promise.reject<{ total: number }>(new TypeError('a fault'));
    await expect(openFavorites(api, 'event', broken)).rejects.toThrow(TypeError);
  });
});
