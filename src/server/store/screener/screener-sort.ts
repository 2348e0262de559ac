import { type RawBuilder, sql } from 'kysely';
import type { ScreenerVariables } from '#contract/screener.ts';
import { isTextField, type ScreenerFieldName, screenerFields } from '#contract/screener-fields.ts';
import type { SortDirection } from '#contract/bounds.ts';
import type { Engine } from '#server/db/open.ts';
import { byBytes, ignoringCase } from '../collation.ts';
import { columnOf } from './screener-columns.ts';

export interface Sort {
  field: ScreenerFieldName;
  direction: SortDirection;
}

type AskedSort = Partial<Pick<ScreenerVariables, 'sortField' | 'sortDirection'>>;

/** The largest companies first, where nobody asked for another order. */
const defaultSort: Sort = { field: 'market_cap', direction: 'desc' };

/** A sort as it is asked for: a field without a direction ascends. */
export function sortOf({ sortField, sortDirection }: AskedSort): Sort {
  if (!sortField) return { ...defaultSort, ...(sortDirection && { direction: sortDirection }) };
  return { field: sortField, direction: sortDirection ?? 'asc' };
}

const textFields = new Set<ScreenerFieldName>(screenerFields.filter(isTextField).map(({ name }) => name));

/** Order of rows: unknown values last in both directions, ties by symbol, so that pages never overlap. */
export function orderOf(engine: Engine, { field, direction }: Sort): RawBuilder<unknown> {
  const towards = direction === 'asc' ? sql`asc` : sql`desc`;
  const symbol = byBytes(engine, sql.ref('symbol'));
  if (field === 'symbol') return sql`${symbol} ${towards}`;
  const column = columnOf(field);
  const key = textFields.has(field) ? ignoringCase(engine, column) : column;
  return sql`${key} ${towards} nulls last, ${symbol} asc`;
}
