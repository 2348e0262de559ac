import type { Kysely } from 'kysely';

/** Preferred shares that are listed beside those of a company: its equity is not of the ordinary shares alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('companies').addColumn('listed_preferred', 'text').execute();
}
