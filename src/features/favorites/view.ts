import { favoriteOrders } from '#contract/favorite.ts';
import type { SortDirection } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { defineView, named, oneOf, pageNumber, type Part, type ViewOf } from '#kit/page/view.ts';
import { allColumns, columnSets, type ColumnSetId } from '#kit/screener/columns.ts';

export const FAVORITES_PAGE_SIZE = 20;

/** What a page of favorite news, events or videos shows, under the path of its section. */
export const favoritesView = defineView((path: string) => path, {
  order: named('sort', oneOf(favoriteOrders, 'added')),
  page: pageNumber(),
});
export type FavoritesView = ViewOf<typeof favoritesView>;

type Sort = { field: ScreenerFieldName; direction: SortDirection } | null;

/** A sort as it stands in an address. */
export const sortText = (sort: Sort): string => (sort ? `${sort.field}.${sort.direction}` : '');

/** A field and a direction: `market_cap.desc`; without one the last added comes first. */
const sort: Part<Sort> = {
  read: (text) => {
    const [name, direction] = text?.split('.') ?? [];
    const field = allColumns.find(
      ({ sortField }) => sortField !== undefined && sortField === name,
    )?.sortField;
    return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : null;
  },
  write: (value) => sortText(value) || undefined,
};

/** What the page of favorite companies shows. */
export const favoriteCompaniesView = defineView('/favorites', {
  view: oneOf<ColumnSetId>(
    columnSets.map(({ id }) => id),
    'overview',
  ),
  sort,
  page: pageNumber(),
});
export type FavoriteCompaniesView = ViewOf<typeof favoriteCompaniesView>;
