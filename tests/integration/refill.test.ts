import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { fillStore } from '#server/fill/seed.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { migrateUpTo } from '#tests/support/older-store.ts';
import { refillCompany } from '#server/fill/refill-company.ts';
import { makeQuotesSound } from '#server/fill/sound/part.ts';
import { fillRecordColumns } from '#server/fill/screener/fill-record.ts';
import { clearStatements, fillStatements } from '#server/fill/statements/fill-statements.ts';
import { openFilledStore } from '#tests/support/store.ts';
import { isLong } from '#tests/support/long.ts';
import { openEmptyServerStore } from '#tests/support/postgres.ts';
import { writeSmallSeed } from '#tests/support/small-seed.ts';

/** The last migration of the version that had no statements, owners and identity. */
const LAST_OF_BEFORE = '011-search';
const then = '2026-05-01T00:00:00.000Z';

const dir = mkdtempSync(join(tmpdir(), 'refill-'));
const seedDir = mkdtempSync(join(tmpdir(), 'refill-seed-'));
beforeAll(() => writeSmallSeed(seedDir, { companies: 300, rows: 150 }));
afterAll(() => {
  for (const each of [dir, seedDir]) rmSync(each, { recursive: true });
});

/** What people left in a store of before, and the seed that it held. */
async function liveIn({ db }: OpenStore): Promise<void> {
  await sql`insert into users (id, email, email_key, message_preference, role, created_at)
    values ('u1', 'Ann@x.org', 'ann@x.org', 'email', 'user', ${then})`.execute(db);
  await sql`insert into favorites (user_id, kind, object_id, created_at) values ('u1', 'company', 'AACG', ${then})`.execute(
    db,
  );
  await sql`insert into screens (id, user_id, name, query, is_default, created_at, updated_at)
    values ('s1', 'u1', 'Mine', 'sector=Life+Sciences', 1, ${then}, ${then})`.execute(db);
  await sql`insert into subscribers (id, email, email_key, state, frequency, topics, source, consented_at,
      consent_version, consent_address, issue, confirm_expires_at, manage_hash, created_at)
    values ('n1', 'bob@x.org', 'bob@x.org', 'confirmed', 'weekly', '[]', 'short', ${then}, '1', '', 'i', ${then}, 'm', ${then})`.execute(
    db,
  );
  await sql`insert into companies (symbol, name, listed_name, search_key, security_kind, market, sector_name, is_client, is_sample)
    values ('AACG', 'Old name', 'Old name', 'aacg old name', 'ads', 'NASDAQ', 'Crypto Assets', 0, 0),
      ('GONE', 'Gone Inc.', 'Gone Inc.', 'gone gone inc.', 'common', 'NYSE', 'Manufacturing', 0, 0)`.execute(
    db,
  );
  await sql`insert into price_bars (symbol, date, close, doubtful) values ('AACG', '2026-01-02', 1, 0)`.execute(
    db,
  );
  await sql`insert into meta (key, value) values ('seed_version', 'before'), ('quote_date', '2026-01-02')
    on conflict (key) do update set value = excluded.value`.execute(db);
}

const serverDatabases = inject('serverDatabases');
const engines: [name: string, open: () => Promise<OpenStore>][] = [
  ['SQLite', () => Promise.resolve(openSqlite(join(dir, 'store.sqlite')))],
  ...(serverDatabases
    ? [['PostgreSQL', () => openEmptyServerStore(serverDatabases)] as [string, () => Promise<OpenStore>]]
    : []),
];

describe.each(engines)('a store of before on %s, after a start', (engine, open) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await open();
    await migrateUpTo(store.db, LAST_OF_BEFORE);
    await liveIn(store);
    await migrate(store.db);
    await fillStore(store, { seedDir, mode: 'real' });
  });
  afterAll(() => store.close());

  const count = async (table: keyof Database) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      store.db,
    );
    return Number(rows[0]?.n);
  };

  test('accounts, favorites, screens and subscribers are still there', async () => {
    expect(await store.db.selectFrom('users').select(['id', 'email']).execute()).toEqual([
      { id: 'u1', email: 'Ann@x.org' },
    ]);
    expect(await store.db.selectFrom('favorites').select(['user_id', 'object_id']).execute()).toEqual([
      { user_id: 'u1', object_id: 'AACG' },
    ]);
    expect(await store.db.selectFrom('screens').select(['name', 'query', 'is_default']).execute()).toEqual([
      { name: 'Mine', query: 'sector=Life+Sciences', is_default: 1 },
    ]);
    expect(await store.db.selectFrom('subscribers').select(['email', 'state']).execute()).toEqual([
      { email: 'bob@x.org', state: 'confirmed' },
    ]);
  });

  test('the record is the new one, and nothing of the old', async () => {
    const company = await store.db
      .selectFrom('companies')
      .select(['name', 'sector_name', 'company_type', 'is_lead_class'])
      .where('symbol', '=', 'AACG')
      .executeTakeFirst();
    expect(company).toMatchObject({
      sector_name: 'Trade & Services',
      company_type: 'operating',
      is_lead_class: 1,
    });
    expect(
      await store.db.selectFrom('companies').select('symbol').where('symbol', '=', 'GONE').execute(),
    ).toEqual([]);
  });

  test.each<keyof Database>([
    'company_facts',
    'former_names',
    'officers',
    'splits',
    'uncovered_tickers',
    'sponsor_trials',
    'ownership_snapshots',
    'short_interest',
    'financial_periods',
    'price_bars',
  ])('%s is filled', async (table) => {
    expect(await count(table)).toBeGreaterThan(50);
  });

  test('a second start finds the work done', async () => {
    expect(await fillStore(store, { seedDir, mode: 'real' })).toBe(false);
  });

  // How briefs are written again is the same code on both.
  test.runIf(isLong || engine === 'SQLite')(
    'a brief that staff deleted is 410, and stays deleted when the briefs are written again',
    async () => {
      const app = openDataApp(store);
      const briefs = () => store.db.selectFrom('news').select('id').where('kind', '=', 'brief').execute();
      const before = await briefs();
      const id = before[0]?.id ?? '';
      await store.db.updateTable('news').set({ deleted_at: then }).where('id', '=', id).execute();
      expect((await app.get(`/news/${id}`)).status).toBe(410);
      await store.db.deleteFrom('meta').where('key', '=', 'part_briefs').execute();
      expect(await fillStore(store, { seedDir, mode: 'real' })).toBe(true);
      expect((await app.get(`/news/${id}`)).status).toBe(410);
      expect(await briefs()).toHaveLength(before.length);
    },
  );
});

test('ALP, ACON: quotes of the whole seed that were made sound once stay as they are when an ingest makes them so again', async () => {
  const { db, engine, close } = await openFilledStore();
  const reports = () =>
    db
      .selectFrom('earnings')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const settlements = () =>
    db.selectFrom('short_interest').selectAll().orderBy('symbol').orderBy('settlement').execute();
  const before = await reports();
  const settled = await settlements();
  expect(await makeQuotesSound(db, engine)).toBe(0);
  expect(await reports()).toEqual(before);
  // What is of before a split goes at the fill, not at the first ingest after it (ONCO, FRGT).
  expect(await settlements()).toEqual(settled);
  await close();
});

/** All that is told of a company in figures. */
const ofFigures = [
  'companies',
  'company_facts',
  'company_figures',
  'dividends',
  'earnings',
  'eps_estimates',
  'figure_doubts',
  'financial_periods',
  'fundamentals',
  'ownership_snapshots',
  'short_interest',
] as const satisfies (keyof Database)[];

/** The rows of these companies, or of all, as texts in the order of their words. */
async function figuresIn({ db }: OpenStore, symbols?: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const table of ofFigures) {
    const rows = await (symbols ? db.selectFrom(table).where('symbol', 'in', symbols) : db.selectFrom(table))
      .selectAll()
      .execute();
    texts.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return texts.sort();
}

test('BNAI: figures that are made again of what a fill left are the same', async () => {
  const store = await openFilledStore();
  const { db, engine } = store;
  // It had an announced profit that its statement contradicts: that is gone by now, and nothing else may change for it.
  const symbols = isLong ? undefined : ['BNAI'];
  const before = await figuresIn(store, symbols);
  expect(before.some((text) => text.includes('eps_announced'))).toBe(true);
  if (symbols) for (const symbol of symbols) await refillCompany(db, engine, symbol);
  else {
    await clearStatements(db);
    await fillStatements(db, engine);
    await fillRecordColumns(db, engine);
  }
  expect(await figuresIn(store, symbols)).toEqual(before);
  await store.close();
});
