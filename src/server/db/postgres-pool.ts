import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isOutage } from './failures.ts';

/** What pg says of a query that it no longer waits for. The connection still does, and is good for nothing. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** The server, or the role, has as many connections as it may have. */
const hasNoneLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53300';

/** What pg says without a code, as of a wait that was too long, tells nothing of the next connection. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && isOutage(error);

/** How long a pool stays as small as the server last let it be. */
const SMALL_MS = 5_000;

/**
 * Makes the pool no larger than the server lets it be, for a while: queries then wait for the connections that there are, where
 * each would ask for one of its own and be refused.
 */
function createSize(pool: pg.Pool) {
  const whole = pool.options.max;
  const connected = new Set<pg.PoolClient>();
  let timer: NodeJS.Timeout | undefined;
  pool.on('connect', (client) => {
    connected.add(client);
    if (timer) pool.options.max = Math.max(pool.options.max, connected.size);
  });
  pool.on('remove', (client) => void connected.delete(client));
  return {
    shrink() {
      pool.options.max = Math.max(connected.size, 1);
      timer ??= setTimeout(() => {
        timer = undefined;
        pool.options.max = whole;
      }, SMALL_MS).unref();
    },
  };
}

/**
 * Connections of the pool. A server that refuses them is asked by one query at a time, and all others fail as that one did last: a page
 * asks twenty, and each of them would wait for a refusal of its own, and keep a server busy that is about to start.
 */
function connecting(pool: pg.Pool): () => Promise<pg.PoolClient> {
  const size = createSize(pool);
  let refusal: Error | undefined;
  let isAsking = false;

  const ask = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      if (!hasNoneLeft(error) || pool.totalCount === 0) throw error;
      size.shrink();
      return pool.connect();
    }
  };
  return async () => {
    if (refusal && isAsking && pool.idleCount === 0) throw refusal;
    const isProbe = refusal !== undefined;
    if (isProbe) isAsking = true;
    try {
      const client = await ask();
      refusal = undefined;
      return client;
    } catch (error) {
      if (isRefusal(error)) refusal = error;
      throw error;
    } finally {
      if (isProbe) isAsking = false;
    }
  };
}

/** How long the server works on a statement from here on, in milliseconds, where one says so: until its transaction ends. */
function statementMsAfter(text: string, statementMs: number, usualMs: number): number {
  if (/^(?:commit|rollback)$/i.test(text)) return usualMs;
  const [, count, unit] = /^set local statement_timeout = '?(\d+)(s?)/i.exec(text) ?? [];
  return count === undefined ? statementMs : Number(count) * (unit ? 1_000 : 1);
}

/** How long, in milliseconds, the server works on a statement, and how much longer its answer is waited for. */
interface Answering {
  statementMs: number;
  graceMs: number;
}

/**
 * The pool as Kysely uses it, but that a connection which left a query without an answer is asked nothing more, and thrown away with
 * its next release: a server that hangs, or a network that swallows everything, would else keep a place of the pool for good.
 */
export function withoutHungConnections(pool: pg.Pool, { statementMs, graceMs }: Answering): PostgresPool {
  const connectOne = connecting(pool);
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await connectOne();
    let workingMs = statementMs;
    let hung: Error | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (hung) throw hung;
      workingMs = statementMsAfter(text, workingMs, statementMs);
      try {
        const asked = { text, values: [...parameters], query_timeout: workingMs + graceMs };
        return await client.query(asked);
      } catch (error) {
        if (isUnanswered(error)) hung = error;
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded = false) => client.release(hung !== undefined || isDiscarded),
    };
  };
  return { options: pool.options, end: () => pool.end(), connect };
}
