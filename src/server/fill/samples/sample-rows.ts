import type { Insertable } from 'kysely';
import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { Database } from '#server/db/schema.ts';
import type { Fill } from '../seed/fill.ts';

/** When the samples were written. */
export const SAMPLES_WRITTEN_AT = '2026-07-02T20:00:00.000Z';

/** Inserts rows of a sample part, which all name the same columns; answers how many. */
export async function insertSamples<T extends keyof Database>(
  { db, engine }: Fill,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const insert = bulkInsert(db, engine, table, columns);
  for (const row of rows)
    await insert.add(columns.map((column) => (row as Record<string, Cell>)[column] ?? null));
  return insert.end();
}
