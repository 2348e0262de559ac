import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Company, CompanyCard, UnusualVolume } from '#contract/company.ts';
import type { News } from '#contract/news.ts';
import type { SectorEntry } from '#contract/sector.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import { ASKED_OF_SECTOR, unseenBySector } from '#kit/news/news-once.ts';
import { lastPage } from '#kit/page/list.ts';
import { stripOfFacts } from './fact-text.ts';
import { HERO_ITEMS, hasHero, isAllNews, movesOf, type NewsView, pageSizeOf } from './view.ts';

type NewsList = AnswerOf<Calls['news.all']>;
export type SectorNews = AnswerOf<Calls['news.bySector']>['data'];

/** What the news page shows; null is a section that failed, and takes nothing else along. */
export interface NewsContent {
  list: NewsList | null;
  /** The first item with its figures, where the page opens with one. */
  lead: News | null;
  /** Whose quote stands below it, where it has no figures of its own. */
  company: Company | null;
  /** What stands beside it, at most three. */
  beside: News[];
  bySector: SectorNews | null;
  sectors: SectorEntry[] | null;
  unusual: UnusualVolume[] | null;
}

const isNews = (row: CompanyCard | object): row is News => 'title' in row && 'id' in row;

function askList(api: Api, view: NewsView): Promise<NewsList> {
  const { sector, topic, query, page } = view;
  const limit = pageSizeOf(view);
  if (query)
    return api('stock.search', { query: { type: 'news', query, page, pageSize: limit } }).then((found) => ({
      ...found,
      data: found.data.filter(isNews),
    }));
  const moves = movesOf(view);
  if (sector) return api('news.sector', { query: { sector, topic, moves, page, limit } });
  return api('news.all', { query: { topic, moves, page, limit } });
}

/** Whose greatest story of late stands at the top of all news, beside the greatest move; the first of them leads. */
const TOLD_TOPICS = ['filing', 'insider', 'trial'] as const;

/**
 * What the page opens with: of all news what matters most of each kind, unless somebody wrote the newest; of a part of them
 * the first of its list.
 */
async function loadTop(api: Api, view: NewsView, list: Promise<NewsList | null>): Promise<News[]> {
  const told = isAllNews(view)
    ? TOLD_TOPICS.map((topic) =>
        orNull(api('news.ranked', { query: { topic, limit: 1 } }).then(({ data }) => data[0])),
      )
    : [];
  const [listed, ...ranked] = await Promise.all([list, ...told]);
  const news = listed?.data ?? [];
  const [first, ...beside] = ranked.filter((item) => !!item);
  const move = news.find(({ topic }) => topic === 'move');
  if (!first || !move || !news[0]?.automated) return news.slice(0, HERO_ITEMS);
  return [first, move, ...beside];
}

/** The last page of a list, from 1. */
export const lastNewsPage = (view: NewsView, total: number): number => lastPage(total, pageSizeOf(view));

/** Asks for everything that the page of a view shows, at once. */
export async function loadNews(api: Api, view: NewsView): Promise<NewsContent> {
  const withHero = hasHero(view);
  const asked = orNull(askList(api, view));
  const [list, top, bySector, sectors, unusual] = await Promise.all([
    asked,
    withHero ? loadTop(api, view, asked) : [],
    withHero && isAllNews(view)
      ? orNull(api('news.bySector', { query: { limit: ASKED_OF_SECTOR } }).then(({ data }) => data))
      : [],
    orNull(api('stock.getAllSectors').then(({ data }) => data)),
    orNull(api('stock.unusualVolume').then(({ data }) => data)),
  ]);
  const [first, ...beside] = top;
  const lead = first ? ((await orNull(api('news.details', { params: { id: first.id } }))) ?? first) : null;
  const symbol = stripOfFacts(lead?.facts).length > 0 ? null : lead?.company_symbol;
  // A story stands without the figures beside it.
  const company = symbol ? await orNull(api('stock.details', { params: { symbol } })) : null;
  return {
    list,
    lead,
    company,
    beside,
    bySector: bySector && unseenBySector(bySector, [...top, ...(list?.data ?? [])]),
    sectors,
    unusual,
  };
}

/** Whether nothing failed, so that the page may be shared. */
export const isComplete = ({ list, bySector, sectors, unusual }: NewsContent): boolean =>
  [list, bySector, sectors, unusual].every((section) => section !== null);
