import type { Kysely } from 'kysely';

/** Purchases by insiders in the last month and quarter of the forms on record, beside those of a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['insider_bought_30', 'insider_bought_90'])
    await db.schema.alterTable('companies').addColumn(column, 'double precision').execute();
}
