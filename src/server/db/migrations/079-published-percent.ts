import type { Kysely } from 'kysely';

/** The percent of the float as the source of a settlement publishes it, beside the one of the float that pages show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('short_interest').addColumn('published_percent', 'double precision').execute();
}
