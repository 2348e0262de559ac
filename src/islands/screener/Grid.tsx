import { FlexRender, type Header, type Row, useTable } from '@tanstack/react-table';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { columnClass, type GridColumn, gridColumn } from '#kit/screener/columns.ts';
import { filterValueLabel } from '#kit/screener/filters.ts';
import type { NearMiss } from '#kit/screener/near-misses.ts';
import type { GridRow } from '#kit/screener/rows.ts';
import { type ScreenerState, withSort } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { Cell } from './cells.tsx';
import { features, tableColumns } from './columns.tsx';
import { HeartPlace } from './HeartPlace.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** Left to right. */
  shown: readonly GridColumn[];
  /** Symbols lead to the assistant. */
  standalone: boolean;
  rows: GridRow[];
  /** Of rows just outside a screen, by symbol: the limit that each misses. */
  missed?: ReadonlyMap<string, NearMiss>;
  /** What the links of the heads start from. */
  state: ScreenerState;
  caption: string;
  busy: boolean;
}

/** More columns than this scroll sideways on every screen. */
const FITTING_COLUMNS = 14;
/** So many columns are in sight wherever they scroll: symbol, name and quote. */
const SEEN_COLUMNS = 5;

/** The results as a table; on a phone the stylesheet makes cards of its rows, hence the explicit roles. */
export function Grid({ shown, standalone, rows, missed, state, caption, busy }: Props): ReactNode {
  const ids = shown.map(({ id }) => id).join();
  const columns = useMemo(() => tableColumns(shown, standalone), [ids, standalone]);
  // A script leads guests back to where they are; without one the address stays as it is.
  const [here] = useState(() => screenerHref(state));
  const isOverview = state.view === 'overview' && state.columns === null;
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.symbol,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: [{ id: state.sortField, desc: state.sortDirection === 'desc' }] },
  });
  const isFar = shown.findIndex(({ id }) => id === state.sortField) >= SEEN_COLUMNS;
  return (
    <div
      className={
        isOverview
          ? undefined
          : ['more-columns', shown.length > FITTING_COLUMNS && 'many-columns', isFar && 'far-order']
              .filter(Boolean)
              .join(' ')
      }
    >
      <table className="table hoverable sticky-head" role="table" aria-busy={busy || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              <th role="columnheader" scope="col" className="col-heart">
                <span className="visually-hidden">Favorite</span>
              </th>
              {group.headers.map((header) => (
                <Head key={header.id} header={header} state={state} />
              ))}
            </tr>
          ))}
        </thead>
        <Body
          rows={table.getRowModel().rows}
          columns={columns}
          sorted={state.sortField}
          missed={missed}
          here={here}
        />
      </table>
    </div>
  );
}

interface BodyProps {
  rows: Row<typeof features, GridRow>[];
  /** What the cells of the rows are made by. */
  columns: ReturnType<typeof tableColumns>;
  /** The column of the order, which stays in sight. */
  sorted: string;
  missed: Props['missed'];
  /** Where the hearts of guests come back to. */
  here: string;
}

/** Drawn anew only with new rows or columns: the controls around it answer at once, however many rows there are. */
const Body = memo(function Body({ rows, sorted, missed, here }: BodyProps): ReactNode {
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={row.id} role="row">
          <td role="cell" className="col-heart">
            <HeartPlace symbol={row.id} here={here} />
          </td>
          {row.getAllCells().map((cell) => {
            const { id } = cell.column;
            const miss = missed?.get(row.id);
            const isMissed = miss !== undefined && columnOfMiss(miss.name) === id;
            const content = (
              <>
                <FlexRender cell={cell} />
                {miss && id === 'name' && <MissedBy miss={miss} />}
              </>
            );
            if (id !== 'symbol')
              return (
                <td
                  key={id}
                  role="cell"
                  className={[columnClass(id), isMissed && 'missed', id === sorted && 'sorted']
                    .filter(Boolean)
                    .join(' ')}
                  data-head={gridColumn(id)?.head}
                  children={content}
                />
              );
            return (
              <th key={id} role="rowheader" scope="row" className={columnClass(id)} children={content} />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
});

/** The column that shows what a limit is about. */
const columnOfMiss = (name: string): string => (name === 'size' ? 'market_cap' : name);

/** Which limit a row misses, and what it has. */
function MissedBy({ miss: { row, name, limit, isMax } }: { miss: NearMiss }): ReactNode {
  const column = gridColumn(name);
  const wanted = filterValueLabel(name, isMax ? { max: limit } : { min: limit });
  return (
    <span className="missed-by">
      {screenerField(name)?.label ?? name} {column && <Cell column={column} row={row} />}
      {name === 'runway' && ' quarters'}, not {wanted}
    </span>
  );
}

/** What a column means, as the tip of its head; the sentences come when one is first pointed at. */
function explain(head: HTMLElement, name: ScreenerFieldName): void {
  if (head.title) return;
  void import('#contract/screener-field-words.ts').then(
    ({ meaningOf }) => {
      head.title = meaningOf(name);
    },
    () => undefined,
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Head({
  header,
  state,
}: {
  header: Header<typeof features, GridRow>;
  state: ScreenerState;
}): ReactNode {
  const { column } = header;
  const name = String(column.columnDef.header);
  const field = screenerField(column.id);
  const sorted = column.getIsSorted();
  const next = column.getNextSortingOrder();
  return (
    <th
      role="columnheader"
      scope="col"
      className={sorted ? `${columnClass(column.id)} sorted` : columnClass(column.id)}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      {field && column.getCanSort() && next ? (
        <>
          <a
            href={screenerHref(withSort(state, field.name, next))}
            onPointerEnter={(event) => explain(event.currentTarget, field.name)}
            data-step
          >
            {name}
            {sorted && <Icon name={sorted === 'asc' ? 'arrow-up' : 'arrow-down'} />}
          </a>
          <span className="head-name">{name}</span>
        </>
      ) : (
        name
      )}
    </th>
  );
}
