import { sql } from 'kysely';
import type { Filters } from '#contract/screener.ts';
import type { Db } from '#server/db/open.ts';
import { listedCompanies } from './listed.ts';
import { conditionsOf } from './screener-filter.ts';

/** How many companies pass each of several filters, in one scan. */
export async function countEach(db: Db, all: readonly Filters[]): Promise<number[]> {
  if (all.length === 0) return [];
  const alias = (at: number) => `n${at}`;
  const counts: Record<string, number> = await listedCompanies(db)
    .select(
      all.map((filters, at) => {
        const conditions = conditionsOf(filters);
        if (conditions.length === 0) return sql<number>`count(*)`.as(alias(at));
        return sql<number>`count(*) filter (where ${sql.join(conditions, sql` and `)})`.as(alias(at));
      }),
    )
    .executeTakeFirstOrThrow();
  return all.map((_, at) => counts[alias(at)] ?? 0);
}
