import { type ColumnDef, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { firstDirection, type GridColumn } from '#kit/screener/columns.ts';
import type { GridRow } from '#kit/screener/rows.ts';
import { symbolHref } from '#kit/href/symbol-href.ts';
import { Cell } from './cells.tsx';

/** The server sorts and pages; the table is asked only for its columns and the next order of each. */
export const features = tableFeatures({ rowSortingFeature });

type Column = ColumnDef<typeof features, GridRow>;

/** The columns of the table; `standalone` decides where a symbol leads. */
export function tableColumns(shown: readonly GridColumn[], standalone: boolean): Column[] {
  return shown.map((column) => {
    const cell = ({ row }: { row: { original: GridRow } }) => cellOf(column, row.original, standalone);
    const { id, head, sortField } = column;
    if (!sortField) return { id, header: head, cell };
    return {
      id,
      header: head,
      cell,
      accessorFn: (row) => row[sortField],
      sortDescFirst: firstDirection(column) === 'desc',
    };
  });
}

function cellOf(column: GridColumn, row: GridRow, standalone: boolean): ReactNode {
  const href = symbolHref(row.symbol, standalone);
  if (column.id === 'symbol')
    return (
      <a className="ticker" href={href}>
        {row.symbol}
      </a>
    );
  // The ticker beside it leads to the same page: one stop for the keyboard is enough.
  if (column.id === 'name')
    return (
      <a className="company-name" href={href} tabIndex={-1}>
        {row.name}
      </a>
    );
  return <Cell column={column} row={row} />;
}
