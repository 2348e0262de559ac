import type { SectorName } from '#contract/bounds.ts';
import type { Api } from '#kit/http/api-client.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { toQueryString } from '#kit/href/paths.ts';
import { catalystFeed, earningsFeed } from './calendars.ts';
import type { Feed } from './feed.ts';
import { eventItem, newsItem, newsletterItem } from './items.ts';
import { feedPaths } from '#kit/href/feed-paths.ts';

/** Entries of a feed: readers ask several times a day. */
const ENTRIES = 50;

/** Samples show what a screen looks like; they are no news. */
const real = <Entry extends { sample?: boolean | undefined }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ sample }) => !sample);

/** Loads one of the site's feeds; undefined for a name that none has. */
export async function loadFeed(api: Api, name: string, siteName: string): Promise<Feed | undefined> {
  switch (name) {
    case 'news': {
      const { data } = await api('news.all', { query: { page: 1, limit: ENTRIES } });
      return {
        title: `${siteName} news`,
        description: 'News and automated briefs of listed small caps, newest first.',
        homePath: '/news',
        path: feedPaths.news,
        items: real(data).map(newsItem),
      };
    }
    case 'events': {
      const { data } = await api('events.all', { query: { page: 1, pageSize: ENTRIES, tab: 'upcoming' } });
      return {
        title: `${siteName} events`,
        description: 'Upcoming events of small-cap companies.',
        homePath: '/events',
        path: feedPaths.events,
        items: real(data).map(eventItem),
      };
    }
    case 'earnings':
      return earningsFeed(api, siteName, new Date());
    case 'catalysts':
      return catalystFeed(api, siteName, new Date());
    case 'newsletters': {
      const { data } = await api('news.newsLetters', { query: { page: 1, pageSize: ENTRIES } });
      return {
        title: `${siteName} newsletters`,
        description: 'Newsletters, newest first.',
        homePath: '/newsletters',
        path: feedPaths.newsletters,
        items: real(data).map(newsletterItem),
      };
    }
    default:
      return undefined;
  }
}

/** The news of one sector. */
export async function loadSectorFeed(api: Api, sector: SectorName, siteName: string): Promise<Feed> {
  const { data } = await api('news.sector', { query: { page: 1, limit: ENTRIES, sector } });
  return {
    title: `${siteName} news: ${sector}`,
    description: `News and automated briefs of the sector ${sector}, newest first.`,
    homePath: `/news${toQueryString({ industry: sector })}`,
    path: feedPaths.sector(sector),
    items: real(data).map(newsItem),
  };
}

/** The news of one company; undefined for a sample. Rejects with not_found for an unknown symbol. */
export async function loadCompanyFeed(api: Api, symbol: string, siteName: string): Promise<Feed | undefined> {
  const [company, { data }] = await Promise.all([
    api('stock.details', { params: { symbol } }),
    api('news.bySymbol', { params: { symbol }, query: { page: 1 } }),
  ]);
  if (company.sample) return undefined;
  return {
    title: `${company.name} (${symbol}) on ${siteName}`,
    description: `News and automated briefs of ${company.name}, newest first.`,
    homePath: companyTabPath(symbol, 'news'),
    path: feedPaths.company(symbol),
    items: real(data).slice(0, ENTRIES).map(newsItem),
  };
}
