import { type BioPhaseGroup, bioPhaseGroups } from '#contract/bio-phase.ts';
import { changedHref, pageNumber } from '#kit/view-query.ts';

export const BIO_PAGE_SIZE = 10;

/** What an address asks of a company's programmes: a group of phases (none is all of them) and a page from 1. */
export interface BioView {
  group: BioPhaseGroup | undefined;
  page: number;
}

/** Reads `phase` and `page`; what makes no sense there counts as not asked for. */
export function readBioView(query: URLSearchParams): BioView {
  const asked = query.get('phase')?.toLowerCase();
  return {
    group: bioPhaseGroups.find((group) => group.toLowerCase() === asked),
    page: pageNumber(query.get('page')),
  };
}

/** The address of a view on the page it was asked on: other parts of the query stay, `hash` leads back to the table. */
export const bioViewHref = (url: URL, { group, page }: BioView, hash = ''): string =>
  changedHref(url, { phase: group, page: page > 1 ? page : undefined }, hash);
