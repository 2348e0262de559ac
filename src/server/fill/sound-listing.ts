import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** What a company files, or others file about it, once its securities are listed or reported on. */
const OF_REPORTING = ['8-K', '10-Q', '10-K', '6-K', '20-F', 'SCHEDULE 13D', 'SCHEDULE 13G', 'SCHEDULE 13G/A'];

/**
 * Withholds a year of coming to market before which the company reported already: it is that of a later class or a change of exchange (BPAC: its
 * units were sold in November 2025, its shares are listed alone since 2026).
 */
export const withholdLaterListings = (db: Db) =>
  db
    .updateTable('companies')
    .set({ ipo_year: null })
    .where('is_sample', '=', 0)
    .where('ipo_year', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('filings')
          .select('filings.symbol')
          .whereRef('filings.symbol', '=', 'companies.symbol')
          .where('filing_type', 'in', OF_REPORTING)
          .where(sql<boolean>`cast(substr(filed_on, 1, 4) as integer) < ipo_year`),
      ),
    )
    .execute();
