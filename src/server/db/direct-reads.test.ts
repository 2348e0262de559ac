import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite, type OpenStore } from './open.ts';

let dir: string;
let store: OpenStore;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'direct-reads-'));
  store = openSqlite(join(dir, 'store.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

const answer = async (db = store.db) =>
  (await sql<{ answer: number }>`select count(*) as answer from notes`.execute(db)).rows[0]?.answer;

it('reads what was written, and in a transaction what it has not yet', async () => {
  await sql`create table notes (text text)`.execute(store.db);
  await sql`insert into notes values ('one')`.execute(store.db);
  expect(await answer()).toBe(1);
  await store.db.transaction().execute(async (tx) => {
    await sql`insert into notes values ('two')`.execute(tx);
    expect(await answer(tx)).toBe(2);
    expect(await answer()).toBe(1);
  });
  expect(await answer()).toBe(2);
});

it('tries again while another process has the file for itself', async () => {
  await sql`create table notes (text text)`.execute(store.db);
  const { prepare } = BetterSqlite.prototype;
  let attempts = 0;
  // Held for the first two attempts.
  BetterSqlite.prototype.prepare = function (this: BetterSqlite.Database, text: string) {
    attempts += 1;
    if (attempts <= 2) throw new BetterSqlite.SqliteError('database is locked', 'SQLITE_BUSY');
    return prepare.call(this, text);
  } as typeof prepare;
  try {
    expect(await answer()).toBe(0);
  } finally {
    BetterSqlite.prototype.prepare = prepare;
  }
  expect(attempts).toBe(3);
});

it('lets go of the file when it is closed, also where it did nothing but read', async () => {
  await sql`create table notes (text text)`.execute(store.db);
  await store.close();
  const read = openSqlite(join(dir, 'store.sqlite'));
  expect(await answer(read.db)).toBe(0);
  await read.close();
  const alone = new BetterSqlite(join(dir, 'store.sqlite'), { timeout: 0 });
  // Refused as long as anybody has the file open.
  expect(alone.pragma('journal_mode = DELETE', { simple: true })).toBe('delete');
  alone.close();
});
