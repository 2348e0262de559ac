import { expect, it } from 'vitest';
import { screenerFieldNames, screenerFields } from '#contract/screener-fields.ts';
import {
  allColumns,
  columnsOfSet,
  columnSets,
  exportedFields,
  gridColumn,
  shownColumns,
  sortLabel,
  sortOptions,
} from './columns.ts';

const DEFAULT_COLUMNS = ['symbol', 'name', 'market_cap', 'last_sale', 'change_pre', 'ipo_year', 'volume'];
const overview = shownColumns({ view: 'overview', columns: null });

it('shows the default columns of the specification in their order, the drawings between them', () => {
  const ids = overview.map(({ id }) => id);
  expect(ids.filter((id) => id !== 'spark' && id !== 'range')).toEqual(DEFAULT_COLUMNS);
});

it('shows exactly the fields that the contract shows from the start', () => {
  const shown = screenerFields.filter((field) => field.shown).map(({ name }) => name);
  expect(new Set(overview.flatMap(({ sortField }) => sortField ?? []))).toEqual(new Set(shown));
});

it('has a column for each of the 38 fields', () => {
  const ids = allColumns.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...screenerFieldNames]));
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(columnSets.map(({ id }) => id))('begins %s with symbol and name and keeps the quote in it', (id) => {
  const columns = columnsOfSet(id);
  expect(columns.slice(0, 2)).toEqual(['symbol', 'name']);
  expect(columns).toEqual(expect.arrayContaining(['market_cap', 'last_sale', 'change_pre']));
});

it('leaves out fields that no company has a value for', () => {
  const ids = shownColumns({ view: 'ownership', columns: null }, new Set(['Insider_Transactions']));
  expect(ids.map(({ id }) => id)).not.toContain('Insider_Transactions');
});

it('exports the shown fields in their order, drawings as what they are drawn from', () => {
  expect(exportedFields(overview)).toEqual([
    ...DEFAULT_COLUMNS.slice(0, 5),
    'week52low',
    'week52high',
    'ipo_year',
    'volume',
  ]);
});

it('offers both directions of every column that sorts, the natural one first', () => {
  const options = sortOptions(overview);
  expect(options.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Symbol, A to Z', 'Change, high to low', 'Volume, low to high']),
  );
  expect(options).toHaveLength(2 * DEFAULT_COLUMNS.length);
  expect(options[0]).toEqual({ field: 'symbol', direction: 'asc', label: 'Symbol, A to Z' });
});

it('names the order of any field', () => {
  expect(sortLabel('latest_rsi', 'desc')).toBe('RSI (14), high to low');
  expect(sortLabel('industry', 'asc')).toBe('Industry, A to Z');
});

it('heads a percentage with what it is of, and a day with what it ends', () => {
  expect(gridColumn('net_cash')?.head).toBe('Net cash, % cap');
  expect(gridColumn('statements_to')?.head).toBe('Period to');
});
