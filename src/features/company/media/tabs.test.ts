import { expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { loadCompany, type Outcome } from '../load.ts';
import type { SectionsOf } from '../open-tab.ts';
import { videosTab, webinarTab } from './tabs.ts';

const company = { symbol: 'ABC', name: 'Alpha Works' };

/** An API that knows a company, and answers its lists so. */
const apiOf = (list: object | ErrorCode): Api =>
  ((id: string) => {
    if (id === 'stock.details') return Promise.resolve(company);
    return typeof list === 'string' ? Promise.reject(new ApiError(list, 'no')) : Promise.resolve(list);
  }) as unknown as Api;

const videosOf = (api: Api) => loadCompany(api, 'ABC', videosTab.load(api, 'ABC', null));
const webinarsOf = (api: Api) => loadCompany(api, 'ABC', webinarTab.load(api, 'ABC', { page: 9 }));

type Webinars = SectionsOf<typeof webinarTab>;
const repairedBy = (outcome: Outcome<Webinars>) =>
  outcome.kind === 'found'
    ? webinarTab.repaired?.(outcome.sections, { page: 9 }, 'ABC', new URL('http://x/'))
    : undefined;

const empty = { data: [], total: 0 };

test('a company without videos or webinars has empty lists, not failed ones', async () => {
  expect(await videosOf(apiOf('not_found'))).toMatchObject({ sections: { videos: empty } });
  expect(await webinarsOf(apiOf('not_found'))).toMatchObject({ sections: { webinars: empty } });
});

test('a list that failed is a failed section of a page that stands', async () => {
  const outcome = await webinarsOf(apiOf('unavailable'));
  expect(outcome).toMatchObject({ kind: 'found', sections: { webinars: null } });
  expect(repairedBy(outcome)).toBeUndefined();
});

test.each([
  [0, ''],
  [12, ''],
  [13, '?page=2'],
])('with %i webinars an old link leads to “%s”', async (total, query) => {
  expect(repairedBy(await webinarsOf(apiOf({ data: [], total })))).toBe(`/stocks/ABC/webinar${query}`);
});
