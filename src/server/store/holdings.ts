import type { Holding } from '#contract/holding.ts';
import type { Db } from '#server/db/open.ts';

export interface HoldingQuestion {
  symbol: string;
  /** From 1. */
  page: number;
  limit: number;
}

/** One page of a company's institutional holders, largest first and unknown sizes last; undefined for an unknown symbol. */
export async function findHoldings(
  db: Db,
  { symbol, page, limit }: HoldingQuestion,
): Promise<{ data: Holding[]; totalItems: number } | undefined> {
  const held = db.selectFrom('holdings').where('company_symbol', '=', symbol);
  const [company, count, data] = await Promise.all([
    db.selectFrom('companies').select('symbol').where('symbol', '=', symbol).executeTakeFirst(),
    held.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    held
      .select([
        'id',
        'institution_name as institutionName',
        'shares_held_percentage as sharesHeldPercentage',
        'shares_held as sharesHeld',
        'market_value as marketValue',
        'filing_date as filingDate',
        'raw_text_link',
      ])
      .orderBy('shares_held', (shares) => shares.desc().nullsLast())
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return company && { data, totalItems: count.total };
}
