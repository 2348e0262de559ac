import type { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/open.ts';

type Execute = (query: CompiledQuery, ...rest: unknown[]) => unknown;

/** Notes each distinct text of a query that `db` and its transactions are sent, as first asked, until `stop`. */
export function watchQueries(db: Db): { sent: ReadonlyMap<string, CompiledQuery>; stop(): void } {
  const sent = new Map<string, CompiledQuery>();
  let owner: object = db.getExecutor();
  // Transactions have executors of their own, of the same class.
  while (!Object.hasOwn(owner, 'executeQuery')) owner = Object.getPrototypeOf(owner) as object;
  const executor = owner as { executeQuery: Execute };
  const { executeQuery } = executor;
  executor.executeQuery = function (this: object, query, ...rest) {
    if (!sent.has(query.sql)) sent.set(query.sql, query);
    return executeQuery.call(this, query, ...rest);
  };
  return { sent, stop: () => void (executor.executeQuery = executeQuery) };
}
