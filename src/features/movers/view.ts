import { screenerPageSizes, sectorNames } from '#contract/bounds.ts';
import { companySizeNames } from '#contract/company-size.ts';
import { type MoverSort, moverSorts } from '#contract/leaders.ts';
import { formatCount } from '#kit/format.ts';
import { listTitle } from '#kit/site/titles.ts';
import { callHref } from '#kit/href/call-href.ts';
import { anyCaseOf, defineView, oneOf, pageNumber, type Part, type ViewOf } from '#kit/page/view.ts';

export const MOVERS_PATH = '/stocks/leaders-and-laggards';

/** What trades too little, or is too large, to count among the moves of small caps: READINGS' floor. */
export const liquidityFloor = { minPrice: 0.1, minVolume: 50_000, maxMarketCap: 5_000_000_000 } as const;

export const moverGrids = ['leaders', 'laggards'] as const;
export type MoverGrid = (typeof moverGrids)[number];

/** Whether the liquidity floor holds. */
const floor: Part<boolean> = {
  read: (text) => text !== 'off',
  write: (holds) => (holds ? undefined : 'off'),
  offers: (text) => text === 'off' || text === 'on',
};

/** What the address of the moves asks for: a page of each grid, their order, and which companies. */
export const moversView = defineView(MOVERS_PATH, {
  leaders: pageNumber(),
  laggards: pageNumber(),
  pageSize: oneOf<number>(screenerPageSizes, 20),
  floor,
  sort: oneOf<MoverSort>(moverSorts, 'change'),
  sector: anyCaseOf(sectorNames),
  size: anyCaseOf(companySizeNames),
  record: oneOf(['any', 'some'], 'any'),
  /** The grid that a phone shows. */
  grid: oneOf<MoverGrid>(moverGrids, 'leaders'),
});
export type MoversView = ViewOf<typeof moversView>;

/** Whether a grid begins with the least of a value: laggards, by what they fell. */
export const isRising = (grid: MoverGrid, sort: MoverSort): boolean =>
  grid === 'laggards' && (sort === 'change' || sort === 'gap');

/** The first page of both grids, for whatever changes which companies stand in them. */
export const FIRST = { leaders: 1, laggards: 1 } as const;

/** The same lists of all companies; null where nothing narrows them. */
export const withoutFilters = (view: MoversView): string | null =>
  view.sector || view.size || view.record !== 'any'
    ? moversView.href({ ...view, ...FIRST, sector: undefined, size: undefined, record: 'any' })
    : null;

/** The orders that have a list of their own, each a page for crawlers. */
export const moverLists: readonly { sort: MoverSort; label: string; says: string }[] = [
  { sort: 'change', label: 'Gainers and losers', says: 'The small caps that rose and fell most in the session, with price, change, volume and market cap.' },
  { sort: 'dollarVolume', label: 'Most active', says: 'The small caps on which most dollars were traded in the session, those that rose and those that fell.' },
  { sort: 'relativeVolume', label: 'Unusual volume', says: 'The small caps whose volume of the session was furthest above their average, those that rose and those that fell.' },
  { sort: 'gap', label: 'Gaps', says: 'The small caps that opened furthest above and below their close before, with where they closed.' },
]; // prettier-ignore

const listOf = ({ sort }: MoversView) => moverLists.find((list) => list.sort === sort);

/** What both grids ask of the API. */
export const choiceOf = ({ floor: holds, sort, sector, size, record }: MoversView) => ({
  ...(holds && liquidityFloor),
  ...(sort !== 'change' && { sort }),
  ...(sector && { sector }),
  ...(size && { size }),
  ...(record === 'some' && { onRecord: 'true' as const }),
});

/** The file of what a view shows, every company of it. */
export const moversFile = (view: MoversView): string =>
  callHref('GET /stock/leadersLaggards/csv', { query: choiceOf(view) });

/** The address that crawlers keep: a list, of a sector or a size, page by page. Other orders and numbers of the same rows make none. */
export const moversCanonical = (view: MoversView): string =>
  moversView.href({
    ...view,
    sort: listOf(view)?.sort ?? 'change',
    floor: true,
    record: 'any',
    pageSize: 20,
    grid: 'leaders',
  });

/** The title of that address. */
export const moversTitle = (view: MoversView): string =>
  listTitle('Leaders and Laggards', [
    listOf(view)?.sort !== 'change' && listOf(view)?.label,
    view.sector,
    view.size,
    view.leaders > 1 && `page ${formatCount(view.leaders)} of leaders`,
    view.laggards > 1 && `page ${formatCount(view.laggards)} of laggards`,
  ]);
