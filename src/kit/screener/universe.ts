import type { FilterCounts, FilterDefinition, Filters, Range } from '#contract/screener.ts';
import { isTextField, screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import type { SortDirection } from '#contract/bounds.ts';
import { exactSymbols } from './exact-symbols.ts';
import { foldText } from '../text/fold.ts';
import { offeredBy } from './filters.ts';
import { marketOfCode } from './market-codes.ts';

type Cell = string | number | null;

/** Every listed company, column by column, in order of symbol; `sic` and `sector_name` stand beside the fields. */
export type Universe = Readonly<Record<string, readonly Cell[]>>;

export interface UniverseSort {
  field: ScreenerFieldName;
  direction: SortDirection;
}

/** Columns that every question may need beside those it names. */
export const universeBase = ['symbol', 'name'] as const satisfies ScreenerFieldName[];

type Test = (row: number) => boolean;

const isIn = ({ min, max }: Range, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value < max);

/** Whether a row passes one part of the filters; the same reading of the grammar as the server's. */
function testOf(universe: Universe, name: string, asked: unknown): Test {
  if (name === 'symbol') return textTest(universe, String(asked));
  const values = asked as readonly (string | number | Range)[];
  if (name === 'Industries' || name === 'Sectors') {
    const column = universe[name === 'Industries' ? 'sic' : 'sector_name'] ?? [];
    const wanted = new Set<Cell>(values as string[]);
    return (row) => wanted.has(column[row] ?? null);
  }
  const column = universe[name] ?? [];
  if (name === 'bioPhasePipelines')
    return (row) => {
      const phases = column[row] ?? null;
      return (
        phases !== null &&
        String(phases)
          .split(', ')
          .some((phase) => values.includes(phase))
      );
    };
  const plain = new Set<Cell>();
  const ranges: Range[] = [];
  for (const value of values)
    if (typeof value === 'object') ranges.push(value);
    else plain.add(name === 'market' ? (marketOfCode[value] ?? value) : value);
  const [only] = ranges;
  if (only && ranges.length === 1 && plain.size === 0)
    return (row) => {
      const value = column[row] ?? null;
      return value !== null && isIn(only, Number(value));
    };
  return (row) => {
    const value = column[row] ?? null;
    if (value === null) return false;
    return plain.has(value) || ranges.some((range) => isIn(range, Number(value)));
  };
}

/** Tickers that are meant exactly, or a part of symbol and name: a text with a blank in it can only lie within the name. */
function textTest({ symbol = [], name = [] }: Universe, text: string): Test {
  const exact = exactSymbols(text);
  if (exact) return (row) => exact.includes(String(symbol[row]));
  const wanted = foldText(text).trim();
  if (wanted.includes(' ')) return (row) => foldText(String(name[row])).includes(wanted);
  return (row) => foldText(`${String(symbol[row])} ${String(name[row])}`).includes(wanted);
}

const narrows = (asked: unknown): boolean =>
  typeof asked === 'string' ? foldText(asked).trim() !== '' : Array.isArray(asked) && asked.length > 0;

/** For each row how many parts of the filters it fails, and the last of them. */
function sift(
  universe: Universe,
  filters: Filters,
): { fails: Uint8Array; last: Uint8Array; names: string[] } {
  const size = universe['symbol']?.length ?? 0;
  const fails = new Uint8Array(size);
  const last = new Uint8Array(size);
  const parts = Object.entries(filters).filter(([, asked]) => narrows(asked));
  for (const [at, [name, asked]] of parts.entries()) {
    const passes = testOf(universe, name, asked);
    for (let row = 0; row < size; row += 1)
      if (!passes(row)) {
        fails[row] = (fails[row] ?? 0) + 1;
        last[row] = at;
      }
  }
  return { fails, last, names: parts.map(([name]) => name) };
}

/** The rows that pass, in order: unknown values last in both directions, ties by symbol. */
export function rowsOf(universe: Universe, filters: Filters, sort: UniverseSort): number[] {
  const { fails } = sift(universe, filters);
  const passing: number[] = [];
  for (let row = 0; row < fails.length; row += 1) if (fails[row] === 0) passing.push(row);
  return inOrder(universe, passing, sort);
}

/** How many rows pass. */
export function countRows(universe: Universe, filters: Filters): number {
  const { fails } = sift(universe, filters);
  let passing = 0;
  for (const count of fails) if (count === 0) passing += 1;
  return passing;
}

function inOrder(universe: Universe, rows: number[], { field, direction }: UniverseSort): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'symbol') return direction === 'asc' ? rows : rows.reverse();
  const column = universe[field] ?? [];
  const known = rows.filter((row) => (column[row] ?? null) !== null);
  const unknown = rows.filter((row) => (column[row] ?? null) === null);
  // Rows come in order of symbol, and a sort keeps what is equal as it came.
  if (isTextField(screenerField(field) ?? { kind: 'number' })) {
    const key = new Map(known.map((row) => [row, bytesKey(String(column[row]))]));
    known.sort((a, b) => sign * compare(key.get(a) ?? '', key.get(b) ?? ''));
  } else known.sort((a, b) => sign * (Number(column[a]) - Number(column[b])));
  return [...known, ...unknown];
}

/** A text whose order by code units is that of its bytes, A equal to a: code units beyond the surrogates go before them. */
const bytesKey = (text: string): string =>
  text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\ud800-\uffff]/g, (unit) => {
      const code = unit.charCodeAt(0);
      return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
    });

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How many of some rows an option lets through. Options are many and mostly ranges: those are compared here, with no call for each row. */
function countLeft(
  universe: Universe,
  name: string,
  option: FilterDefinition['options'][number],
  rows: readonly number[],
): number {
  let found = 0;
  if (typeof option !== 'object') {
    const passes = testOf(universe, name, [option]);
    for (const row of rows) if (passes(row)) found += 1;
    return found;
  }
  const { min = -Infinity, max = Infinity } = option;
  const column = universe[name] ?? [];
  for (const row of rows) {
    const value = column[row];
    if (typeof value === 'number' && value >= min && value < max) found += 1;
  }
  return found;
}

/** How many rows each option of the definitions would leave, given the filters of all other fields. */
export function countUniverse(
  universe: Universe,
  filters: Filters,
  definitions: readonly FilterDefinition[],
): FilterCounts {
  const { fails, last, names } = sift(universe, filters);
  let total = 0;
  for (const count of fails) if (count === 0) total += 1;
  const counts = definitions.map((definition): [string, number[]] => {
    const { name } = definition;
    const own = names.indexOf(name);
    const left: number[] = [];
    for (let row = 0; row < fails.length; row += 1)
      if (fails[row] === 0 || (own >= 0 && fails[row] === 1 && last[row] === own)) left.push(row);
    return [name, offeredBy(definition).map((option) => countLeft(universe, name, option, left))];
  });
  return { total, counts: Object.fromEntries(counts) };
}
