import type { Company } from '#contract/company.ts';
import type { Event } from '#contract/event.ts';
import type { MarketIndices } from '#contract/market-index.ts';
import type { MovesOfDay } from '#contract/move.ts';
import type { News } from '#contract/news.ts';
import type { SectorEntry } from '#contract/sector.ts';
import type { Video } from '#contract/video.ts';
import { type CalendarStart, calendarStart } from '#features/calendar/days.ts';
import type { Api } from '#kit/http/api-client.ts';
import { ASKED_OF_SECTOR, unseenBySector } from '#kit/news/news-once.ts';
import { orNull } from '#kit/http/load.ts';
import type { PageAnswer } from '#kit/page/share.ts';
import { type Filings, loadFilings, unseenFilings } from './filings.ts';
import { loadNext, type NextDates } from './next.ts';

/** The top of the newest day, and the figures of the company that the first story is about, where it has none itself. */
export interface FrontNews {
  news: News[];
  day: string | null;
  company: Company | null;
}

export interface SectorNews {
  sector: string;
  news: News[];
  /** Median change of the sector in percent; null where it is not known. */
  medianChange: number | null;
}

/** The video of the show; undefined where there is none. */
export interface Show {
  video: Video | undefined;
}

/** What the home page shows; null where the data backend did not answer, so that one failure costs one section. */
export interface HomeContent {
  front: FrontNews | null;
  /** The large moves of the session, with what is on record beside them. */
  moves: MovesOfDay | null;
  sectors: SectorNews[] | null;
  events: Event[] | null;
  show: Show | null;
  market: MarketIndices | null;
  filings: Filings | null;
  next: NextDates | null;
}

/** Of clients, and in all. */
const CLIENT_NEWS_SHOWN = 4;
const NEWS_SHOWN = 8;
const EVENTS_SHOWN = 4;
const VIDEOS_ASKED = 20;

/** The first eight, each once: news of clients, filled up from the top of the day. */
export function fillUp(clients: readonly News[], top: readonly News[]): News[] {
  const byId = new Map(
    [...clients.slice(0, CLIENT_NEWS_SHOWN), ...top].map((news): [string, News] => [news.id, news]),
  );
  return [...byId.values()].slice(0, NEWS_SHOWN);
}

/** The top of the newest day. Where that has only what staff wrote since the last session, the session's follows it. */
async function loadTop(api: Api, session: string | null): Promise<{ day: string | null; data: News[] }> {
  const newest = await api('news.day', { query: { limit: NEWS_SHOWN } });
  if (!session || newest.day === session || newest.data.some(({ kind }) => kind === 'brief')) return newest;
  const top = await orNull(api('news.day', { query: { day: session, limit: NEWS_SHOWN } }));
  return top ? { day: top.day, data: [...newest.data.slice(0, CLIENT_NEWS_SHOWN), ...top.data] } : newest;
}

async function loadFront(api: Api, session: string | null): Promise<FrontNews> {
  const [clients, top] = await Promise.allSettled([
    api('news.topClients', { query: { page: 1, limit: CLIENT_NEWS_SHOWN } }),
    loadTop(api, session),
  ]);
  if (clients.status === 'rejected' && top.status === 'rejected') throw clients.reason;
  const news = fillUp(
    clients.status === 'fulfilled' ? clients.value.news : [],
    top.status === 'fulfilled' ? top.value.data : [],
  );
  const [lead] = news;
  const symbol = lead?.facts?.length ? null : lead?.company_symbol;
  // A story stands without the figures beside it.
  const company = symbol ? await orNull(api('stock.details', { params: { symbol } })) : null;
  return { news, day: top.status === 'fulfilled' ? top.value.day : null, company };
}

async function loadSectors(api: Api): Promise<SectorNews[]> {
  const [news, sectors] = await Promise.all([
    api('news.bySector', { query: { limit: ASKED_OF_SECTOR } }),
    orNull(api('stock.getAllSectors').then(({ data }): SectorEntry[] => data)),
  ]);
  const medians = new Map(sectors?.map(({ sector_name, median_change }) => [sector_name, median_change]));
  return news.data
    .filter((entry) => entry.news.length > 0)
    .map((entry) => ({
      sector: entry.sector_name,
      news: entry.news,
      medianChange: medians.get(entry.sector_name) ?? null,
    }));
}

/** The show is the first video that anybody may watch to its end. */
async function loadShow(api: Api): Promise<Show> {
  const { data } = await api('videos.all', { query: { page: 1, pageSize: VIDEOS_ASKED } });
  return { video: data.find(({ exclusive, thirtysecs }) => !exclusive && !thirtysecs) };
}

/** Asks for everything at once; `start` is where the calendars begin to look ahead, `session` the day of the quotes. */
export async function loadHome(api: Api, start: CalendarStart, session = start.record): Promise<HomeContent> {
  const [front, moves, sectors, events, show, market, filings, next] = await Promise.all([
    orNull(loadFront(api, session)),
    orNull(api('stock.moves')),
    orNull(loadSectors(api)),
    orNull(api('events.top', { query: { page: 1, pageSize: EVENTS_SHOWN } }).then(({ data }) => data)),
    orNull(loadShow(api)),
    orNull(api('stock.indices')),
    orNull(loadFilings(api)),
    orNull(loadNext(api, start)),
  ]);
  const shown = filings && unseenFilings(filings, front?.news ?? []);
  const seen = [...(front?.news ?? []), ...(shown?.news ?? [])];
  return {
    front,
    moves,
    sectors: sectors && unseenBySector(sectors, seen),
    events,
    show,
    market,
    filings: shown,
    next,
  };
}

/** What the home page shows now. */
export async function openHome({ api, summary }: Pick<App.Locals, 'api' | 'summary'>): Promise<HomeContent> {
  const session = (await summary())?.quoteDate ?? null;
  return loadHome(api, calendarStart(session, new Date()), session);
}

/** Status and sharing: whole pages may be shared for a minute; a page without any of its sections is none. */
export function homeAnswer(content: HomeContent, hasSummary: boolean): PageAnswer {
  const sections: unknown[] = [hasSummary || null, ...Object.values<unknown>({ ...content })];
  const arrived = sections.filter((section) => section !== null).length;
  return { status: arrived === 0 ? 503 : 200, isWhole: arrived === sections.length };
}
