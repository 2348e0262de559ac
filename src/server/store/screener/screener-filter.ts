import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Filters, Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { foldText } from '#kit/text/fold.ts';
import { exactSymbols } from '#kit/screener/exact-symbols.ts';
import { marketOfCode } from '#kit/screener/market-codes.ts';
import { columnOf } from './screener-columns.ts';

type Condition = RawBuilder<SqlBool>;
type Value = string | number | Range;

/**
 * One condition for each field that narrows. Values of a field are alternatives; an empty list narrows nothing;
 * a company without a value is in no list and no range.
 */
export function conditionsOf(filters: Filters): Condition[] {
  const { symbol, Industries, Sectors, ...byField } = filters;
  const conditions: Condition[] = [];
  const exact = exactSymbols(symbol ?? '');
  const text = foldText(symbol ?? '').trim();
  if (exact) conditions.push(sql`symbol in (${sql.join(exact)})`);
  else if (text) conditions.push(partOfSymbolOrName(text));
  if (Industries?.length) conditions.push(sql`sic in (${sql.join(Industries)})`);
  if (Sectors?.length) conditions.push(sql`sector_name in (${sql.join(Sectors)})`);
  for (const [name, values] of Object.entries(byField)) {
    if (values.length > 0) conditions.push(anyOf(name as ScreenerFieldName, values));
  }
  return conditions;
}

function anyOf(field: ScreenerFieldName, values: readonly Value[]): Condition {
  const plain = values.filter((value) => typeof value !== 'object');
  if (field === 'bioPhasePipelines')
    return sql`symbol in (select symbol from company_phases where phase in (${sql.join(plain)}))`;
  const column = columnOf(field);
  const named = field === 'market' ? plain.map((value) => marketOfCode[value] ?? value) : plain;
  const alternatives = values
    .filter((value) => typeof value === 'object')
    .map((range) => inRange(column, range));
  if (named.length > 0) alternatives.push(sql`${column} in (${sql.join(named)})`);
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

/** Whether a column lies in a half-open range; a company without a value does not. */
export function inRange(column: RawBuilder<unknown>, { min, max }: Range): Condition {
  if (max === undefined) return sql`${column} >= ${min}`;
  if (min === undefined) return sql`${column} < ${max}`;
  return sql`(${column} >= ${min} and ${column} < ${max})`;
}

/** `search_key` is symbol, blank, name: a text with a blank in it can only lie within the name. */
function partOfSymbolOrName(text: string): Condition {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const searched = text.includes(' ') ? sql`substr(search_key, length(symbol) + 2)` : sql`search_key`;
  return sql`${searched} like ${pattern} escape '\\'`;
}
