import { type ResultKind, resultKinds, RESULTS_MAX } from '#contract/site-search.ts';
import { SEARCH_QUERY_MAX } from '#contract/bounds.ts';
import { toQueryString } from '#kit/paths.ts';
import { SEARCH_PATH } from '#kit/search-path.ts';

/** Results of a group beside others, and of a group alone. */
export const GROUP_SIZE = 5;
export const PAGE_SIZE = 20;
/** The last page of a kind: the API reaches no further. */
export const LAST_PAGE = RESULTS_MAX / PAGE_SIZE;

/** What the address of the search page asks for. */
export interface SearchView {
  /** '' for nothing yet. */
  query: string;
  /** Every kind, when undefined. */
  kind: ResultKind | undefined;
  /** From 1; of a kind only. */
  page: number;
}

/** Reads an address; what makes no sense there counts as not asked for. */
export function readSearchView(params: URLSearchParams): SearchView {
  const kind = resultKinds.find((name) => name === params.get('kind'));
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').trim().slice(0, SEARCH_QUERY_MAX),
    kind,
    page: kind && Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a view, without what is usual. */
export const searchHref = ({ query, kind, page }: SearchView): string =>
  SEARCH_PATH + toQueryString({ q: query || undefined, kind, page: page > 1 ? page : undefined });
