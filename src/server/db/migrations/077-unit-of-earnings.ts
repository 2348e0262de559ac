import type { Kysely } from 'kysely';

/** Whether announced earnings are dollars of the share that trades, as far as the record says: made with the statements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('earnings')
    .addColumn('is_unit_known', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
