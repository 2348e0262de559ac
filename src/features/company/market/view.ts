import { BIO_PAGE_SIZE, bioViewHref, readBioView } from '../bio/view.ts';
import type { MarketData, MarketView, Outcome } from '../load.ts';
import { holderHref, readHolderView } from '../holders/view.ts';
import { insiderHref, readInsiderView } from '../insiders/view.ts';

/** What the address of the market data page asks of all its sections. */
export const readMarketView = (query: URLSearchParams): MarketView => ({
  insiders: readInsiderView(query),
  holders: readHolderView(query),
  bio: readBioView(query),
});

const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Where an address leads that asks for a page behind the last of a section; undefined for all others. */
export function repairedHref(
  url: URL,
  outcome: Outcome<MarketData>,
  { insiders, holders, bio }: MarketView,
): string | undefined {
  if (outcome.kind !== 'found') return undefined;
  const { sections } = outcome;
  const lists = [
    {
      view: insiders,
      last: sections.insiders && lastPage(sections.insiders.total, insiders.pageSize),
      hrefOf: (page: number) => insiderHref(url, { ...insiders, page }),
    },
    {
      view: holders,
      last: sections.holders && lastPage(sections.holders.totalItems, holders.pageSize),
      hrefOf: (page: number) => holderHref(url, { ...holders, page }),
    },
    {
      view: bio,
      last: sections.phases && lastPage(sections.phases.total, BIO_PAGE_SIZE),
      hrefOf: (page: number) => bioViewHref(url, { ...bio, page }, '#bio'),
    },
  ];
  const beyond = lists.find(({ view, last }) => last !== null && view.page > last);
  return beyond?.hrefOf(beyond.last ?? 1);
}
