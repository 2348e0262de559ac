import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { News } from '#contract/news.ts';
import type { Api } from '#kit/http/api-client.ts';
import { fillUp, homeAnswer, loadHome } from './load.ts';

const news = (...ids: string[]): News[] =>
  ids.map((id) => ({ id, title: id, company_symbol: id.toUpperCase() }));
const answers: Record<string, unknown> = {
  'news.topClients': { news: news('c1') },
  'news.day': { day: '2026-07-02', data: news('a1', 'c1', 'a2', 'a3', 'a4') },
  'news.bySector': {
    data: [
      { sector_name: 'Technology', news: news('t1', 't2', 't3') },
      { sector_name: 'Finance', news: [] },
    ],
  },
  'stock.getAllSectors': { data: [{ sector_name: 'Technology', median_change: -1.5 }] },
  'stock.details': { symbol: 'C1' },
  'events.top': { data: [{ id: 'e1' }] },
  'videos.all': { data: [{ id: 'v1', exclusive: true }, { id: 'v2', thirtysecs: true }, { id: 'v3' }] },
  'stock.indices': { indices: [] },
  'stock.moves': { date: '2026-07-02', filingsTo: '2026-07-01', data: [] },
  'news.ranked': { from: '2026-06-18', to: '2026-07-01', data: news('f1', 'a1', 't1', 'f2'), ended: [] },
  'calendar.earnings': { data: [] },
  'calendar.catalysts': { data: [] },
};
const start = { day: '2026-07-06', record: '2026-07-02' };

/** An API on which some calls fail, and what it was asked. */
function apiWithout(...failing: string[]) {
  const asked: [string, unknown][] = [];
  const api = ((id: string, input?: { query?: unknown; params?: unknown }) => {
    asked.push([id, input?.query ?? input?.params]);
    return failing.includes(id)
      ? Promise.reject(new ApiError('timeout', 'late'))
      : Promise.resolve(answers[id]);
  }) as unknown as Api;
  return { api, asked };
}

describe('the home page', () => {
  it('has the news of clients and the top of the day, two for each sector that has any, and the first video for everybody', async () => {
    const { api } = apiWithout();
    const { front, sectors, filings, show, market, events } = await loadHome(api, start);
    expect(front?.news.map(({ id }) => id)).toEqual(['c1', 'a1', 'a2', 'a3', 'a4']);
    expect(front?.company).toEqual({ symbol: 'C1' });
    expect(sectors).toEqual([{ sector: 'Technology', news: news('t2', 't3'), medianChange: -1.5 }]);
    // A company that the top of the day tells of is not told again, and what is told here stands in no sector.
    expect(filings?.news.map(({ id }) => id)).toEqual(['f1', 't1', 'f2']);
    expect(show).toEqual({ video: { id: 'v3' } });
    expect(market).toEqual({ indices: [] });
    expect(events).toEqual([{ id: 'e1' }]);
  });

  it('has what staff wrote since the last session before the top of that session', async () => {
    const asked: unknown[] = [];
    const { api } = apiWithout('news.topClients');
    const later = ((id: string, input?: { query?: { day?: string } }) => {
      if (id !== 'news.day' || input?.query?.day) return api(id as 'news.day', input as never);
      asked.push(input?.query);
      return Promise.resolve({ day: '2026-07-05', data: [{ ...news('own')[0], kind: 'own' }] });
    }) as unknown as Api;
    const { front } = await loadHome(later, start);
    expect(front?.news.map(({ id }) => id)).toEqual(['own', 'a1', 'c1', 'a2', 'a3', 'a4']);
    expect(front?.day).toBe('2026-07-02');
    expect(asked).toEqual([{ limit: 8 }]);
  });

  it.each([
    ['news.bySector', 'sectors'],
    ['events.top', 'events'],
    ['videos.all', 'show'],
    ['stock.indices', 'market'],
    ['stock.moves', 'moves'],
    ['news.ranked', 'filings'],
    ['calendar.catalysts', 'next'],
  ] as const)('loses of a failing %s only its %s', async (call, section) => {
    const content = await loadHome(apiWithout(call).api, start);
    const lost = Object.entries(content).flatMap(([name, value]) => (value === null ? [name] : []));
    expect(lost).toEqual([section]);
  });

  it('needs one of the two lists for its news, and no figures beside them', async () => {
    expect((await loadHome(apiWithout('news.topClients').api, start)).front?.news).toHaveLength(5);
    expect((await loadHome(apiWithout('news.day').api, start)).front?.news).toHaveLength(1);
    expect((await loadHome(apiWithout('stock.details').api, start)).front).toMatchObject({ company: null });
    expect((await loadHome(apiWithout('news.topClients', 'news.day').api, start)).front).toBeNull();
  });

  it('shows news by sector without the medians', async () => {
    const { sectors } = await loadHome(apiWithout('stock.getAllSectors').api, start);
    expect(sectors?.[0]?.medianChange).toBeNull();
  });
});

describe('news that are filled up', () => {
  it('stand there once, at most four of clients first, eight in all', () => {
    const ids = (clients: string[], top: string[]) =>
      fillUp(news(...clients), news(...top)).map(({ id }) => id);
    expect(ids(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(['a', 'b', 'c', 'd', 'e'], ['f', 'g', 'h', 'i', 'j', 'k'])).toEqual('abcdfghi'.split(''));
    expect(ids([], [])).toEqual([]);
  });
});

describe('the head of the home page', () => {
  it('lets a whole page be shared, one with a lost section not, and calls a page without any a failure', async () => {
    const whole = await loadHome(apiWithout().api, start);
    expect(homeAnswer(whole, true)).toMatchObject({
      status: 200,
      isWhole: true,
    });
    expect(homeAnswer({ ...whole, market: null }, true)).toEqual({
      status: 200,
      isWhole: false,
    });
    expect(homeAnswer(whole, false)).toEqual({ status: 200, isWhole: false });
    const nothing = await loadHome(apiWithout(...Object.keys(answers)).api, start);
    expect(homeAnswer(nothing, false)).toEqual({ status: 503, isWhole: false });
  });
});
