import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { CompanyCard, UnusualVolume } from '#contract/company.ts';
import type { News } from '#contract/news.ts';
import type { SectorEntry } from '#contract/sector.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import { ASKED_OF_SECTOR, unseenBySector } from '#kit/news/news-once.ts';
import { lastPage } from '#kit/page/list.ts';
import { hasHero, isAllNews, type NewsView, pageSizeOf } from './view.ts';

type NewsList = AnswerOf<Calls['news.all']>;
export type SectorNews = AnswerOf<Calls['news.bySector']>['data'];

/** What the news page shows; null is a section that failed, and takes nothing else along. */
export interface NewsContent {
  list: NewsList | null;
  /** The first item with its figures, where the page opens with one. */
  lead: News | null;
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
  if (sector) return api('news.sector', { query: { sector, topic, page, limit } });
  return api('news.all', { query: { topic, page, limit } });
}

/** The last page of a list, from 1. */
export const lastNewsPage = (view: NewsView, total: number): number => lastPage(total, pageSizeOf(view));

/** Asks for everything that the page of a view shows, at once. */
export async function loadNews(api: Api, view: NewsView): Promise<NewsContent> {
  const withHero = hasHero(view);
  const [list, bySector, sectors, unusual] = await Promise.all([
    orNull(askList(api, view)),
    withHero && isAllNews(view)
      ? orNull(api('news.bySector', { query: { limit: ASKED_OF_SECTOR } }).then(({ data }) => data))
      : [],
    orNull(api('stock.getAllSectors').then(({ data }) => data)),
    orNull(api('stock.unusualVolume').then(({ data }) => data)),
  ]);
  const first = withHero ? list?.data[0] : undefined;
  const lead = first ? ((await orNull(api('news.details', { params: { id: first.id } }))) ?? first) : null;
  return {
    list,
    lead,
    bySector: bySector && unseenBySector(bySector, list?.data ?? []),
    sectors,
    unusual,
  };
}

/** Whether nothing failed, so that the page may be shared. */
export const isComplete = ({ list, bySector, sectors, unusual }: NewsContent): boolean =>
  [list, bySector, sectors, unusual].every((section) => section !== null);
