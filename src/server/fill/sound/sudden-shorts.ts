import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { MOST_SHORT } from './owners.ts';
import { withholdColumns } from './withhold-rows.ts';

/** An earlier settlement with this part of the shares shows that short interest grew over months. */
const BEFORE = 0.5;

/**
 * Withholds a percentage above three fifths of the float that no earlier settlement led up to: while all shares change hands ten times,
 * new ones are issued, and the float is from before or after (QUCY: 1.0 million sold short in April and 10.5 in May, of a float of 12.7, where 22.8
 * million trade by July). LENZ’s 60% were 51% two weeks before. The number of shares sold short, which is FINRA’s, stays. Answers each for staff.
 */
export async function withholdSuddenPercents(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'percent_of_float', 'float_shares'])
    .where('is_sample', '=', 0)
    .where('percent_of_float', '>', MOST_SHORT * 100)
    .where(
      sql<boolean>`not exists (select 1 from short_interest before where before.symbol = short_interest.symbol
        and before.settlement < short_interest.settlement and before.shares_short >= ${BEFORE} * short_interest.shares_short)`,
    )
    .orderBy('short_interest.symbol')
    .execute();
  await withholdColumns(db, 'short_interest', rows, ['percent_of_float']);
  return rows.map(({ symbol, settlement, ...found }) =>
    quoteDoubt(
      'short_of_float',
      symbol,
      settlement,
      found,
      'not shown: over three fifths of the float, and no settlement before led up to it',
    ),
  );
}
