import type { Kysely } from 'kysely';

/** What the language model cost on each day, counted by all processes together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('llm_costs')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('dollars', 'double precision', (c) => c.notNull())
    .execute();
}
