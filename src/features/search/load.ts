import { type ResultKind, type SearchGroup } from '#contract/site-search.ts';
import { companyPath } from '#kit/href/addresses.ts';
import { load } from '#kit/http/load.ts';
import { lastPage } from '#kit/page/list.ts';
import { typedTicker } from '#kit/text/search-words.ts';
import type { Api } from '#kit/http/api-client.ts';
import { GROUP_SIZE, LAST_PAGE, PAGE_SIZE, type SearchView } from './view.ts';

/** What the search page shows. */
export interface SearchContent {
  /** The groups of the view: all, or that of its kind. */
  groups: SearchGroup[];
  /** How many results each kind has. */
  totals: Partial<Record<ResultKind, number>>;
  total: number;
  /** Pages of the view's kind that can be reached; 1 without a kind. */
  pages: number;
}

/** Asks for what a view shows; null where the answer failed. */
export async function loadSearch(api: Api, { query, kind, page }: SearchView): Promise<SearchContent | null> {
  if (query === '') return { groups: [], totals: {}, total: 0, pages: 1 };
  const all = api('search.all', { query: { query, limit: kind ? 1 : GROUP_SIZE } });
  const ofKind = kind && api('search.all', { query: { query, kind, page, limit: PAGE_SIZE } });
  const { value } = await load(Promise.all([all, ofKind]));
  if (!value) return null;
  const [{ groups }, chosen] = value;
  const totals = Object.fromEntries(groups.map((group) => [group.kind, group.total]));
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const pages = Math.min(LAST_PAGE, lastPage((kind && totals[kind]) ?? 0, PAGE_SIZE));
  return { groups: chosen?.groups ?? groups, totals, total, pages };
}

/** Where Enter leads at once: to the company whose ticker was typed, and nothing else. */
export function companyMeant({ go, query }: SearchView, content: SearchContent | null): string | undefined {
  const ticker = go && typedTicker(query);
  if (!ticker) return undefined;
  const [first] = content?.groups.find(({ kind }) => kind === 'company')?.results ?? [];
  return first?.symbol === ticker ? companyPath(ticker) : undefined;
}
