import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** An estimate of so many times what was published of a year is of another currency. */
const APART = 3;

/**
 * Withholds estimates of a company whose announced earnings are of a currency that nobody names, where they are three times the earnings a share that were
 * published, and the net income over the shares: PAGS, $8.67 at a price of $9.12, in reais.
 */
export async function withholdUnnamedEstimates(db: Db): Promise<void> {
  await sql`update eps_estimates set this_year = null, this_year_30d = null, this_year_90d = null, next_year = null, next_year_90d = null
    where exists (
      select 1 from companies join fundamentals on fundamentals.symbol = companies.symbol
      where companies.symbol = eps_estimates.symbol
        and abs(eps_estimates.this_year) >= ${APART} * abs(fundamentals.eps_ttm)
        and abs(eps_estimates.this_year) * companies.shares_outstanding >= ${APART} * abs(fundamentals.net_income)
        and exists (select 1 from earnings where earnings.symbol = companies.symbol and is_unit_known = 0))`.execute(
    db,
  );
}
