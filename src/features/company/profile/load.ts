import type { Event } from '#contract/event.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import { type BioView, bioView } from '../bio/view.ts';
import { marketTab, type MarketView } from '../market/view.ts';
import {
  companyTab,
  type OpenedTab,
  openTab,
  readNothing,
  type SectionsOf,
  type TabRequest,
} from '../open-tab.ts';
import { nearestEvent } from './nearest-event.ts';
import { podcastPolicy, profilePolicy } from './page-policy.ts';
import { podcastPlayer } from './podcast-player.ts';

/** Everything that one company has fits on one page. */
const ALL = 100;

/** The profile of a client. */
export const aboutTab = companyTab({
  read: bioView.read,
  load: (api, symbol, { group }) => ({
    landing: api('stock.landingPage', { query: { symbol } }),
    phases: api('bio.bySymbol', { params: { symbol }, query: { group, pageSize: ALL } }),
  }),
  policy: ({ landing }, { assetsUrl }) => (landing ? profilePolicy(landing, assetsUrl) : []),
});

/** The company and its management. */
export const teamTab = companyTab({
  read: readNothing,
  load: (api, symbol) => ({
    team: api('stock.team', { params: { symbol }, query: { pageSize: ALL } }),
    officers: api('stock.officers', { params: { symbol } }),
  }),
});

/** The company and the link of its podcast, which only a client has. */
export const podcastTab = companyTab({
  read: readNothing,
  load: (api, symbol) => ({ podcast: podcastOf(api, symbol) }),
  policy: ({ podcast }) => podcastPolicy(podcastPlayer(podcast?.link)),
});

async function podcastOf(api: Api, symbol: string): Promise<{ link: string | null }> {
  const { isClient } = await api('stock.isClient', { query: { symbol } });
  if (!isClient) return { link: null };
  return { link: (await api('stock.landingPage', { query: { symbol } })).podcast_link ?? null };
}

/** A company's own address and its profile's show the profile of a client, and of all others the market data. */
export type Profile =
  | ({ tab: 'about' } & OpenedTab<BioView, SectionsOf<typeof aboutTab>>)
  | ({ tab: 'marketdata' } & OpenedTab<MarketView, SectionsOf<typeof marketTab>>);

/** Opens what those two addresses show. */
export async function openProfile(page: TabRequest): Promise<Profile> {
  const { ticker = '' } = page.params;
  const company = await orNull(page.locals.api('stock.details', { params: { symbol: ticker } }));
  return company?.isClient
    ? { tab: 'about', ...(await openTab(page, aboutTab)) }
    : { tab: 'marketdata', ...(await openTab(page, marketTab)) };
}

/** What the bar above a company's pages announces; undefined when nothing is to come, or the events do not answer. */
export async function loadNextEvent(api: Api, symbol: string, now: Date): Promise<Event | undefined> {
  const query = { tab: 'upcoming', pageSize: ALL } as const;
  // What comes is little: asked for all companies at once, it is known for the next one too.
  const all = await orNull(api('events.all', { query }));
  if (all && all.total <= ALL)
    return nearestEvent(
      all.data.filter((event) => event.company_symbol === symbol),
      now,
    );
  const events = all && (await orNull(api('events.all', { query: { ...query, symbol } })));
  return events ? nearestEvent(events.data, now) : undefined;
}
