import { type BriefTopic, briefTopics } from '#contract/news.ts';
import { PAGE_MAX, type SectorName } from '#contract/bounds.ts';
import { toQueryString } from '#kit/paths.ts';
import { sectorOfText } from './sector-spelling.ts';

export const NEWS_PATH = '/news';
/** The first article and three beside it. */
export const HERO_ITEMS = 4;
/** Rows of a page of all news; a sector and a search have ten. */
const PAGE_SIZE = 24;
const NARROW_PAGE_SIZE = 10;
const QUERY_LENGTH = 100;

/** What the address of the news list asks for; a search goes through all news. */
export interface NewsView {
  sector: SectorName | undefined;
  topic: BriefTopic | undefined;
  /** '' for no search. */
  query: string;
  /** From 1. */
  page: number;
}

/** Reads an address; what makes no sense there counts as not asked for. */
export function readNewsView(params: URLSearchParams): NewsView {
  const page = Number(params.get('page') ?? 1);
  const query = (params.get('query') ?? '').trim().slice(0, QUERY_LENGTH);
  return {
    sector: query ? undefined : sectorOfText(params.get('industry')),
    topic: query ? undefined : briefTopics.find((topic) => topic === params.get('topic')),
    query,
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** The address of a view, without what is usual. */
export const newsHref = ({ sector, topic, query, page }: NewsView): string =>
  NEWS_PATH +
  toQueryString({
    industry: sector,
    topic,
    query: query || undefined,
    page: page === 1 ? undefined : page,
  });

/** Rows on a page of a view. */
export const pageSizeOf = ({ sector, query }: NewsView): number =>
  sector || query ? NARROW_PAGE_SIZE : PAGE_SIZE;

/** Whether the page opens with a lead: the first of a list that was not searched for. */
export const hasHero = ({ query, page }: NewsView): boolean => page === 1 && query === '';

/** Whether the view is all news, of which the block by sector is a part. */
export const isAllNews = ({ sector, topic, query }: NewsView): boolean => !sector && !topic && !query;
