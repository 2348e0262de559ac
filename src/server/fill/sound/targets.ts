import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';

/** A target of more than this many times the price is from before a fall or a split: nobody expects ten times as much. */
const MOST_PRICES = 11;

/** Withholds targets of more than ten times as much as the price, wherever they stand; answers each for staff. */
export async function withholdFarTargets(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['symbol', 'price_target', 'last_sale', 'target_as_of', 'quote_date'])
    .where(sql<boolean>`price_target > ${MOST_PRICES} * last_sale`)
    .where('is_sample', '=', 0)
    .execute();
  const none = {
    price_target: null,
    high_price_target: null,
    low_price_target: null,
    price_target_upside: null,
    target_as_of: null,
  };
  for (const { symbol } of rows)
    await db.updateTable('companies').set(none).where('symbol', '=', symbol).execute();
  await sql`update analyst_consensus set target_mean = null, target_median = null, target_high = null, target_low = null
    where target_mean > ${MOST_PRICES} * (select last_sale from companies where companies.symbol = analyst_consensus.symbol)`.execute(
    db,
  );
  return rows.map(({ symbol, price_target, last_sale, target_as_of, quote_date }) =>
    quoteDoubt(
      'price_target',
      symbol,
      target_as_of ?? quote_date ?? '',
      { price_target, last_sale },
      'not shown: more than ten times as much as the price',
    ),
  );
}
