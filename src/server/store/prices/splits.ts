import type { Db } from '#server/db/open.ts';

/** Splits of a company, newest first. */
export const readSplits = (db: Db, symbol: string) =>
  db
    .selectFrom('splits')
    .select(['date', 'new_shares', 'old_shares', 'source', 'fetched'])
    .where('symbol', '=', symbol)
    .orderBy('date', 'desc')
    .execute();
