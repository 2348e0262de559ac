import type { Kysely } from 'kysely';

/** Trials that only their sponsor tells whose they are, with the company that the sponsor's name means by rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sponsor_trials')
    .addColumn('nct', 'text', (c) => c.primaryKey())
    .addColumn('sponsor', 'text', (c) => c.notNull())
    .addColumn('matched', 'text')
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('stage_group', 'text', (c) => c.notNull())
    .addColumn('drug_name', 'text')
    .addColumn('condition', 'text')
    .addColumn('status', 'text')
    .addColumn('date', 'text')
    .addColumn('as_of', 'text')
    .addColumn('raw_text_link', 'text')
    .execute();
}
