import { sql } from 'kysely';
import type { Breadth } from '#contract/company.ts';
import type { Db } from '#server/db/open.ts';
import { listedCompanies } from './listed.ts';

/** All listed companies, and how many of them rose, fell or stood still in the session of the newest quote. */
export const readBreadth = (db: Db): Promise<Breadth> =>
  listedCompanies(db)
    .select([
      sql<number>`count(*)`.as('companies'),
      sql<number>`count(*) filter (where change_pre > 0)`.as('up'),
      sql<number>`count(*) filter (where change_pre < 0)`.as('down'),
      sql<number>`count(*) filter (where change_pre = 0)`.as('unchanged'),
      sql<string | null>`max(quote_date)`.as('quoteDate'),
    ])
    .executeTakeFirstOrThrow();
