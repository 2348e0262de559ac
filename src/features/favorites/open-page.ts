import type { AstroGlobal } from 'astro';
import type { StoredKind } from '#contract/favorite.ts';
import { wayOut } from '#kit/form/form.ts';
import type { Api } from '#kit/http/api-client.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { openFavorites, type OpenedFavorites } from './load.ts';
import { FAVORITES_PAGE_SIZE, type FavoritesView, favoritesView } from './view.ts';

type Page = Pick<AstroGlobal, 'url' | 'locals' | 'response'>;
type Query = FavoritesView & { pageSize: number };

/** A page of favorites as it opened, or where to go instead, with the status of the redirect. */
type OpenedPage<List> =
  | { goTo: string; status: 302 | 303 }
  | (Omit<OpenedFavorites<List>, 'failure'> & FavoritesView & { goTo?: undefined });

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
  const { page, order } = favoritesView.read(url.searchParams);
  const answer = load(api, { page, pageSize: FAVORITES_PAGE_SIZE, order });
  const { list, failure, counts } = await openFavorites(api, kind, answer);
  const out = wayOut(failure, url);
  if (out) return { goTo: out, status: 303 };
  const last = list && lastPage(list.total, FAVORITES_PAGE_SIZE);
  const goTo = beyondEnd({ page, order }, last, (view) => favoritesView.href(view, path));
  if (goTo) return { goTo, status: 302 };
  if (!list) response.status = 503;
  return { list, counts, page, order };
}
