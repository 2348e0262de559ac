import type { CompiledQuery, Kysely, QueryResult, SqliteDatabase } from 'kysely';
import { isBusy } from './failures.ts';
import { BUSY_WAIT_MS, isRead, run } from './sqlite-dialect.ts';
import { whileBusy } from './while-busy.ts';

/**
 * Has a store in a file ask what it only reads at once: Kysely acquires a connection for each query, which takes six promises
 * and a look-up's time, and reads need none, since they stand behind nobody. Transactions go on as they do.
 */
export function withDirectReads<Database>(db: Kysely<Database>, reader: SqliteDatabase): Kysely<Database> {
  const executor = db.getExecutor();
  const executeQuery = executor.executeQuery.bind(executor);
  const read = async <Row>({ sql, parameters }: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
    const attempt = () => run<Row>(reader, sql, parameters);
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      return whileBusy(BUSY_WAIT_MS, attempt);
    }
  };
  executor.executeQuery = (query, options) =>
    options === undefined && isRead(query.sql) ? read(query) : executeQuery(query, options);
  return db;
}
