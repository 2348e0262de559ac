import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy, isOutage } from './failures.ts';
import { openSqlite, type OpenStore } from './open.ts';

let dir: string;
let store: OpenStore;
let other: BetterSqlite.Database;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'redstreet-'));
  const path = join(dir, 'store.sqlite');
  store = openSqlite(path);
  await sql`create table t (a integer)`.execute(store.db);
  other = new BetterSqlite(path, { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

const count = async () =>
  (await sql<{ n: number }>`select count(*) as n from t`.execute(store.db)).rows[0]?.n;
const add = () => sql`insert into t values (1)`.execute(store.db);
const addInTransaction = () =>
  store.db.transaction().execute(async (trx) => {
    await sql`select * from t`.execute(trx);
    await sql`insert into t values (1)`.execute(trx);
  });

test('writes wait for a lock of another process, and are done when it goes', async () => {
  other.exec('begin immediate');
  const writes = [add(), addInTransaction(), add()];
  expect(await count()).toBe(0);
  other.exec('insert into t values (7)');
  other.exec('commit');
  await Promise.all(writes);
  expect(await count()).toBe(4);
});

test('a lock that stays fails every write within two seconds, and neither reads nor the event loop wait', async () => {
  other.exec('begin immediate');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedAt = performance.now();
  const writes = Promise.allSettled([add(), addInTransaction(), add(), addInTransaction(), add(), add()]);
  let readMs = 0;
  const state = { isOver: false };
  void writes.then(() => (state.isOver = true));
  while (!state.isOver) {
    const readAt = performance.now();
    await count();
    readMs = Math.max(readMs, performance.now() - readAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  delay.disable();
  for (const write of await writes) {
    expect(write.status).toBe('rejected');
    expect(isBusy((write as PromiseRejectedResult).reason)).toBe(true);
  }
  // One after the other they would have waited twelve seconds, and each in the thread for two: a machine that does other
  // work takes some time of its own.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(Math.max(readMs, delay.max / 1e6)).toBeLessThan(1_500);
  other.exec('rollback');
  await add();
  expect(await count()).toBe(1);
});

test('a write waits for a lock for its two seconds, whichever way the clock of the machine is put meanwhile', async () => {
  const clock = { wall: Date.now(), passed: 0 };
  const looks = [
    vi.spyOn(Date, 'now').mockImplementation(() => clock.wall + clock.passed),
    vi.spyOn(performance, 'now').mockImplementation(() => clock.passed),
  ];
  const looked = () => looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  /** Each try looks at the clock. */
  const triedAgain = () => {
    const before = looked();
    return vi.waitUntil(() => looked() > before + 4, { timeout: 15_000 });
  };
  other.exec('begin immediate');
  const refused = [add(), addInTransaction()].map((write) => write.catch(isBusy));
  await triedAgain();
  clock.wall -= 3_600_000;
  await triedAgain();
  clock.passed += 2_001;
  expect(await Promise.all(refused)).toEqual([true, true]);
  const written = add();
  await triedAgain();
  clock.wall += 7_200_000;
  await triedAgain();
  other.exec('rollback');
  await written;
  expect(await count()).toBe(1);
});

test('a read does not stand behind a transaction, and sees nothing of it before it is committed', async () => {
  await store.db.transaction().execute(async (trx) => {
    await sql`insert into t values (1)`.execute(trx);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);
});

test('transactions come one after the other, and one that fails leaves nothing', async () => {
  const order: string[] = [];
  const transaction = (name: string, fails: boolean) =>
    store.db.transaction().execute(async (trx) => {
      order.push(`${name} begins`);
      await sql`insert into t values (1)`.execute(trx);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      if (fails) throw new Error('given up');
    });
  await Promise.allSettled([transaction('a', true), transaction('b', false)]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(await count()).toBe(1);
});

test('a full store refuses writes as an outage, reads on, and takes writes again without being opened anew', async () => {
  await sql`create table big (x text)`.execute(store.db);
  const fill = (db = store.db) => sql`insert into big values (${'x'.repeat(100_000)})`.execute(db);
  await sql`pragma max_page_count = 10`.execute(store.db);
  for (const write of [() => fill(), () => store.db.transaction().execute((trx) => fill(trx))])
    expect(isOutage(await write().catch((error: unknown) => error))).toBe(true);
  expect(await count()).toBe(0);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await fill();
  await addInTransaction();
  expect(await count()).toBe(1);
});

test('a store that may not be written to refuses writes as an outage, and reads on', async () => {
  await sql`pragma query_only = 1`.execute(store.db);
  for (const write of [add, addInTransaction])
    expect(isOutage(await write().catch((error: unknown) => error))).toBe(true);
  expect(await count()).toBe(0);
  await sql`pragma query_only = 0`.execute(store.db);
  await addInTransaction();
  expect(await count()).toBe(1);
});

test('a statement is planned once, whatever it is asked with', async () => {
  await sql`create index ones on t (a) where a = 1`.execute(store.db);
  const planOf = async (a: number) =>
    (
      await sql<{ detail: string }>`explain query plan select * from t where a = ${a} limit ${a}`.execute(
        store.db,
      )
    ).rows;
  expect(await planOf(1)).toEqual(await planOf(2));
});
