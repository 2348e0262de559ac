import { type Kysely, sql } from 'kysely';

/** Calendars read what happened, or is awaited, from one day to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create index earnings_date on earnings (date)',
    'create index report_dates_date on report_dates (date)',
    'create index catalysts_day on catalysts (coalesce(outcome_date, date))',
    'create index bio_phases_date on bio_phases (date) where date is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
