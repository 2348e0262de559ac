import type { AstroGlobal } from 'astro';
import { wayOut } from '#kit/form/form.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { openFavorites } from './load.ts';
import { FAVORITES_PAGE_SIZE, favoriteCompaniesView } from './view.ts';

type Page = Pick<AstroGlobal, 'url' | 'locals' | 'response'>;

/** Opens the favorite companies, or says where to go instead, with the status of the redirect. */
export async function openCompanies({ url, locals: { api }, response }: Page) {
  const view = favoriteCompaniesView.read(url.searchParams);
  const { page, sort } = view;
  const query = {
    page,
    pageSize: FAVORITES_PAGE_SIZE,
    ...(sort && { sortField: sort.field, sortDirection: sort.direction }),
  };
  const { list, failure, counts } = await openFavorites(api, 'company', api('stock.favorites', { query }));
  const out = wayOut(failure, url);
  if (out) return { goTo: out, status: 303 } as const;
  const goTo = beyondEnd(view, list && lastPage(list.total, FAVORITES_PAGE_SIZE), favoriteCompaniesView.href);
  if (goTo) return { goTo, status: 302 } as const;
  if (!list) response.status = 503;
  return { list, counts, view };
}

/** What the page is given. */
export type OpenedCompanies = Exclude<Awaited<ReturnType<typeof openCompanies>>, { goTo: string }>;
