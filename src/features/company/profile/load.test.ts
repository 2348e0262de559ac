import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { companyOf } from '#tests/fixtures/company.ts';
import type { Api } from '#kit/api-client.ts';
import { readMarketView } from '../market/view.ts';
import { loadNextEvent, loadPodcast, loadProfile, loadTeam } from './load.ts';

/** Answers each call with what is given for it, and refuses all others. */
const apiOf = (answers: Record<string, unknown>) =>
  ((id: string) =>
    id in answers
      ? Promise.resolve(answers[id])
      : Promise.reject(new ApiError('unavailable', id))) as unknown as Api;

const client = companyOf({ symbol: 'PAID', isClient: true });
const other = companyOf({ symbol: 'FREE', isClient: false });
const landing = { company_symbol: 'PAID', podcast_link: 'https://podcast.example/' };
const view = readMarketView(new URLSearchParams());
const now = new Date('2026-07-02T15:00:00Z');

test("a client's address shows its profile; a section that fails takes nothing along", async () => {
  const api = apiOf({ 'stock.details': client, 'stock.landingPage': landing });
  expect(await loadProfile(api, 'PAID', view)).toEqual({
    tab: 'about',
    outcome: { kind: 'found', company: client, sections: { landing, phases: null } },
  });
});

test('the address of a company that is no client shows its market data', async () => {
  const api = apiOf({ 'stock.details': other, 'stock.prices': 1, 'filings.bySymbol': 2 });
  expect(await loadProfile(api, 'FREE', view)).toMatchObject({
    tab: 'marketdata',
    outcome: { kind: 'found' },
  });
});

test('a company that does not answer is unavailable, whatever it is', async () => {
  expect(await loadProfile(apiOf({}), 'PAID', view)).toMatchObject({ outcome: { kind: 'unavailable' } });
});

test('who is no client has no podcast, and no landing page is asked for', async () => {
  const free = apiOf({ 'stock.details': other, 'stock.isClient': { isClient: false } });
  expect(await loadPodcast(free, 'FREE')).toMatchObject({ sections: { podcast: { link: null } } });
  const paid = apiOf({
    'stock.details': client,
    'stock.isClient': { isClient: true },
    'stock.landingPage': landing,
  });
  expect(await loadPodcast(paid, 'PAID')).toMatchObject({
    sections: { podcast: { link: 'https://podcast.example/' } },
  });
});

test('management that does not arrive is a section that failed', async () => {
  expect(await loadTeam(apiOf({ 'stock.details': client }), 'PAID')).toMatchObject({
    sections: { team: null },
  });
});

test('events that do not answer announce nothing', async () => {
  expect(await loadNextEvent(apiOf({}), 'PAID', now)).toBeUndefined();
  const event = { id: '1', title: 'T', upcoming_date: '2026-07-03T15:00:00Z', company_symbol: 'PAID' };
  expect(await loadNextEvent(apiOf({ 'events.all': { data: [event] } }), 'PAID', now)).toEqual(event);
});
