import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What pg says of a query that it no longer waits for. The connection still does, and is good for nothing. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * The pool as Kysely uses it, but that a connection which left a query without an answer is thrown away with its next
 * release: a server that hangs, or a network that swallows everything, would else keep a place of the pool for good.
 */
export const withoutHungConnections = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect();
    let isHung = false;
    const query = async (text: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(text, [...parameters]);
      } catch (error) {
        isHung ||= isUnanswered(error);
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded = false) => client.release(isHung || isDiscarded),
    };
  },
});
