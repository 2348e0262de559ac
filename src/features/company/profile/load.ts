import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Event } from '#contract/event.ts';
import type { Api } from '#kit/api-client.ts';
import { loadCompany, loadMarketData, type MarketData, type MarketView, type Outcome } from '../load.ts';
import { nearestEvent } from './nearest-event.ts';

export interface AboutSections extends Record<string, unknown> {
  landing: AnswerOf<Calls['stock.landingPage']>;
  phases: AnswerOf<Calls['bio.bySymbol']>;
}
export interface TeamSections extends Record<string, unknown> {
  team: AnswerOf<Calls['stock.team']>;
}
export interface PodcastSections extends Record<string, unknown> {
  podcast: { link: string | null };
}

/** What the profile's address shows: the profile of a client, and of all others the market data. */
export type Profile =
  { tab: 'about'; outcome: Outcome<AboutSections> } | { tab: 'marketdata'; outcome: Outcome<MarketData> };

/** Everything that one company has fits on one page. */
const ALL = 100;

/** Loads what the profile's address shows. */
export async function loadProfile(api: Api, ticker: string, view: MarketView): Promise<Profile> {
  const company = await api('stock.details', { params: { symbol: ticker } }).catch(() => null);
  if (!company?.isClient) return { tab: 'marketdata', outcome: await loadMarketData(api, ticker, view) };
  return {
    tab: 'about',
    outcome: await loadCompany<AboutSections>(api, ticker, {
      landing: api('stock.landingPage', { query: { symbol: ticker } }),
      phases: api('bio.bySymbol', {
        params: { symbol: ticker },
        query: { group: view.bio.group, pageSize: ALL },
      }),
    }),
  };
}

/** The company and its management. */
export const loadTeam = (api: Api, ticker: string): Promise<Outcome<TeamSections>> =>
  loadCompany<TeamSections>(api, ticker, {
    team: api('stock.team', { params: { symbol: ticker }, query: { pageSize: ALL } }),
  });

/** The company and the link of its podcast, which only a client has. */
export const loadPodcast = (api: Api, ticker: string): Promise<Outcome<PodcastSections>> =>
  loadCompany<PodcastSections>(api, ticker, { podcast: podcastOf(api, ticker) });

async function podcastOf(api: Api, symbol: string): Promise<PodcastSections['podcast']> {
  const { isClient } = await api('stock.isClient', { query: { symbol } });
  if (!isClient) return { link: null };
  return { link: (await api('stock.landingPage', { query: { symbol } })).podcast_link ?? null };
}

/** What the bar above a company's pages announces; undefined when nothing is to come, or the events do not answer. */
export async function loadNextEvent(api: Api, symbol: string, now: Date): Promise<Event | undefined> {
  try {
    const { data } = await api('events.all', { query: { tab: 'upcoming', symbol, pageSize: ALL } });
    return nearestEvent(data, now);
  } catch {
    return undefined;
  }
}
