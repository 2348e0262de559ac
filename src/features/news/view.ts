import { briefTopics } from '#contract/brief-topics.ts';
import { chosen, defineView, named, pageNumber, searchText, type ViewOf } from '#kit/page/view.ts';
import { sectorOfText } from './sector-spelling.ts';

export const NEWS_PATH = '/news';
/** The first article and three beside it. */
export const HERO_ITEMS = 4;
/** Rows of a page of all news; a sector and a search have ten. */
const PAGE_SIZE = 24;
const NARROW_PAGE_SIZE = 10;

/** What the address of the news list asks for; a search goes through all news. */
export const newsView = defineView(
  NEWS_PATH,
  {
    sector: named('industry', chosen(sectorOfText)),
    topic: chosen((text) => briefTopics.find((topic) => topic === text)),
    query: searchText(100),
    page: pageNumber(),
  },
  ({ query }) => (query ? ['sector', 'topic'] : []),
);
export type NewsView = ViewOf<typeof newsView>;

/** Moves of a day in a list of every kind: a session has a hundred and more, and they would be all that it shows. */
const MOVES_OF_A_DAY = 5;

/** How many moves of a day a view shows; all of them where it is asked for one kind. */
export const movesOf = ({ topic }: NewsView): number | undefined => (topic ? undefined : MOVES_OF_A_DAY);

/** Rows on a page of a view. */
export const pageSizeOf = ({ sector, query }: NewsView): number =>
  sector || query ? NARROW_PAGE_SIZE : PAGE_SIZE;

/** Whether the page opens with a lead: the first of a list that was not searched for. */
export const hasHero = ({ query, page }: NewsView): boolean => page === 1 && query === '';

/** Whether the view is all news, of which the block by sector is a part. */
export const isAllNews = ({ sector, topic, query }: NewsView): boolean => !sector && !topic && !query;
