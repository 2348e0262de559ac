import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { companyOf } from '#tests/fixtures/company.ts';
import type { Api } from '#kit/http/api-client.ts';
import { openTab, type TabRequest } from '../open-tab.ts';
import { loadNextEvent, openProfile, podcastTab, teamTab } from './load.ts';

/** Answers each call with what is given for it, and refuses all others. */
const apiOf = (answers: Record<string, unknown>) =>
  ((id: string) =>
    id in answers
      ? Promise.resolve(answers[id])
      : Promise.reject(new ApiError('unavailable', id))) as unknown as Api;

/** A request for a page of a company, on an API that answers so. */
function requestOf(answers: Record<string, unknown>, ticker: string) {
  const response = { headers: new Headers(), status: 0 };
  const directives: string[] = [];
  const request = {
    params: { ticker },
    url: new URL(`http://x/stocks/${ticker}`),
    locals: {
      api: apiOf(answers),
      site: {},
      policy: { allow: (directive: string) => directives.push(directive) },
    },
    response,
  } as unknown as TabRequest;
  return { request, response, directives };
}

const client = companyOf({ symbol: 'PAID', isClient: true });
const other = companyOf({ symbol: 'FREE', isClient: false });
const landing = { company_symbol: 'PAID', podcast_link: 'https://podcast.example/' };
const now = new Date('2026-07-02T15:00:00Z');

test("a client's address shows its profile; a section that fails takes nothing along", async () => {
  const { request } = requestOf({ 'stock.details': client, 'stock.landingPage': landing }, 'PAID');
  expect(await openProfile(request)).toMatchObject({
    tab: 'about',
    found: { company: client, sections: { landing, phases: null } },
  });
});

test('the address of a company that is no client shows its market data', async () => {
  const { request } = requestOf({ 'stock.details': other, 'stock.prices': 1, 'filings.bySymbol': 2 }, 'FREE');
  expect(await openProfile(request)).toMatchObject({ tab: 'marketdata', found: { company: other } });
});

test('a company that does not answer is unavailable, whatever it is', async () => {
  const { request, response } = requestOf({}, 'PAID');
  expect(await openProfile(request)).toMatchObject({ absent: { ticker: 'PAID', kind: 'unavailable' } });
  expect(response.status).toBe(503);
});

test('who is no client has no podcast, and no landing page is asked for', async () => {
  const free = apiOf({ 'stock.isClient': { isClient: false } });
  expect(await podcastTab.load(free, 'FREE', null).podcast).toEqual({ link: null });
  const paid = apiOf({ 'stock.isClient': { isClient: true }, 'stock.landingPage': landing });
  expect(await podcastTab.load(paid, 'PAID', null).podcast).toEqual({ link: 'https://podcast.example/' });
});

test('management that does not arrive is a section that failed, and brings no picture', async () => {
  const { request, response, directives } = requestOf({ 'stock.details': client }, 'PAID');
  expect(await openTab(request, teamTab)).toMatchObject({ found: { sections: { team: null } } });
  expect([response.headers.get('Cache-Control'), directives]).toEqual(['private, no-store', []]);
});

test('events that do not answer announce nothing', async () => {
  expect(await loadNextEvent(apiOf({}), 'PAID', now)).toBeUndefined();
  const event = { id: '1', title: 'T', upcoming_date: '2026-07-03T15:00:00Z', company_symbol: 'PAID' };
  expect(await loadNextEvent(apiOf({ 'events.all': { data: [event] } }), 'PAID', now)).toEqual(event);
});
