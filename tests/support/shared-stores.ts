import { sql } from 'kysely';
import type { Db, OpenStore } from '#server/db/open.ts';

/**
 * Lends PostgreSQL stores that are made once for a worker: what is closed is emptied and lent again, for making one takes
 * as long as fifty tests. Two that are open at once are two.
 */
export function sharedStores(make: () => Promise<OpenStore>): () => Promise<OpenStore> {
  const idle: OpenStore[] = [];
  return async () => {
    const store = idle.pop() ?? (await make());
    await empty(store.db);
    let isOpen = true;
    return {
      ...store,
      close() {
        if (isOpen) idle.push(store);
        isOpen = false;
        return Promise.resolve();
      },
    };
  };
}

/** Empties every table that holds a row, and begins their numbers anew; the migrations' own tables stay. */
async function empty(db: Db): Promise<void> {
  await sql`do $$
    declare
      name text;
      holds boolean;
      filled text[] := '{}';
    begin
      for name in select quote_ident(tablename) from pg_tables
        where schemaname = 'public' and not starts_with(tablename, 'kysely_')
      loop
        execute 'select exists (select from ' || name || ')' into holds;
        if holds then filled := filled || name; end if;
      end loop;
      if filled <> '{}' then
        execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
      end if;
    end $$`.execute(db);
}
