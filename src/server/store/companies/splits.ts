import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';

const splitsOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('splits')
    .select(['date', 'new_shares', 'old_shares', 'source', 'fetched'])
    .where('symbol', '=', symbol)
    .orderBy('date', 'desc'),
);

/** Splits of a company, newest first. */
export const readSplits = (db: Db, symbol: string) => splitsOf(db, { symbol });
