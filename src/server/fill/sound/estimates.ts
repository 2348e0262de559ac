import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** What analysts expected of a year on some day, beside what they expect of it on another. */
const pairs = [
  ['this_year_30d', 'this_year'],
  ['this_year_90d', 'this_year'],
  ['next_year_90d', 'next_year'],
  ['this_year', 'this_year_30d'],
  ['next_year', 'next_year_90d'],
] as const;

/** Estimates of exactly nothing beside others are of days that the source does not know: HCI’s $18.27 was not nothing a month before. */
export async function withholdEmptyEstimates(db: Db): Promise<void> {
  for (const [none, known] of pairs)
    await db
      .updateTable('eps_estimates')
      .set({ [none]: null })
      .where(none, '=', 0)
      .where(known, '!=', 0)
      .execute();
}

/** In percent of an estimate of a cent a surprise says only that there was hardly one. */
const MOST_SURPRISE = 1_000;

/** Withholds the percentage of surprises beyond ten times the estimate; what was expected and announced stands. */
export async function withholdFarSurprises(db: Db): Promise<void> {
  await sql`update earnings set surprise_percent = null where abs(surprise_percent) > ${MOST_SURPRISE}`.execute(
    db,
  );
}
