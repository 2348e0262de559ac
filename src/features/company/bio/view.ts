import { bioPhaseGroups } from '#contract/bio-phase.ts';
import { anyCaseOf, defineSection, named, pageNumber, type ViewOf } from '#kit/page/view.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { companyTab } from '../open-tab.ts';

export const BIO_PAGE_SIZE = 10;

/** What an address asks of a company's programmes: a group of phases (none is all of them) and a page. */
export const bioView = defineSection({
  group: named('phase', anyCaseOf(bioPhaseGroups)),
  page: pageNumber(),
});
export type BioView = ViewOf<typeof bioView>;

/** One page of a company's clinical programmes. */
export const bioTab = companyTab({
  read: bioView.read,
  load: (api, symbol, view) => ({
    phases: api('bio.bySymbol', { params: { symbol }, query: { ...view, pageSize: BIO_PAGE_SIZE } }),
    catalysts: api('stock.catalysts', { params: { symbol } }),
  }),
  repaired: ({ phases }, view, _, url) =>
    beyondEnd(view, phases && lastPage(phases.total, BIO_PAGE_SIZE), (to) => bioView.href(to, url)),
});
