import type { FilterCounts, FilterDefinition, Filters } from '#contract/screener.ts';
import { type ScreenerFieldName } from '#contract/screener-fields.ts';
import { fieldsOf } from '#kit/screener/columns.ts';
import { filteredNames } from '#kit/screener/filters.ts';
import { type Funnel, funnelOf } from '#kit/screener/funnel.ts';
import { pastTheEnd, type Screen, screenOf } from '#kit/screener/load.ts';
import { type GridRow, type SparklineOfRow } from '#kit/screener/rows.ts';
import { filtersOf } from '#kit/screener/query.ts';
import { activeFilters, type ScreenerState, withPage } from '#kit/screener/state.ts';
import { countRows, countUniverse, rowsOf, type Universe, universeBase } from '#kit/screener/universe.ts';
import { ask } from '#ui/browser/ask.ts';

/** Every company in this browser: screens of columns that are here answer at once. */
export interface LocalMarket {
  /** Brings the columns that a state asks for; one request for all that are missing. Rejects when they do not come. */
  prepare(state: ScreenerState): Promise<void>;
  /** The page of a state, with its funnel; undefined while a column of it is missing. */
  screen(state: ScreenerState): Screen | undefined;
  /** How many companies a state finds; undefined likewise. */
  total(state: ScreenerState): number | undefined;
  /** Keeps the sparklines that the server answered for the rows that were shown; what it left out has none. */
  keep(shown: Screen, answered: Screen): void;
  /** The counts of the filters on offer; undefined while a column of them is missing. */
  counts(state: ScreenerState): FilterCounts['counts'] | undefined;
}

/** The columns that a state filters, counts, sorts and shows by; sparklines are drawn from no column of these. */
function neededBy(state: ScreenerState): ScreenerFieldName[] {
  const shown = fieldsOf(state).filter((field): field is ScreenerFieldName => field !== 'spark');
  const names = [...universeBase, ...shown, ...filteredNames(state.filters), ...activeFilters(state)];
  return [...new Set([...names, state.sortField])];
}

const parsed = (state: ScreenerState) => JSON.parse(filtersOf(state) ?? '{}') as Filters;

function pageOf(universe: Universe, state: ScreenerState): Screen {
  const { sortField: field, sortDirection: direction, pageSize } = state;
  const rows = rowsOf(universe, parsed(state), { field, direction });
  const totalPages = Math.ceil(rows.length / pageSize);
  const page = Math.min(state.page, Math.max(1, totalPages));
  const fields = fieldsOf(state).filter((name) => name !== 'spark');
  const companies = rows
    .slice((page - 1) * pageSize, page * pageSize)
    .map((row) => Object.fromEntries(fields.map((name) => [name, universe[name]?.[row] ?? null])));
  const answer = { companies, totalItems: rows.length, totalPages };
  return {
    ...screenOf(page === state.page ? state : withPage(state, page), filtersOf(state), answer),
    notice: page === state.page ? null : pastTheEnd(state.page, page),
    funnel: countFunnel(universe, state, rows.length),
  };
}

/** What is left after each part of a state that finds so many. */
function countFunnel(universe: Universe, state: ScreenerState, found: number): Funnel {
  const steps = funnelOf(state);
  const counts = steps.slice(0, -1).map((step) => countRows(universe, parsed(step.state)));
  return Object.fromEntries(steps.map(({ part }, at) => [part, counts[at] ?? found]));
}

/** Rejects while the backend has no such call, or more companies than a browser is sent. */
export function createLocalMarket(definitions: readonly FilterDefinition[]): LocalMarket {
  let universe: Universe = {};
  let version: string | undefined;
  const sparks = new Map<string, SparklineOfRow | null>();
  const missing = (state: ScreenerState) => neededBy(state).filter((name) => !(name in universe));

  const withSpark = (row: GridRow): GridRow => {
    const spark = sparks.get(row.symbol);
    return spark === undefined ? { ...row, sparkComes: true } : { ...row, spark };
  };

  async function load(fields: readonly ScreenerFieldName[]): Promise<void> {
    const answer = await ask('GET /stock/universe', { query: { fields: fields.join(',') } });
    if (!answer.columns) throw new RangeError('too many companies for a browser');
    if (version !== undefined && answer.version !== version) {
      // The content changed meanwhile: old columns do not belong to the new ones.
      const held = Object.keys(universe).filter((name) => name !== 'sic' && name !== 'sector_name');
      universe = {};
      version = undefined;
      return load([...new Set([...held, ...fields])] as ScreenerFieldName[]);
    }
    version = answer.version;
    universe = { ...universe, ...answer.columns };
  }

  return {
    async prepare(state) {
      const fields = missing(state);
      if (fields.length > 0) await load(fields);
    },

    screen(state) {
      if (missing(state).length > 0) return undefined;
      const screen = pageOf(universe, state);
      return fieldsOf(state).includes('spark') ? { ...screen, rows: screen.rows.map(withSpark) } : screen;
    },

    total: (state) => (missing(state).length > 0 ? undefined : countRows(universe, parsed(state))),

    keep(shown, answered) {
      for (const { symbol } of shown.rows) sparks.set(symbol, null);
      for (const { symbol, spark } of answered.rows) sparks.set(symbol, spark);
    },

    counts(state) {
      const asked = new Set<string>(activeFilters(state));
      if (missing(state).length > 0) return undefined;
      const offered = definitions.filter(({ name }) => asked.has(name));
      return countUniverse(universe, parsed(state), offered).counts;
    },
  };
}
