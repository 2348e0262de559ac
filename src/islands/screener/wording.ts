import { formatCount } from '#kit/format.ts';
import { sortLabel } from '#kit/screener/columns.ts';
import type { Screen } from '#kit/screener/load.ts';

export const LOAD_FAILED = 'Failed to fetch companies. Please try again.';
export const NO_RESULTS = 'No results found with the current filters.';

/** The id of the menu of screens, which opens from beside the title and from among the filters. */
export const SCREENS_MENU_ID = 'screens-menu';

/** The id of the rows with their pager, to which one may skip. */
export const ROWS_ID = 'companies';

/** `11–20`: the rows of a page, counted over all pages. */
export function rowRange({ state, rows }: Screen): string {
  const before = (state.page - 1) * state.pageSize;
  return `${formatCount(rows.length === 0 ? 0 : before + 1)}–${formatCount(before + rows.length)}`;
}

/** What has just been shown, for a screen reader. */
export function announce(screen: Screen): string {
  if (screen.rows.length === 0) return NO_RESULTS;
  const { sortField, sortDirection } = screen.state;
  return `Companies ${rowRange(screen)} of ${formatCount(screen.totalItems)}. ${sortLabel(sortField, sortDirection)}.`;
}
