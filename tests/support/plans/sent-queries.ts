import type { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/open.ts';

type Execute = (query: CompiledQuery, ...rest: unknown[]) => unknown;

/** Notes each distinct text of a query that `db` and its transactions are sent, as first asked, until `stop`. */
export function watchQueries(db: Db): { sent: ReadonlyMap<string, CompiledQuery>; stop(): void } {
  const sent = new Map<string, CompiledQuery>();
  const stops: (() => void)[] = [];
  // A store in a file reads in a way of its own; transactions have executors of their own, of the same class.
  for (
    let owner: object | null = db.getExecutor();
    owner;
    owner = Object.getPrototypeOf(owner) as object | null
  ) {
    if (!Object.hasOwn(owner, 'executeQuery')) continue;
    const executor = owner as { executeQuery: Execute };
    const { executeQuery } = executor;
    executor.executeQuery = function (this: object, query, ...rest) {
      if (!sent.has(query.sql)) sent.set(query.sql, query);
      return executeQuery.call(this, query, ...rest);
    };
    stops.push(() => void (executor.executeQuery = executeQuery));
  }
  return { sent, stop: () => stops.forEach((stop) => stop()) };
}
