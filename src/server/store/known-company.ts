import type { Db } from '#server/db/open.ts';

/** Whether a company of this symbol is kept, samples included. */
export const isKnownCompany = async (db: Db, symbol: string): Promise<boolean> =>
  (await db.selectFrom('companies').select('symbol').where('symbol', '=', symbol).executeTakeFirst()) !==
  undefined;
