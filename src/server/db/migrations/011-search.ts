import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { rebuildSearchIndex } from '../search-index.ts';

/**
 * Full-text search of news, newsletters, events and videos. The view `search_source` alone says what can be found and by
 * which words; triggers on its tables keep `search_documents`, one row for each thing that can be found, and the index
 * of their words in step. While `meta` has the key `search_paused` they rest: see src/server/db/search-index.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = isSqlite(db) ? 'sqlite' : 'postgres';
  for (const statement of engine === 'sqlite' ? sqliteStatements : postgresStatements)
    await sql.raw(statement).execute(db);
  await rebuildSearchIndex(db, engine);
}

const isSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter;

/** Columns that the view reads, by table: what else changes in a row does not concern the index. */
const watched = {
  news: 'kind, title, heading, summary, description, published_at, company_symbol, rc_newsletter, is_sample, deleted_at',
  events: 'title, description, upcoming_date, company_symbol, deleted_at',
  videos: 'name, type, description, published, company_symbol, disabled, thirtysecs, deleted_at',
} as const;
const tables = Object.keys(watched) as (keyof typeof watched)[];

/**
 * A brief's text says again what its summary says; samples among the news are in no list; teasers and disabled videos
 * are in no library. `plain` makes words of HTML.
 */
const source = (plain: (column: string) => string) => `
  create view search_source as
  select 'news' as source, id as object_id,
    case when rc_newsletter = 1 then 'newsletter' else 'news' end as kind,
    substr(published_at, 1, 10) as day, coalesce(company_symbol, '') as symbol,
    title || ' ' || coalesce(heading, '') as title,
    coalesce(summary, '') || ' ' || case when kind = 'brief' then '' else ${plain('description')} end as body
  from news where deleted_at is null and (is_sample = 0 or rc_newsletter = 1)
  union all
  select 'events', id, 'event', substr(upcoming_date, 1, 10), coalesce(company_symbol, ''), title,
    ${plain('description')}
  from events where deleted_at is null
  union all
  select 'videos', id, 'video', substr(published, 1, 10), coalesce(company_symbol, ''), name,
    coalesce(type, '') || ' ' || ${plain('description')}
  from videos where deleted_at is null and disabled = 0 and thirtysecs = 0`;

/** SQLite has no regular expressions: the text is taken apart at every "<", and of each part what follows ">" stays. */
const plainOnSqlite = (column: string): string => {
  const words = ['&amp;', '&lt;', '&gt;', '&quot;', '&nbsp;'].reduce(
    (text, entity) => `replace(${text}, '${entity}', ' ')`,
    `substr(value, instr(value, '>') + 1)`,
  );
  return `coalesce((select group_concat(${words}, ' ')
    from json_each('[' || replace(json_quote(${column}), '<', '","') || ']')), '')`;
};

const unlessPaused = `when not exists (select 1 from meta where key = 'search_paused')`;

const followOnSqlite = (table: keyof typeof watched): string[] => {
  const forget = (row: 'old' | 'new') =>
    `delete from search_documents where source = '${table}' and object_id = ${row}.id;`;
  const note = `insert into search_documents (source, object_id, kind, day)
    select source, object_id, kind, day from search_source where source = '${table}' and object_id = new.id;`;
  return [
    `create trigger ${table}_search_insert after insert on ${table} ${unlessPaused}
      begin ${forget('new')} ${note} end`,
    `create trigger ${table}_search_update after update of id, ${watched[table]} on ${table} ${unlessPaused}
      begin ${forget('old')} ${note} end`,
    `create trigger ${table}_search_delete after delete on ${table} ${unlessPaused}
      begin ${forget('old')} end`,
  ];
};

const sqliteStatements: readonly string[] = [
  // A number of its own for each row: the row numbers of `news` may change when the file is vacuumed.
  `create table search_documents (
    doc integer primary key, source text not null, object_id text not null, kind text not null, day text,
    unique (source, object_id))`,
  // Without the texts themselves, which stand in their tables already; two letters begin so many words that their
  // beginnings have an index of their own.
  `create virtual table search_text using fts5 (kind, symbol, title, body,
    content = '', contentless_delete = 1, prefix = 2, tokenize = "unicode61 remove_diacritics 2")`,
  source(plainOnSqlite),
  `create trigger search_documents_insert after insert on search_documents ${unlessPaused}
    begin
      insert into search_text (rowid, kind, symbol, title, body)
      select new.doc, kind, symbol, title, body from search_source
      where source = new.source and object_id = new.object_id;
    end`,
  `create trigger search_documents_delete after delete on search_documents ${unlessPaused}
    begin delete from search_text where rowid = old.doc; end`,
  ...tables.flatMap(followOnSqlite),
];

const plainOnPostgres = (column: string): string =>
  `coalesce(regexp_replace(${column}, '<[^>]*>|&[a-z]+;', ' ', 'g'), '')`;

const postgresStatements: readonly string[] = [
  // A full store is indexed in some seconds, on a slow machine in more than other statements may take.
  `set local statement_timeout = '60s'`,
  `create table search_documents (
    doc bigint generated always as identity primary key, source text not null, object_id text not null,
    kind text not null, day text, words tsvector not null, unique (source, object_id))`,
  'create index search_documents_words on search_documents using gin (words)',
  source(plainOnPostgres),
  // Lower case without marks, and words alone: the parser would else make one word of an address or a form like "10-K/A".
  `create function search_fold(given text) returns text language sql immutable as $$
    select regexp_replace(
      lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')),
      '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g')
  $$`,
  `create function search_words(symbol text, title text, body text) returns tsvector language sql immutable as $$
    select setweight(to_tsvector('simple', search_fold(symbol)), 'A')
      || setweight(to_tsvector('simple', search_fold(title)), 'B')
      || setweight(to_tsvector('simple', search_fold(body)), 'D')
  $$`,
  `create function search_follow() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from meta where key = 'search_paused') then return null; end if;
      if tg_op <> 'INSERT' then
        delete from search_documents where source = tg_table_name and object_id = old.id;
      end if;
      if tg_op <> 'DELETE' then
        insert into search_documents (source, object_id, kind, day, words)
        select source, object_id, kind, day, search_words(symbol, title, body)
        from search_source where source = tg_table_name and object_id = new.id;
      end if;
      return null;
    end
  $$`,
  ...tables.map(
    (table) => `create trigger ${table}_search after insert or delete or update of id, ${watched[table]}
      on ${table} for each row execute function search_follow()`,
  ),
];
