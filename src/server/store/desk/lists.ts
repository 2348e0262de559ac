import { type RawBuilder, sql } from 'kysely';
import type { DeskKind, DeskListQuery } from '#contract/desk.ts';
import type { Paged } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import { type DeskEntry, toEntry } from './entry-rows.ts';
import { hasWord, wordsOf } from '../has-words.ts';
import { deskKindOf } from './kinds.ts';

const tables = {
  news: {
    table: 'news',
    title: 'title',
    day: 'published_at',
    owners: ['news', 'newsletter'],
    only: undefined,
  },
  event: { table: 'events', title: 'title', day: 'updated_at', owners: ['event'], only: undefined },
  video: { table: 'videos', title: 'name', day: 'updated_at', owners: ['video'], only: undefined },
  // Who takes a letter over among the news keeps it there.
  newsletter: {
    table: 'news',
    title: 'title',
    day: 'published_at',
    owners: ['news', 'newsletter'],
    only: sql<boolean>`rc_newsletter = 1`,
  },
} as const;
/** The kinds that are listed all together, newest change first. */
export type ListedKind = keyof typeof tables;

/** The webinars among the events: as JSON writes it, a field and never a part of a text, whose quotes it escapes. */
const webinars = {
  worked: sql<boolean>`data like ${'%"kind":"webinar"%'}`,
  untouched: sql<boolean>`kind = 'webinar'`,
};

/** Every word stands in the title, or is the company's symbol. */
const names = (title: string, search: string | undefined): RawBuilder<boolean> =>
  wordsOf(search).reduce(
    (rest, word) =>
      sql<boolean>`${rest} and (${hasWord(sql.ref(title), word)} or company_symbol = ${word.toUpperCase()})`,
    sql<boolean>`1 = 1`,
  );

/**
 * One page of what staff can edit: what they worked on, last saved first, then what is public and was never touched,
 * newest first. Composed briefs are among the latter. With words to search for, only what has them all in its title; a
 * symbol counts as well.
 */
export async function listEntries(
  db: Db,
  kind: ListedKind,
  { page, pageSize, search }: DeskListQuery,
  { onlyWebinars = false } = {},
): Promise<Paged<DeskEntry>> {
  const worked = db
    .selectFrom('desk_entries')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .$if(onlyWebinars, (query) => query.where(webinars.worked))
    .where(names('title', search));
  const { table, title, day, owners, only } = tables[kind];
  const wanted = onlyWebinars ? webinars.untouched : only;
  const untouched = sql`from ${sql.table(table)} t where deleted_at is null
    ${wanted ? sql`and ${wanted}` : sql``} and ${names(title, search)}
    and not exists (select 1 from desk_entries d where d.kind in (${sql.join(owners)}) and d.id = t.id)`;
  const [own, others] = await Promise.all([
    worked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    sql<{ total: number }>`select count(*) as total ${untouched}`.execute(db),
  ]);
  const offset = (page - 1) * pageSize;
  const rows = await worked
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const data = rows.map(toEntry);
  const rest = pageSize - data.length;
  if (rest > 0) {
    const ids = await sql<{ id: string; at: string }>`
      select id, ${sql.ref(day)} as at ${untouched}
      order by ${sql.ref(day)} desc, id limit ${rest} offset ${Math.max(0, offset - own.total)}`.execute(db);
    for (const { id, at } of ids.rows) {
      const fields = await deskKindOf[kind].read(db, id);
      if (fields) data.push(untouchedEntry(id, fields, at));
    }
  }
  return { data, total: own.total + (others.rows[0]?.total ?? 0) };
}

/** What is public and was never touched, as an entry; `at` is when it last changed. */
const untouchedEntry = (id: string, data: DeskEntry['data'], at: string): DeskEntry => ({
  id,
  data,
  desk: {
    state: 'published',
    version: 1,
    publishedVersion: 1,
    publish_at: null,
    updated_at: at,
    updated_by: null,
  },
});

/** One entry, touched or not; undefined where there is none, or only a deleted one. */
export async function readEntry(db: Db, kind: DeskKind, id: string): Promise<DeskEntry | undefined> {
  const row = await db
    .selectFrom('desk_entries')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row) return row.deleted_at === null ? toEntry(row) : undefined;
  const data = await deskKindOf[kind].read(db, id);
  return data && untouchedEntry(id, data, await changedAt(db, kind, id));
}

const places = {
  ...tables,
  client: { table: 'clients', day: 'updated_at', key: 'company_symbol' },
  leader: { table: 'leaders', day: 'updated_at' },
} as const satisfies Record<DeskKind, { table: string; day: string; key?: string }>;

/** When what is public and was never touched last changed. */
async function changedAt(db: Db, kind: DeskKind, id: string): Promise<string> {
  const { table, day, key = 'id' } = { key: undefined, ...places[kind] };
  const { rows } = await sql<{ at: string }>`
    select ${sql.ref(day)} as at from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db);
  return rows[0]?.at ?? '';
}

/** Entries of a kind that are few: all of them, touched or not, of one company or of all. */
export async function allEntries(
  db: Db,
  kind: 'client' | 'leader',
  symbol: string | undefined,
): Promise<DeskEntry[]> {
  const { table, day } = places[kind];
  const key = kind === 'client' ? 'company_symbol' : 'id';
  let own = db
    .selectFrom('desk_entries')
    .selectAll()
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null);
  if (symbol !== undefined) own = own.where('company_symbol', '=', symbol);
  const entries = (await own.orderBy('id').execute()).map(toEntry);
  const others = await sql<{ id: string; at: string }>`
    select ${sql.ref(key)} as id, ${sql.ref(day)} as at from ${sql.table(table)} t
    where not exists (select 1 from desk_entries d where d.kind = ${kind} and d.id = t.${sql.ref(key)})
    ${symbol === undefined ? sql`` : sql`and company_symbol = ${symbol}`}
    order by ${sql.ref(key)}`.execute(db);
  for (const { id, at } of others.rows) {
    const fields = await deskKindOf[kind].read(db, id);
    if (fields) entries.push(untouchedEntry(id, fields, at));
  }
  return entries;
}

/** Whether an entry may name this company. */
export async function isOnRecord(db: Db, symbol: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('symbol')
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these symbols those that are on record. */
export async function knownSymbols(db: Db, symbols: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(symbols)];
  const known = new Set<string>();
  for (let from = 0; from < asked.length; from += 200) {
    const rows = await db
      .selectFrom('companies')
      .select('symbol')
      .where('symbol', 'in', asked.slice(from, from + 200))
      .execute();
    for (const { symbol } of rows) known.add(symbol);
  }
  return known;
}
