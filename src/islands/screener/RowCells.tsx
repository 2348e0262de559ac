import type { ReactNode } from 'react';
import { Cell } from './cells.tsx';
import { columnClass, type GridColumn } from '#kit/screener/columns.ts';
import type { GridRow } from '#kit/screener/rows.ts';

interface Props {
  row: GridRow;
  /** Left to right; symbol and name, which are links, are not made here. */
  columns: readonly GridColumn[];
}

/** The figures of a company as the screener's grid shows them; plain HTML that nothing hydrates. */
export function RowCells({ row, columns }: Props): ReactNode {
  return columns.map((column) => (
    <td key={column.id} role="cell" className={columnClass(column.id)} data-head={column.head}>
      <Cell column={column} row={row} />
    </td>
  ));
}
