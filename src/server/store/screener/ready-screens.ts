import { sql } from 'kysely';
import { type Filters, FiltersSchema } from '#contract/screener.ts';
import { filtersOf } from '#kit/screener/query.ts';
import { type ReadyScreen, readyScreens } from '#kit/screener/ready-screens.ts';
import { readScreener } from '#kit/screener/url.ts';
import type { Db } from '#server/db/open.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';
import { conditionsOf } from './screener-filter.ts';

/** The ready-made screens with how many companies each finds. */
export const readyScreenCounts: Figure<(ReadyScreen & { companies: number })[]> = {
  name: 'ready-screens',
  version: 3,
  of: ['companies', 'sectors'],
  async make({ db }) {
    const filters = readyScreens.map(({ query }) =>
      FiltersSchema.parse(JSON.parse(filtersOf(readScreener(new URLSearchParams(query)).state) ?? '{}')),
    );
    const counts = await countEach(db, filters);
    return readyScreens.map((screen, at) => ({ ...screen, companies: counts[at] ?? 0 }));
  },
};

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
