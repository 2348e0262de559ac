import type { ResultKind, SearchGroup, SearchResult } from '#contract/site-search.ts';
import { isUncoveredLabel } from '#kit/company/uncovered-words.ts';
import { newsPath } from '#kit/href/addresses.ts';
import { newsletterPath } from '#kit/href/addresses.ts';
import { toQueryString } from '#kit/href/paths.ts';
import { symbolHref } from '#kit/href/symbol-href.ts';
import { videoPath } from '#kit/href/addresses.ts';

/** What each kind of result is called, in the plural. */
export const KIND_NAMES: Readonly<Record<ResultKind, string>> = {
  company: 'Companies',
  page: 'Pages',
  news: 'News',
  event: 'Events',
  video: 'Videos',
  newsletter: 'Newsletters',
};

/** What a group of results is called: companies that have no page here are no pages of the site, and stand after those that are. */
export function groupName({ kind, results }: Pick<SearchGroup, 'kind' | 'results'>): string {
  const uncovered = results.filter(({ label }) => isUncoveredLabel(label)).length;
  if (kind !== 'page' || uncovered === 0) return KIND_NAMES[kind];
  return uncovered === results.length ? 'Not covered here' : 'Pages and not covered';
}

/** Searches of the events page are no longer. */
const EVENT_SEARCH_CHARACTERS = 100;

/** The title of a result without its marks. */
export const titleOf = ({ title }: Pick<SearchResult, 'title'>): string =>
  title.map(({ text }) => text).join('');

/**
 * Where a result leads. An event has no page of its own: its list is searched for it. In the installed app (`standalone`)
 * a company leads to the assistant.
 */
export function resultPath(result: SearchResult, standalone = false): string {
  switch (result.kind) {
    case 'page':
      return result.path;
    case 'company':
      return symbolHref(result.id, standalone);
    case 'news':
      return newsPath(result.id);
    case 'newsletter':
      return newsletterPath(result.id);
    case 'video':
      return videoPath(result.id);
    case 'event': {
      const search = titleOf(result).slice(0, EVENT_SEARCH_CHARACTERS).trim();
      return `/events${toQueryString({ search })}#event-${encodeURIComponent(result.id)}`;
    }
  }
}
