import { PAGE_MAX, screenerPageSizes, sectorNames, sortDirections } from '#contract/bounds.ts';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { columnSets, type ColumnId, fixedColumns, gridColumn } from './columns.ts';
import { filteredNames, filterFields, formatFilterValue } from './filters.ts';
import { defaultScreener, type ScreenerState } from './state.ts';
import { looksLikeRange, quote, readFilters } from './url-filters.ts';

export const SCREENER_PATH = '/stocks/screener';
/** As long as the contract's filter takes. */
export const SYMBOL_MAX_CHARACTERS = 100;

/** The API takes no more codes at once. */
const INDUSTRIES_MAX = 500;

/** Every name that a query of the screener may hold; what it means stands in `readScreener`. */
export const screenerNames: readonly string[] = [
  ...['symbol', 'sector', 'sic', 'active', 'add', 'view', 'columns', 'sort', 'sortField', 'sortDirection'],
  ...['page', 'pageSize'],
  ...filterFields.flatMap(({ name, filter }) =>
    filter === 'range' ? [name, `${name}.min`, `${name}.max`] : [name],
  ),
];

/** Whether a pair of a query looks like a filter that there is none of; other keys, as links from elsewhere carry them, mean nothing here. */
export const isUnknownFilter = ([name, text]: readonly [string, string]): boolean =>
  looksLikeRange(text) && !screenerNames.includes(name);

/** Reads a text; undefined where it stands for nothing that is offered. */
type Reader<T> = (text: string) => T | undefined;

const oneOf =
  <T extends string>(offered: readonly T[]): Reader<T> =>
  (text) =>
    offered.find((one) => one === text);

// The contract's schemas say the same; they would bring their library into every visitor's first script.
const readPage: Reader<number> = (text) => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : undefined;
};
const readPageSize: Reader<number> = (text) => screenerPageSizes.find((size) => size === Number(text));
const readView = oneOf(columnSets.map(({ id }) => id));
const readSic: Reader<string> = (text) => (/^\d{4}$/.test(text) ? text : undefined);

interface ScreenerReading {
  state: ScreenerState;
  /** A sentence for each value that could not be taken as it stood. */
  notices: string[];
}

/** Reads one value of an address; what could not be taken as it stood is told in `notices`. */
const reading =
  (notices: string[]) =>
  <T>(key: string, text: string | null | undefined, reader: Reader<T>, nearest?: (amount: number) => T) => {
    if (!text?.trim()) return undefined;
    const value = reader(text.trim());
    if (value !== undefined) return value;
    const amount = Number(text);
    if (!nearest || !Number.isFinite(amount)) {
      notices.push(`${key} ${quote(text)} was not understood and was left out.`);
      return undefined;
    }
    const repaired = nearest(amount);
    notices.push(`${key} ${quote(text)} is not offered: ${String(repaired)} is used.`);
    return repaired;
  };

/**
 * The state that an address asks for. Values that nothing can be made of fall back to the default, others to the
 * nearest allowed one; `sortField` alone ascends, as in the API. `sort=field.direction` is what a sort menu sends.
 */
export function readScreener(params: URLSearchParams): ScreenerReading {
  const notices: string[] = [];
  const read = reading(notices);

  const [menuField, menuDirection] = params.get('sort')?.split('.') ?? [];
  const fieldText = menuField ?? params.get('sortField');
  const sortField = read('sortField', fieldText, oneOf(screenerFieldNames));
  const sortDirection = read(
    'sortDirection',
    menuDirection ?? params.get('sortDirection'),
    oneOf(sortDirections),
  );
  const sort = sortField
    ? { sortField, sortDirection: sortDirection ?? 'asc' }
    : sortDirection && !fieldText && { sortDirection };
  const symbolText = params.get('symbol') ?? '';
  const symbol = searchText(symbolText);
  if (symbolText.trim().length > SYMBOL_MAX_CHARACTERS)
    notices.push(`symbol was longer than ${SYMBOL_MAX_CHARACTERS} characters and was cut.`);
  const industries = params
    .getAll('sic')
    .flatMap((codes) => codes.split(','))
    .flatMap((code) => read('sic', code, readSic) ?? [])
    .slice(0, INDUSTRIES_MAX);
  const sector = read('sector', sectorOf(params.get('sector')), oneOf(sectorNames)) ?? '';
  const { filters, active } = readFilters(params, notices);
  const columnsText = params.getAll('columns').join(',');
  const state: ScreenerState = {
    ...defaultScreener,
    ...sort,
    page: read('page', params.get('page'), readPage, nearestPage) ?? defaultScreener.page,
    pageSize: read('pageSize', params.get('pageSize'), readPageSize, nearestSize) ?? defaultScreener.pageSize,
    symbol,
    filters,
    sector,
    industries: [...new Set(industries)].sort(),
    active,
    view: read('view', params.get('view'), readView) ?? defaultScreener.view,
    columns: columnsText.trim() ? readColumns(columnsText, notices) : null,
  };
  return { state, notices: [...notices, ...unknownFilters(params)] };
}

const unknownFilters = (params: URLSearchParams): string[] => {
  const names = new Set([...params].filter(isUnknownFilter).map(([name]) => name));
  return [...names].sort().map((name) => `${quote(name)} is no filter and was left out.`);
};

/** The columns of a text like `symbol,name,volume`, those that are always there in front. */
function readColumns(text: string, notices: string[]): ColumnId[] {
  const names = text.split(',').filter((name) => name.trim() !== '');
  const known = names.flatMap((name) => gridColumn(name.trim())?.id ?? []);
  if (known.length < names.length) notices.push('columns that do not exist were left out.');
  return [...new Set<ColumnId>([...fixedColumns, ...known])];
}

/** The query string of a state, without `?`; what is as by default is left out. */
export function formatScreener(state: ScreenerState): string {
  const { page, pageSize, sortField, sortDirection, symbol, filters, sector, industries } = state;
  const { active, view, columns } = state;
  const sorted = sortField !== defaultScreener.sortField || sortDirection !== defaultScreener.sortDirection;
  const pairs: [name: string, value: string | readonly string[] | false][] = [
    ['symbol', symbol],
    ['sector', sector],
    ['sic', industries],
    ...filteredNames(filters).map((name): [string, string[]] => [
      name,
      (filters[name] ?? []).map(formatFilterValue),
    ]),
    ['active', active !== null && (active.join(',') || 'none')],
    ['view', view !== defaultScreener.view && view],
    ['columns', columns !== null && columns.join(',')],
    ['sortField', sorted && sortField],
    ['sortDirection', sorted && sortDirection],
    ['page', page !== defaultScreener.page && String(page)],
    ['pageSize', pageSize !== defaultScreener.pageSize && String(pageSize)],
  ];
  const given = pairs.flatMap(([name, value]) =>
    [value].flat().flatMap((text): [string, string][] => (text ? [[name, text]] : [])),
  );
  // A comma needs no escape in a query, and an address full of %2C cannot be read.
  return new URLSearchParams(given).toString().replaceAll('%2C', ',');
}

/** The address of a state. */
export function screenerHref(state: ScreenerState): string {
  const query = formatScreener(state);
  return query ? `${SCREENER_PATH}?${query}` : SCREENER_PATH;
}

/** Text as it can be searched for: no control characters, no blanks around it, no half of a character at its end. */
export function searchText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, SYMBOL_MAX_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/** A sector's name however it is written. */
const sectorOf = (text: string | null) =>
  sectorNames.find((name) => name.toLowerCase() === text?.trim().toLowerCase()) ?? text;

const nearestPage = (amount: number) => Math.min(PAGE_MAX, Math.max(1, Math.round(amount)));

const nearestSize = (amount: number): number =>
  screenerPageSizes.reduce((best, size) => (Math.abs(size - amount) < Math.abs(best - amount) ? size : best));
