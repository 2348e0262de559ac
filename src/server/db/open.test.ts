import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openServerStore, serverUrl } from '#tests/support/postgres.ts';
import { isOutage } from './failures.ts';
import { openPostgres, type OpenStore } from './open.ts';

const databases = inject('serverDatabases');

describe.skipIf(!databases)('a store on PostgreSQL', () => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openServerStore(databases ?? '');
  });
  afterEach(() => store.close());

  const read = () => sql<{ one: number }>`select 1 as one`.execute(store.db);

  /** Ends every connection of the store, as a server does that is restarted. */
  const endConnections = async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
    const other = openPostgres(serverUrl, 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${rows[0]?.name}`.execute(
      other.db,
    );
    await other.close();
  };

  it('replaces a connection that the server ends while it is idle', async () => {
    await read();
    await endConnections();
    await vi.waitFor(async () => expect((await read()).rows).toEqual([{ one: 1 }]));
  });

  it('fails a transaction whose connection is lost as an outage, ends nothing else, and answers the next', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('uncaughtException', note);
    try {
      const transaction = (work: () => Promise<unknown>) =>
        store.db
          .transaction()
          .execute(async (trx) => {
            await sql`select 1`.execute(trx);
            await work();
            await sql`select 2`.execute(trx);
          })
          .catch((error: unknown) => error);
      const { promise: ended, resolve } = Promise.withResolvers<unknown>();
      const failures = await Promise.all([
        transaction(() => ended),
        transaction(() => ended),
        transaction(async () => {
          await endConnections();
          resolve(undefined);
        }),
      ]);
      expect(failures.map(isOutage)).toEqual([true, true, true]);
      await vi.waitFor(async () => expect((await read()).rows).toEqual([{ one: 1 }]));
      expect(unhandled).toEqual([]);
    } finally {
      process.off('uncaughtException', note);
    }
  });
});

describe.skipIf(!databases)('a way to PostgreSQL that swallows everything', () => {
  it('is an outage for the query that was under way, and costs the pool no place for good', async () => {
    const { hostname, port, pathname, username, password } = new URL(serverUrl);
    let isSwallowing = false;
    const sockets = new Set<Socket>();
    const way = createServer((socket) => {
      const server = connect(Number(port || 5432), hostname);
      for (const end of [socket, server]) sockets.add(end.on('error', () => undefined));
      socket.on('data', (chunk) => !isSwallowing && server.write(chunk));
      server.on('data', (chunk) => !isSwallowing && socket.write(chunk));
    });
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
    const url = `postgres://${username}:${password}@127.0.0.1:${(way.address() as AddressInfo).port}${pathname}`;
    const store = openPostgres(url, 1, { answeringMs: 300 });
    const read = () => sql<{ one: number }>`select 1 as one`.execute(store.db);
    await read();
    isSwallowing = true;
    expect(isOutage(await read().catch((error: unknown) => error))).toBe(true);
    isSwallowing = false;
    expect((await read()).rows).toEqual([{ one: 1 }]);
    await store.close();
    for (const socket of sockets) socket.destroy();
    way.close();
  });
});

it('a server that refuses, or takes connections and says nothing, is an outage once the wait for it is over', async () => {
  const silent = createServer(() => undefined);
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as AddressInfo).port));
  });
  const failureAt = async (address: string) => {
    const store = openPostgres(`postgres://nobody@${address}/nothing`, 1, { connectingMs: 300 });
    const queries = [1, 2].map(() => sql`select 1`.execute(store.db).catch((error: unknown) => error));
    const failures = await Promise.all(queries);
    await store.close();
    return failures.map(isOutage);
  };
  expect(await failureAt(`127.0.0.1:${port}`)).toEqual([true, true]);
  silent.close();
  expect(await failureAt(`127.0.0.1:${port}`)).toEqual([true, true]);
});
