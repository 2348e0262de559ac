import { screenerPageSizes } from '#contract/bounds.ts';
import { type ColumnSetId, fixedColumns, gridColumn, type ColumnId } from '#kit/screener/columns.ts';
import { defaultActive, filterFields, orDefault } from '#kit/screener/filters.ts';
import { activeFilters, defaultScreener, type ScreenerState } from '#kit/screener/state.ts';

const FLAGS = 'screenerFilters';
const COLUMNS = 'screenerColumns';
const ROWS = 'screenerRows';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

function read(storage: Kept, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(storage: Kept, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: the address still carries everything.
  }
}

/** A state with what this browser remembers, where its address says nothing about it: filters on offer, columns, rows of a page. */
export function withRemembered(state: ScreenerState, storage: Kept = localStorage): ScreenerState {
  const flags = read(storage, FLAGS);
  const names = [
    ...defaultActive.filter((name) => flags[name] !== false),
    ...filterFields
      .map(({ name }) => name)
      .filter((name) => flags[name] === true && !defaultActive.includes(name)),
  ];
  return {
    ...state,
    active: state.active ?? orDefault(names),
    columns: state.columns ?? rememberedColumns(state.view, storage),
    pageSize: rememberedRows(state, storage),
  };
}

/** The columns last chosen for a view; null when it has its own. */
export function rememberedColumns(view: ColumnSetId, storage: Kept = localStorage): ColumnId[] | null {
  const ids = read(storage, COLUMNS)[view];
  if (!Array.isArray(ids)) return null;
  return [...new Set<ColumnId>([...fixedColumns, ...ids.flatMap((id) => gridColumn(String(id))?.id ?? [])])];
}

/** A later page is one of so many rows as its address says: with others it would hold other companies. */
function rememberedRows({ page, pageSize }: ScreenerState, storage: Kept): number {
  if (page !== 1 || pageSize !== defaultScreener.pageSize) return pageSize;
  const { rows } = read(storage, ROWS);
  return screenerPageSizes.find((size) => size === rows) ?? pageSize;
}

/** Remembers how many rows of a page a person chose. */
export const rememberRows = (rows: number, storage: Kept = localStorage): void =>
  write(storage, ROWS, { rows });

/** Remembers the filters on offer as flags, and the columns of the view. */
export function remember(state: ScreenerState, storage: Kept = localStorage): void {
  const active = activeFilters(state);
  write(
    storage,
    FLAGS,
    Object.fromEntries(
      [...new Set([...defaultActive, ...active])].map((name) => [name, active.includes(name)]),
    ),
  );
  write(storage, COLUMNS, { ...read(storage, COLUMNS), [state.view]: state.columns ?? undefined });
}
