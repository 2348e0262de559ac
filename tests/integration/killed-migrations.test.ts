import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openPostgres, openSqlite, type OpenStore } from '#server/db/open.ts';
import { openMigrated } from '#server/fill/prepare.ts';
import { inLongRun } from '#tests/support/long.ts';
import { migrateUpTo } from '#tests/support/older-store.ts';
import { dropServerStores, onServer, postgresAnswers, serverUrl } from '#tests/support/postgres.ts';

/** A version of before, whose store has rows that nobody may lose. */
const OLDER = '040-desk';
const PREFIX = `killed_migration_${randomBytes(3).toString('hex')}_`;

/** Opens the store as a start does, and dies before its nth statement, as by the plug. Says how many there were. */
const opening = `
  const { default: BetterSqlite } = await import('better-sqlite3');
  const { default: pg } = await import('pg');
  let asked = 0;
  const counted = (prototype, names) => {
    for (const name of names) {
      const plain = prototype[name];
      prototype[name] = function (...given) {
        asked += 1;
        if (asked === Number(process.env.KILLED_AT)) process.kill(process.pid, 'SIGKILL');
        return plain.apply(this, given);
      };
    }
  };
  const memory = new BetterSqlite(':memory:');
  counted(Object.getPrototypeOf(memory.prepare('select 1')), ['run', 'all', 'get', 'iterate']);
  counted(BetterSqlite.prototype, ['exec']);
  counted(pg.Client.prototype, ['query']);
  const { openMigrated } = await import('./src/server/fill/prepare.ts');
  await (await openMigrated(process.env)).close();
  process.stdout.write(String(asked));`;

interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** A start that dies at a statement; resolves with what ended it, or with how many statements it asked. */
async function start(place: Place, killedAt?: number): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', opening], {
    env: { ...process.env, ...place, ...(killedAt !== undefined && { KILLED_AT: String(killedAt) }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return signal ?? said;
}

const openAt = ({ DATA_DIR, DATABASE_URL }: Place): OpenStore =>
  DATABASE_URL ? openPostgres(DATABASE_URL, 2) : openSqlite(join(DATA_DIR, 'redstreet.sqlite'));

/** All that a schema is made of, in one order; on PostgreSQL the places of columns, which say in what order they came, too. */
async function schemaOf({ db, engine }: OpenStore): Promise<string[]> {
  const of = engine === 'sqlite'
    ? sql<{ line: string }>`select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_schema`
    : sql<{ line: string }>`
        select concat_ws(' ', table_name, column_name, ordinal_position, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema = 'public'
        union all select indexdef from pg_indexes where schemaname = 'public'
        union all select concat_ws(' ', event_object_table, trigger_name, event_manipulation, action_statement)
          from information_schema.triggers
        union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
          where connamespace = 'public'::regnamespace`;
  return (await of.execute(db)).rows.map(({ line }) => line).sort();
} // prettier-ignore

const migrationsOf = async (db: Db): Promise<number> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return 0;
  return Number(
    (await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(db)).rows[0]?.n,
  );
};

/** A store of a version of before, with what somebody kept in it. */
async function makeOlder(place: Place): Promise<void> {
  const store = openAt(place);
  await migrateUpTo(store.db, OLDER);
  await sql`insert into companies (symbol, name, listed_name, search_key, security_kind, market, sector_name)
    values ('ABEO', 'Abeona Therapeutics Inc.', 'Abeona', 'abeona', 'common', 'NASDAQ', 'Health Care')`.execute(
    store.db,
  );
  await store.close();
}
const rowsOf = async (db: Db) => (await sql<{ symbol: string; name: string }>`select symbol, name from companies`.execute(db)).rows; // prettier-ignore

const engines = [
  { engine: 'SQLite', has: true },
  { engine: 'PostgreSQL', has: await postgresAnswers() },
];
const stores = [
  { store: 'an empty store', isOlder: false, short: [] as number[] },
  // The part of all statements after which it dies.
  { store: 'a store of a version of before', isOlder: true, short: [0.6] },
];

describe.each(engines.filter(({ has }) => has))('on $engine', ({ engine }) => {
  const dir = mkdtempSync(join(tmpdir(), 'killed-migrations-'));
  let made = 0;
  const place = async (template?: Place): Promise<Place> => {
    made += 1;
    const DATA_DIR = join(dir, String(made));
    if (template) cpSync(template.DATA_DIR, DATA_DIR, { recursive: true });
    else mkdirSync(DATA_DIR);
    if (engine === 'SQLite') return { DATA_DIR };
    const nameOf = (url = '') => new URL(url).pathname.slice(1);
    const url = new URL(serverUrl);
    url.pathname = `/${PREFIX}${made}`;
    const from = template ? ` template ${nameOf(template.DATABASE_URL)}` : '';
    await onServer((client) => client.query(`create database ${nameOf(url.href)}${from}`));
    return { DATA_DIR, DATABASE_URL: url.href };
  };
  let schemas: string[] = [];
  beforeAll(async () => {
    const store = await openMigrated(await place());
    schemas = await schemaOf(store);
    await store.close();
  });
  afterAll(async () => {
    rmSync(dir, { recursive: true });
    if (engine === 'PostgreSQL') await dropServerStores(PREFIX);
  });

  it.each(stores.filter(({ short }) => inLongRun(true, short.length > 0)))(
    'a start that is killed at any statement of the migrations leaves $store as it was or whole, and the next one finishes it',
    async ({ isOlder, short }) => {
      const before = await place();
      if (isOlder) await makeOlder(before);
      const asked = Number(await start(await place(before)));
      expect(asked).toBeGreaterThan(100);
      // Of all steps every fifth, each night others.
      const first = randomInt(1, 6);
      const every = Array.from({ length: Math.ceil((asked - first) / 5) }, (_, n) => first + n * 5);
      const steps = inLongRun(
        every,
        short.map((part) => Math.round(asked * part)),
      );
      let [all, old] = [0, 0];
      for (const step of steps) {
        const here = await place(before);
        expect([step, await start(here, step)]).toEqual([step, 'SIGKILL']);
        const left = openAt(here);
        const migrated = await migrationsOf(left.db);
        if (isOlder) {
          expect([step, await rowsOf(left.db)]).toEqual([step, [{ symbol: 'ABEO', name: 'Abeona Therapeutics Inc.' }]]); // prettier-ignore
          old ||= migrated;
        }
        await left.close();
        const next = await openMigrated(here);
        all ||= await migrationsOf(next.db);
        // None of them or all: never some.
        expect([step, [old, all].includes(migrated)]).toEqual([step, true]);
        if (!isOlder) expect([step, await schemaOf(next)]).toEqual([step, schemas]);
        else expect([step, (await schemaOf(next)).length]).toEqual([step, schemas.length]);
        await next.close();
      }
    },
    inLongRun(1_800_000, 120_000),
  );
});
