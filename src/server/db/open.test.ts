import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openServerStore, serverUrl } from '#tests/support/postgres.ts';
import { isOutage } from './failures.ts';
import { type Db, openPostgres, type OpenStore } from './open.ts';

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

/** What PostgreSQL says instead of a greeting: that it has no connection left (53300), that it starts (57P03). */
function refusalOf(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** A way to the server of the tests that refuses connections where `refuses` says so. */
async function openGate(refuses: (open: number) => string | undefined) {
  const { hostname, port, pathname, username, password } = new URL(serverUrl);
  const open = new Set<Socket>();
  const seen = { asked: 0, refused: 0 };
  const gate = createServer((socket) => {
    seen.asked += 1;
    socket.on('error', () => undefined);
    const code = refuses(open.size);
    if (code) {
      seen.refused += 1;
      // After the greeting of the client, as a server does.
      return void socket.once('data', () => socket.end(refusalOf(code)));
    }
    open.add(socket);
    const server = connect(Number(port || 5432), hostname).on('error', () => undefined);
    socket.on('close', () => (open.delete(socket), server.destroy()));
    return void socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const url = `postgres://${username}:${password}@127.0.0.1:${(gate.address() as AddressInfo).port}${pathname}`;
  return { seen, store: openPostgres(url, 10), close: () => void gate.close() };
}

describe.skipIf(!databases)('a server of PostgreSQL that lets nobody in', () => {
  const ask = ({ store: { db } }: Awaited<ReturnType<typeof openGate>>) =>
    sql<{ one: number }>`select 1 as one`.execute(db);
  const askMany = (gate: Awaited<ReturnType<typeof openGate>>, count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => ask(gate)));
  const failed = (ends: readonly PromiseSettledResult<unknown>[]) =>
    ends.filter(({ status }) => status === 'rejected').length;

  it('because it has no more connections, is asked by those that there are, and not for another each time', async () => {
    const gate = await openGate((open) => (open < 2 ? undefined : '53300'));
    expect(failed(await askMany(gate, 40))).toBe(0);
    const { asked } = gate.seen;
    expect(failed(await askMany(gate, 40))).toBe(0);
    expect([gate.seen.refused > 0, gate.seen.asked - asked]).toEqual([true, 0]);
    await gate.store.close();
    gate.close();
  });

  it('because it starts, is asked by one at a time, the others fail at once, and is used as soon as it answers', async () => {
    let code: string | undefined = '57P03';
    const gate = await openGate(() => code);
    expect(failed(await askMany(gate, 10))).toBe(10);
    const { asked } = gate.seen;
    const ends = await askMany(gate, 40);
    expect([failed(ends), gate.seen.asked - asked]).toEqual([40, 1]);
    for (const end of ends) expect(isOutage((end as PromiseRejectedResult).reason)).toBe(true);
    code = undefined;
    expect((await ask(gate)).rows).toEqual([{ one: 1 }]);
    expect(failed(await askMany(gate, 40))).toBe(0);
    await gate.store.close();
    gate.close();
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
    const store = openPostgres(url, 1, { graceMs: 300, statementMs: 200 });
    const read = (db = store.db) => sql<{ one: number }>`select 1 as one`.execute(db);
    const fails = async (work: Promise<unknown>) => isOutage(await work.catch((error: unknown) => error));
    await read();
    isSwallowing = true;
    expect(await fails(read())).toBe(true);
    isSwallowing = false;
    expect((await read()).rows).toEqual([{ one: 1 }]);
    // What would end a transaction is not waited for either, where its connection answers nothing.
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const swallowed = store.db.transaction().execute(async (trx) => {
      await read(trx);
      isSwallowing = true;
      await read(trx);
    });
    expect(await fails(swallowed)).toBe(true);
    expect(sent.mock.calls).toHaveLength(3);
    isSwallowing = false;
    expect((await read()).rows).toEqual([{ one: 1 }]);
    await store.close();
    for (const socket of sockets) socket.destroy();
    way.close();
  });
});

describe.skipIf(!databases)('an answer of PostgreSQL', () => {
  it('is waited for as long as the server may work on it, which a transaction may have made longer', async () => {
    const store = openPostgres(serverUrl, 1, { graceMs: 100, statementMs: 300 });
    const sleep = (db: Db, seconds: number) => sql`select pg_sleep(${sql.lit(seconds)})`.execute(db);
    const reasonOf = (work: Promise<unknown>) => work.then(() => 'none', String);
    await store.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 5000`.execute(trx);
      await sleep(trx, 0.6);
    });
    expect(await reasonOf(sleep(store.db, 0.6))).toMatch(/statement timeout|Query read timeout/);
    await store.close();
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
