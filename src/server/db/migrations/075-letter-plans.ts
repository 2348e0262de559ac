import type { Kysely } from 'kysely';

/** Letters that are to be sent at a time: one row each, gone once the letter is sent or the plan is called off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter_plans')
    .addColumn('letter_id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('monthly', 'integer', (c) => c.notNull())
    .addColumn('send_at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .execute();
}
