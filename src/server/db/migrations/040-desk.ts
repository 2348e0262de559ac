import type { Kysely } from 'kysely';

/** What staff work on, and every version of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_entries')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('published_version', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('company_symbol', 'text')
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('desk_entries_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createIndex('desk_entries_updated')
    .on('desk_entries')
    .columns(['kind', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createIndex('desk_entries_due')
    .on('desk_entries')
    .columns(['state', 'publish_at'])
    .execute();
  await db.schema
    .createTable('desk_versions')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('desk_versions_key', ['kind', 'id', 'version'])
    .execute();
}
