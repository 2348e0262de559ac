import { type Kysely, sql } from 'kysely';
import type { Engine } from './open.ts';

/**
 * Lets `work` write many rows without the index following each, and makes it anew after. Both belong into one
 * transaction, which is that of `db`: nobody else ever sees the pause.
 */
export async function withSearchIndexPaused<DB>(
  db: Kysely<DB>,
  engine: Engine,
  work: () => Promise<void>,
): Promise<void> {
  await sql.raw(pause).execute(db);
  await work();
  await rebuildSearchIndex(db, engine);
}

/** Makes the whole index anew from the view `search_source`, in order of days, and ends a pause. */
export async function rebuildSearchIndex<DB>(db: Kysely<DB>, engine: Engine): Promise<void> {
  for (const statement of engine === 'sqlite' ? rebuildOnSqlite : rebuildOnPostgres)
    await sql.raw(statement).execute(db);
}

const pause = `insert into meta (key, value) values ('search_paused', '1') on conflict (key) do nothing`;
const resume = `delete from meta where key = 'search_paused'`;
const inOrder = 'order by day is not null, day, object_id';

const rebuildOnSqlite: readonly string[] = [
  pause,
  `insert into search_text (search_text) values ('delete-all')`,
  'delete from search_documents',
  `insert into search_documents (source, object_id, kind, day)
    select source, object_id, kind, day from search_source ${inOrder}`,
  `insert into search_text (rowid, kind, symbol, title, body)
    select d.doc, s.kind, s.symbol, s.title, s.body
    from search_documents d cross join search_source s
    where s.source = d.source and s.object_id = d.object_id order by d.doc`,
  resume,
];

const rebuildOnPostgres: readonly string[] = [
  pause,
  'delete from search_documents',
  `insert into search_documents (source, object_id, kind, day, words)
    select source, object_id, kind, day, search_words(symbol, title, body) from search_source ${inOrder}
    on conflict do nothing`,
  resume,
];
