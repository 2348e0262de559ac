import type { Db } from './open.ts';

/** Does `work` in the transaction that `db` is, else in one of its own. */
export const inTransaction = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
