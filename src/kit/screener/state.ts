import { SCREENER_PAGE_SIZE, type SectorName, type SortDirection } from '#contract/bounds.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import type { ColumnId, ColumnSetId } from './columns.ts';
import {
  defaultActive,
  type FieldFilters,
  filteredNames,
  formatFilterValue,
  type FilterValue,
  orDefault,
  toggled,
  withValues,
} from './filters.ts';

/** What a screener page shows: the whole of it stands in the address. */
export interface ScreenerState {
  /** From 1. */
  page: number;
  pageSize: number;
  sortField: ScreenerFieldName;
  sortDirection: SortDirection;
  /** Part of a symbol or name; empty for every company. */
  symbol: string;
  filters: FieldFilters;
  /** A sector, or sub-sectors by their SIC codes; sub-sectors of one sector alone stand with it. */
  sector: SectorName | '';
  industries: readonly string[];
  /** Filters that are offered although they narrow nothing; null: those of a first visit. */
  active: readonly ScreenerFieldName[] | null;
  view: ColumnSetId;
  /** Columns left to right; null: those of the view. */
  columns: readonly ColumnId[] | null;
}

/** The largest companies first, as the API answers where nobody asks for another order. */
export const defaultScreener: ScreenerState = {
  page: 1,
  pageSize: SCREENER_PAGE_SIZE,
  sortField: 'market_cap',
  sortDirection: 'desc',
  symbol: '',
  filters: {},
  sector: '',
  industries: [],
  active: null,
  view: 'overview',
  columns: null,
};

export function withPage(state: ScreenerState, page: number): ScreenerState {
  return { ...state, page };
}

/** Another page size; the page becomes the one that holds the row now first. */
export function withPageSize(state: ScreenerState, pageSize: number): ScreenerState {
  return { ...state, pageSize, page: Math.floor(((state.page - 1) * state.pageSize) / pageSize) + 1 };
}

/** Another order, from its first page. */
export function withSort(
  state: ScreenerState,
  sortField: ScreenerFieldName,
  sortDirection: SortDirection,
): ScreenerState {
  return { ...state, sortField, sortDirection, page: 1 };
}

/** Every company again, in the same order, columns and number of rows. */
export function withoutFilters(state: ScreenerState): ScreenerState {
  return { ...state, symbol: '', filters: {}, sector: '', industries: [], page: 1 };
}

/** Other values for one field. */
export function withFilter(
  state: ScreenerState,
  name: ScreenerFieldName,
  values: readonly FilterValue[],
): ScreenerState {
  return { ...state, filters: withValues(state.filters, name, values), page: 1 };
}

/** One alternative more for a field, or one less. */
export function withToggled(
  state: ScreenerState,
  name: ScreenerFieldName,
  value: FilterValue,
): ScreenerState {
  return { ...state, filters: toggled(state.filters, name, value), page: 1 };
}

/** A whole sector; '' for all. */
export function withSector(state: ScreenerState, sector: SectorName | ''): ScreenerState {
  return { ...state, sector, industries: [], page: 1 };
}

/**
 * One sub-sector more, or one less. Those of one sector are looked for within it, because companies of two sectors may
 * share a code; those of several, among all companies.
 */
export function withToggledIndustry(
  state: ScreenerState,
  sic: string,
  sector: SectorName | '' = state.sector,
): ScreenerState {
  const others = state.industries.filter((code) => code !== sic);
  const industries = others.length < state.industries.length ? others : [...others, sic].sort();
  const isWithin = industries.length > 0 && (state.industries.length === 0 || state.sector === sector);
  return { ...state, sector: isWithin ? sector : '', industries, page: 1 };
}

/** The filters on offer: the active ones, then those that narrow without being active. */
export function activeFilters({ active, filters }: ScreenerState): readonly ScreenerFieldName[] {
  return [...new Set([...(active ?? defaultActive), ...filteredNames(filters)])];
}

/** Other filters on offer; a filter that is no longer among them narrows nothing. */
export function withActive(state: ScreenerState, names: readonly ScreenerFieldName[]): ScreenerState {
  const filters = Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => names.some((kept) => kept === name)),
  );
  const page = filteredNames(filters).length === filteredNames(state.filters).length ? state.page : 1;
  return { ...state, filters, active: orDefault(names), page };
}

/** Without a filter: it narrows nothing and is no longer on offer. */
export function withoutActive(state: ScreenerState, name: ScreenerFieldName): ScreenerState {
  return withActive(
    state,
    activeFilters(state).filter((other) => other !== name),
  );
}

/** Below every value of a range. */
const LEAST = -1e300;

/** Those of a state that have a value of some fields as well; fields of lists are left as they are. */
export function withAnyValue(state: ScreenerState, names: readonly ScreenerFieldName[]): ScreenerState {
  const ranges = names.filter((name) => screenerField(name)?.filter === 'range');
  return ranges.reduce((narrowed, name) => withFilter(narrowed, name, [{ min: LEAST }]), state);
}

/** The same for all states that find the same companies, whatever their order, page and columns. */
export function narrowingOf({ symbol, filters, sector, industries }: ScreenerState): string {
  const values = filteredNames(filters).map((name) => [
    name,
    filters[name]?.map(formatFilterValue).toSorted(),
  ]);
  return JSON.stringify([symbol, sector, industries, values]);
}

/** Whether anything narrows the companies. */
export function isFiltered({ symbol, filters, sector, industries }: ScreenerState): boolean {
  return symbol !== '' || sector !== '' || industries.length > 0 || filteredNames(filters).length > 0;
}
