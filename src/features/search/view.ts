import { resultKinds, RESULTS_MAX } from '#contract/site-search.ts';
import { SEARCH_QUERY_MAX } from '#contract/bounds.ts';
import { chosen, defineView, named, optional, pageNumber, searchText, type ViewOf } from '#kit/page/view.ts';
import { SEARCH_PATH } from '#kit/href/search-path.ts';

/** Results of a group beside others, and of a group alone. */
export const GROUP_SIZE = 5;
export const PAGE_SIZE = 20;
/** The last page of a kind: the API reaches no further. */
export const LAST_PAGE = RESULTS_MAX / PAGE_SIZE;

/** What the address of the search page asks for: every kind, or a page of one. */
export const searchView = defineView(
  SEARCH_PATH,
  {
    query: named('q', searchText(SEARCH_QUERY_MAX)),
    kind: chosen((text) => resultKinds.find((kind) => kind === text)),
    page: pageNumber(LAST_PAGE),
    /** Sent by the Enter of a form: a ticker leads to its company at once. */
    go: optional((text) => (text === '1' ? text : undefined)),
  },
  ({ kind }) => (kind ? [] : ['page']),
);
export type SearchView = ViewOf<typeof searchView>;
