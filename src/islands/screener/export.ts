import { toQueryString } from '#kit/paths.ts';
import { exportedFields, type GridColumn } from '#kit/screener/columns.ts';
import type { Screen } from '#kit/screener/load.ts';

/** The address of a CSV file with the shown columns, and every row of the filter and order of a screen. */
export function exportHref({ filters, state }: Screen, shown: readonly GridColumn[]): string {
  const { sortField, sortDirection } = state;
  return `/api/stock/export${toQueryString({ filters, sortField, sortDirection, columns: exportedFields(shown).join(',') })}`;
}
