import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite, type OpenStore } from './open.ts';
import { withStatementCache } from './statement-cache.ts';

let dir: string;
let store: OpenStore;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'redstreet-'));
  store = openSqlite(join(dir, 'store.sqlite'));
  await sql`create table t (a integer)`.execute(store.db);
  await sql`insert into t values (1), (2), (3)`.execute(store.db);
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

const read = (a: number) =>
  sql`select * from t where a >= ${a} order by a`.execute(store.db).then(({ rows }) => rows);

it('answers a repeated query by its new parameters', async () => {
  expect(await read(3)).toEqual([{ a: 3 }]);
  expect(await read(2)).toEqual([{ a: 2 }, { a: 3 }]);
});

it('answers a query that ran before a column was added with the column', async () => {
  await read(3);
  await sql`alter table t add column b integer default 7`.execute(store.db);
  expect(await read(3)).toEqual([{ a: 3, b: 7 }]);
});

it('prepares a query once, on however many lines it is written', () => {
  const file = withStatementCache(new BetterSqlite(':memory:'));
  for (const text of ['select 1', '\n    select 1\n    where 1', 'with\n  a as (select 1) select * from a'])
    expect(file.prepare(text)).toBe(file.prepare(text));
  expect(file.prepare('pragma user_version')).not.toBe(file.prepare('pragma user_version'));
  file.close();
});
