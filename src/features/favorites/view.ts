import { type FavoriteOrder, favoriteOrders } from '#contract/favorite.ts';
import { PAGE_MAX } from '#contract/bounds.ts';
import type { SortDirection } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { allColumns, columnSets, type ColumnSetId } from '#kit/screener/columns.ts';

export const FAVORITES_PAGE_SIZE = 20;

/** What a page of favorite news, events or videos shows. */
export interface FavoritesView {
  page: number;
  order: FavoriteOrder;
}

/** What the page of favorite companies shows; without a sort the last added comes first. */
export interface FavoriteCompaniesView {
  page: number;
  view: ColumnSetId;
  sort: { field: ScreenerFieldName; direction: SortDirection } | null;
}

const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
};

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** What an address asks for; what cannot be taken falls back to the standard. */
export const readFavoritesView = (params: URLSearchParams): FavoritesView => ({
  page: pageOf(params),
  order: favoriteOrders.find((order) => order === params.get('sort')) ?? 'added',
});

/** The address of a view under the path of its section. */
export const favoritesHref = (path: string, { page, order }: FavoritesView): string =>
  withQuery(path, {
    ...(order !== 'added' && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  });

/** What an address asks of the companies; a sort is a field and a direction: `market_cap.desc`. */
export function readFavoriteCompaniesView(params: URLSearchParams): FavoriteCompaniesView {
  const [name, direction] = params.get('sort')?.split('.') ?? [];
  const field = allColumns.find(({ sortField }) => sortField !== undefined && sortField === name)?.sortField;
  return {
    page: pageOf(params),
    view: columnSets.find(({ id }) => id === params.get('view'))?.id ?? 'overview',
    sort: field && (direction === 'asc' || direction === 'desc') ? { field, direction } : null,
  };
}

/** A sort as it stands in an address. */
export const sortText = (sort: FavoriteCompaniesView['sort']): string =>
  sort ? `${sort.field}.${sort.direction}` : '';

/** The address of a view of the companies. */
export const favoriteCompaniesHref = ({ page, view, sort }: FavoriteCompaniesView): string =>
  withQuery('/favorites', {
    ...(view !== 'overview' && { view }),
    ...(sort && { sort: sortText(sort) }),
    ...(page > 1 && { page: String(page) }),
  });
