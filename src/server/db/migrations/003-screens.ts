import type { Kysely } from 'kysely';

/** Saved screens, the leases of jobs, and which quotes came in live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('screens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // No reference to users: with accounts on another server they have no row here.
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('is_default', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('screens_name', ['user_id', 'name'])
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('leased_until', 'text', (c) => c.notNull())
    .addColumn('done_at', 'text')
    .execute();

  await db.schema
    .alterTable('companies')
    .addColumn('quote_live', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
