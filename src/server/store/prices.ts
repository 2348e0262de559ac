import type { Db } from '#server/db/open.ts';
import type { PriceBarsTable } from '#server/db/schema.ts';

export type StoredBar = Omit<PriceBarsTable, 'symbol'>;

/** All bars of a company in order of date; empty when there are none. */
export const readBars = (db: Db, symbol: string): Promise<StoredBar[]> =>
  db
    .selectFrom('price_bars')
    .select(['date', 'open', 'high', 'low', 'close', 'volume', 'doubtful'])
    .where('symbol', '=', symbol)
    .orderBy('date')
    .execute();
