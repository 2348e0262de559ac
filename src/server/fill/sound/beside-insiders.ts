import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/time/days.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns } from './withhold-rows.ts';

/** A float and the insiders' shares are all there are, and a little more of two counts; of days far apart insiders may have sold. */
const MOST = { near: 105, far: 115, days: 60 };

/**
 * Withholds the percentage that a source made of a float which is not shown, where that float and the insiders' shares of its own count are more than all: it is of
 * the float that was found to be wrong (ATXG: 3.62%, of 97% of the shares, beside insiders with 27%).
 */
export async function withholdPercentsBesideInsiders(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .innerJoin('ownership_snapshots as owned', 'owned.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'percent_of_float'])
    .select(['owned.as_of', 'owned.shares_outstanding', 'owned.insiders_percent'])
    .where('companies.float_shares', 'is', null)
    .where('is_sample', '=', 0)
    .where('percent_of_float', '>', 0)
    .where('owned.insiders_percent', '>', 0)
    .where('owned.shares_outstanding', '>', 0)
    .where(
      sql<boolean>`10000.0 * shares_short / percent_of_float / owned.shares_outstanding + owned.insiders_percent > ${MOST.near}`,
    )
    .orderBy('short_interest.symbol')
    .orderBy('settlement')
    .execute();
  const wrong = rows.filter(({ settlement, as_of, shares_short, percent_of_float, ...owned }) => {
    const float = (1e4 * shares_short) / (percent_of_float ?? 1) / (owned.shares_outstanding ?? 1);
    const isNear = Math.abs(daysBetween(settlement, as_of)) <= MOST.days;
    return float + (owned.insiders_percent ?? 0) > (isNear ? MOST.near : MOST.far);
  });
  await withholdColumns(db, 'short_interest', wrong, ['percent_of_float']);
  return wrong.map(({ symbol, settlement, as_of: _, ...found }) =>
    quoteDoubt(
      'short_of_float',
      symbol,
      settlement,
      found,
      'not shown: its float and the insiders’ shares are more than all there are',
    ),
  );
}
