import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';

/** A price that is this many times the close of its day, or the other way round, is of another share. */
const APART = 1.5;

/**
 * Withholds purchases and sales by insiders of other shares than those that trade: of another class, of what a receipt holds, or of
 * before a split; and of more shares than there are. Answers each for staff.
 */
export async function withholdOtherTrades(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('insider_trades as trade')
    .innerJoin('companies', 'companies.symbol', 'trade.symbol')
    .leftJoin('price_bars as bar', (join) =>
      join.onRef('bar.symbol', '=', 'trade.symbol').onRef('bar.date', '=', 'trade.date_of_purchase'),
    )
    .select([
      'trade.id',
      'trade.symbol',
      'trade.price',
      'trade.amount_purchased as shares',
      'trade.date_of_purchase as date',
      'bar.close',
      'companies.shares_outstanding as all',
    ])
    .where('is_sample', '=', 0)
    .where((eb) =>
      eb.or([
        eb('trade.amount_purchased', '>', eb.ref('companies.shares_outstanding')),
        eb.and([
          eb('trade.code', 'in', ['P', 'S']),
          eb('trade.price', '>', 0),
          sql<boolean>`(price > close * ${APART} or close > price * ${APART})`,
        ]),
      ]),
    )
    .execute();
  for (const { id } of rows) await db.deleteFrom('insider_trades').where('id', '=', id).execute();
  await sql`update insider_trades set held_after = null where held_after > (
    select shares_outstanding from companies where companies.symbol = insider_trades.symbol)`.execute(db);
  return rows.map(({ symbol, date, price, shares, close, all }) =>
    quoteDoubt(
      'insider_trade',
      symbol,
      date,
      { price, shares, close, all },
      'not shown: of other shares than those that trade',
    ),
  );
}
