import { sql } from 'kysely';
import type { Breadth } from '#contract/company.ts';
import type { Db } from '#server/db/open.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';

/**
 * All listed companies, and how many rose, fell or stood still in the session of the newest quote: each issuer once, by
 * its leading class.
 */
export const marketBreadth: Figure<Breadth> = {
  name: 'breadth',
  version: 3,
  of: ['companies'],
  make: ({ db }) => readBreadth(db),
};

/** The same, counted now. */
export const readBreadth = (db: Db): Promise<Breadth> =>
  listedCompanies(db)
    .select([
      sql<number>`count(*)`.as('companies'),
      sql<number>`count(*) filter (where change_pre > 0 and is_lead_class = 1)`.as('up'),
      sql<number>`count(*) filter (where change_pre < 0 and is_lead_class = 1)`.as('down'),
      sql<number>`count(*) filter (where change_pre = 0 and is_lead_class = 1)`.as('unchanged'),
      sql<string | null>`max(quote_date)`.as('quoteDate'),
      sql<string | null>`(select source from ingested_quotes order by quote_date desc, symbol limit 1)`.as(
        'quoteSource',
      ),
    ])
    .executeTakeFirstOrThrow();
