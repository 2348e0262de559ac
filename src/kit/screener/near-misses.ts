import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { fixedColumns, shownColumns } from './columns.ts';
import { filteredNames } from './filters.ts';
import type { Screen } from './load.ts';
import type { GridRow } from './rows.ts';
import { type ScreenerState, withFilter } from './state.ts';

/** One limit of a screen, and the screen of those that miss it and nothing else, by at most as much again. */
export interface Miss {
  name: ScreenerFieldName;
  limit: number;
  isMax: boolean;
  state: ScreenerState;
}

/** A company that misses one limit. */
export interface NearMiss {
  row: GridRow;
  name: ScreenerFieldName;
  limit: number;
  isMax: boolean;
}

export interface NearMisses {
  /** The nearest first. */
  rows: NearMiss[];
  total: number;
}

/** Rows that are shown. */
const MOST = 10;

/** Where a limit ends when it gives way by as much again: 15 at most is 30 at most, 100 at least is 50 at least. */
function band(limit: number, isMax: boolean): Range | undefined {
  if (limit === 0) return undefined;
  const outer = limit > 0 === isMax ? limit * 2 : limit / 2;
  return isMax ? { min: limit, max: outer } : { min: outer, max: limit };
}

/** The limits of a state of which something may lie just outside: those of fields with one range. */
export function missesOf(state: ScreenerState): Miss[] {
  return filteredNames(state.filters).flatMap((name) => {
    const [range, ...others] = state.filters[name] ?? [];
    if (typeof range !== 'object' || others.length > 0) return [];
    const limits: [limit: number | undefined, isMax: boolean][] = [
      [range.max, true],
      [range.min, false],
    ];
    return limits.flatMap(([limit, isMax]) => {
      const outside = limit === undefined ? undefined : band(limit, isMax);
      if (limit === undefined || !outside) return [];
      // What it misses is read too, where no column shows it.
      const columns = [...fixedColumns, ...shownColumns(state).map(({ id }) => id), name];
      const asked = withFilter(state, name, [outside]);
      const sortDirection = isMax ? ('asc' as const) : ('desc' as const);
      return [
        {
          name,
          limit,
          isMax,
          state: {
            ...asked,
            columns: [...new Set(columns)],
            sortField: name,
            sortDirection,
            pageSize: MOST,
          },
        },
      ];
    });
  });
}

/** The rows just outside a screen: each passes all filters but one limit. */
export async function findNearMisses(
  state: ScreenerState,
  screenOf: (state: ScreenerState) => Promise<Screen>,
): Promise<NearMisses> {
  const found = await Promise.all(
    missesOf(state).map(async ({ state: asked, ...miss }) => ({ miss, screen: await screenOf(asked) })),
  );
  const rows = found.flatMap(({ miss, screen }) => screen.rows.map((row) => ({ row, ...miss })));
  const total = found.reduce((sum, { screen }) => sum + screen.totalItems, 0);
  return { rows: rows.sort((a, b) => distance(a) - distance(b)).slice(0, MOST), total };
}

/** How far a row lies outside, in parts of the limit. */
const distance = ({ row, name, limit }: NearMiss): number => Math.abs((Number(row[name]) - limit) / limit);
