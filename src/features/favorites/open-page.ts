import type { AstroGlobal } from 'astro';
import type { StoredKind } from '#contract/favorite.ts';
import { wayOut } from '#kit/form.ts';
import type { Api } from '#kit/api-client.ts';
import { openFavorites, type OpenedFavorites } from './load.ts';
import { FAVORITES_PAGE_SIZE, favoritesHref, readFavoritesView } from './view.ts';

type View = ReturnType<typeof readFavoritesView>;
type Page = Pick<AstroGlobal, 'url' | 'locals' | 'response'>;
type Query = View & { pageSize: number };

/** A page of favorites as it opened, or where to go instead, with the status of the redirect. */
type OpenedPage<List> =
  | { goTo: string; status: 302 | 303 }
  | (Omit<OpenedFavorites<List>, 'failure'> & View & { goTo?: undefined });

/**
 * Opens one of the pages of favorites that are lists: a person whose session has ended signs in, a page beyond the end
 * becomes the last, and a list that does not arrive is 503.
 */
export async function openFavoritesPage<List extends { total: number }>(
  { url, locals: { api }, response }: Page,
  path: string,
  kind: StoredKind,
  load: (api: Api, query: Query) => Promise<List>,
): Promise<OpenedPage<List>> {
  const { page, order } = readFavoritesView(url.searchParams);
  const answer = load(api, { page, pageSize: FAVORITES_PAGE_SIZE, order });
  const { list, failure, counts } = await openFavorites(api, kind, answer);
  const out = wayOut(failure, url);
  if (out) return { goTo: out, status: 303 };
  const lastPage = Math.max(1, Math.ceil((list?.total ?? 0) / FAVORITES_PAGE_SIZE));
  if (list && page > lastPage) return { goTo: favoritesHref(path, { page: lastPage, order }), status: 302 };
  if (!list) response.status = 503;
  return { list, counts, page, order };
}
