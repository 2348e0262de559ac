import { type RawBuilder, sql } from 'kysely';
import { type ScreenerFieldName, screenerFieldNames, screenerFields } from '#contract/screener-fields.ts';

/** What a row of the screener may be asked for: its fields, and the closes of its sparkline. */
export type RowField = ScreenerFieldName | 'spark';

export const rowFields: readonly RowField[] = [...screenerFieldNames, 'spark'];

const columns = new Map<RowField, RawBuilder<unknown>>([
  ...screenerFields.map(({ name, column }) => [name, sql.ref(column)] as const),
  ['spark', sql.ref('spark')],
]);

/** The column of a field. Names reach SQL only through this table. */
export function columnOf(field: RowField): RawBuilder<unknown> {
  const column = columns.get(field);
  if (!column) throw new RangeError(`${field} is not a field of the screener`);
  return column;
}

export const isRowField = (name: string): name is RowField => columns.has(name as RowField);
