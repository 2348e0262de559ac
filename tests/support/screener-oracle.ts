import type { CompaniesTable } from '#server/db/schema.ts';
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
  sort: AskedSort,
): Row[] {
  return companies
    .filter((company) => company.is_sample === 0)
    .filter((company) => Object.entries(filters).every(([name, asked]) => passes(company, name, asked)))
    .map(toRow)
    .sort((a, b) => compare(a, b, sort));
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

const toRow = (company: CompaniesTable): Row =>
  Object.fromEntries(
    screenerFields.map(({ name, column }) => [name, company[column as keyof CompaniesTable]]),
  );

/** Unknown last, text by its bytes with A as a, ties by symbol. */
function compare(a: Row, b: Row, { field, direction }: AskedSort): number {
  const [x, y] = [key(a, field), key(b, field)];
  const bySymbol = Buffer.compare(Buffer.from(String(a['symbol'])), Buffer.from(String(b['symbol'])));
  if (x === null || y === null) return x === y ? bySymbol : x === null ? 1 : -1;
  const ascending =
    typeof x === 'number' ? x - Number(y) : Buffer.compare(Buffer.from(x), Buffer.from(String(y)));
  return (direction === 'asc' ? ascending : -ascending) || bySymbol;
}

const key = (row: Row, field: ScreenerFieldName): Cell => {
  const value = row[field] ?? null;
  return typeof value === 'string' && field !== 'symbol'
    ? value.replace(/[A-Z]/g, (c) => c.toLowerCase())
    : value;
};
