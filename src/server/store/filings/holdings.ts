import type * as z from 'zod/mini';
import type { Holding, HoldingQuerySchema } from '#contract/holding.ts';
import type { Db } from '#server/db/open.ts';
import { pageOfCompany } from '../page-of-company.ts';

const holdings = pageOfCompany((db, { symbol }) =>
  db
    .selectFrom('holdings')
    .select([
      'id',
      'institution_name as institutionName',
      'shares_held_percentage as sharesHeldPercentage',
      'shares_held as sharesHeld',
      'market_value as marketValue',
      'filing_date as filingDate',
      'raw_text_link',
    ])
    .where('company_symbol', '=', symbol)
    .orderBy('shares_held', (shares) => shares.desc().nullsLast())
    .orderBy('id'),
);

/** One page of a company's institutional holders, largest first and unknown sizes last; undefined for an unknown symbol. */
export async function findHoldings(
  db: Db,
  { symbol, page, limit }: { symbol: string } & z.output<typeof HoldingQuerySchema>,
): Promise<{ data: Holding[]; totalItems: number } | undefined> {
  const found = await holdings(db, { symbol, page, pageSize: limit });
  return found && { data: found.data, totalItems: found.total };
}
