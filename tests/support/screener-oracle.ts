import type { FilterDefinition } from '#contract/screener.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { type ScreenerField, screenerFields, type ScreenerFieldName } from '#contract/screener-fields.ts';

type Cell = string | number | null;
type Row = Record<string, Cell>;
type Alternative = string | number | { min?: number; max?: number };
export type AskedFilters = Record<string, string | readonly Alternative[]>;

export interface AskedSort {
  field: ScreenerFieldName;
  direction: 'asc' | 'desc';
}

const codes: Record<string, string> = { XNAS: 'NASDAQ', XNYS: 'NYSE', XASE: 'NYSE American' };
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const columnOf = new Map(screenerFields.map((field: ScreenerField) => [field.name as string, field.column]));

/** The screener's answer worked out without SQL, as the reading of `filters` has it: all rows that pass, in order. */
export function expectedRows(
  companies: readonly CompaniesTable[],
  filters: AskedFilters,
  { field, direction }: AskedSort,
): Row[] {
  const column = columnOf.get(field) as keyof CompaniesTable;
  return passing(companies, filters)
    .map((company) => ({
      company,
      key: keyOf(field, company[column]),
      symbol: Buffer.from(company.symbol),
    }))
    .sort((a, b) => compare(a, b, direction))
    .map(({ company }) => toRow(company));
}

const passing = (companies: readonly CompaniesTable[], filters: AskedFilters): CompaniesTable[] =>
  companies
    .filter((company) => company.is_sample === 0)
    .filter((company) => Object.entries(filters).every(([name, asked]) => passes(company, name, asked)));

/** How many companies each option of a field would leave, worked out without SQL: the field's own filter does not hold. */
export function expectedCounts(
  companies: readonly CompaniesTable[],
  filters: AskedFilters,
  { name, options }: FilterDefinition,
): number[] {
  const { [name]: _, ...others } = filters;
  const left = passing(companies, others);
  const column = columnOf.get(name) as keyof CompaniesTable;
  const values = left.flatMap((company) => {
    const value = company[column];
    return name === 'bioPhasePipelines' ? String(value ?? '').split(', ') : [value];
  });
  const tally = new Map<unknown, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return options.map((option) =>
    typeof option === 'string'
      ? (tally.get(option) ?? 0)
      : left.filter((company) => passes(company, name, [option])).length,
  );
}

const FORMULA = /^[=+\-@\t\r]/;

/** A table as RFC 4180 has it, with a byte order mark and no text that a spreadsheet takes for a formula. */
export const expectedCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${[head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

function csvCell(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function passes(company: CompaniesTable, name: string, asked: string | readonly Alternative[]): boolean {
  if (typeof asked === 'string') {
    const text = plain(asked).trim();
    return plain(company.symbol).includes(text) || plain(company.name).includes(text);
  }
  if (asked.length === 0) return true;
  if (name === 'Industries') return asked.some((sic) => sic === company.sic);
  const value = company[columnOf.get(name) as keyof CompaniesTable];
  if (value === null) return false;
  if (name === 'bioPhasePipelines')
    return String(value)
      .split(', ')
      .some((phase) => asked.includes(phase));
  return asked.some((one) => {
    if (typeof one !== 'object') return (codes[one] ?? one) === value;
    const number = Number(value);
    return number >= (one.min ?? -Infinity) && number < (one.max ?? Infinity);
  });
}

/** Made once for a company, for they are asked for with every combination. */
const rows = new WeakMap<CompaniesTable, Row>();
function toRow(company: CompaniesTable): Row {
  const row =
    rows.get(company) ??
    Object.fromEntries(
      screenerFields.map(({ name, column }) => [name, company[column as keyof CompaniesTable]]),
    );
  rows.set(company, row);
  return row;
}

interface Sorted {
  key: number | Buffer | null;
  symbol: Buffer;
}

/** Unknown last, text by its bytes with A as a, ties by symbol. */
function compare(a: Sorted, b: Sorted, direction: AskedSort['direction']): number {
  const bySymbol = Buffer.compare(a.symbol, b.symbol);
  if (a.key === null || b.key === null) return a.key === b.key ? bySymbol : a.key === null ? 1 : -1;
  const ascending =
    typeof a.key === 'number' || typeof b.key === 'number'
      ? Number(a.key) - Number(b.key)
      : Buffer.compare(a.key, b.key);
  return (direction === 'asc' ? ascending : -ascending) || bySymbol;
}

const keyOf = (field: ScreenerFieldName, value: Cell): Sorted['key'] => {
  if (typeof value !== 'string') return value;
  return Buffer.from(field === 'symbol' ? value : value.replace(/[A-Z]/g, (c) => c.toLowerCase()));
};
