import { sql } from 'kysely';
import { expect, inject, it, vi } from 'vitest';
import { openPostgres } from './open.ts';
import { openServerStore, serverUrl } from '#tests/support/postgres.ts';

const databases = inject('serverDatabases');

it.skipIf(!databases)('a connection that the server ends while it is idle is replaced', async () => {
  const store = await openServerStore(databases ?? '');
  const read = () => sql<{ one: number }>`select 1 as one`.execute(store.db);
  await read();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
  const other = openPostgres(serverUrl, 1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${rows[0]?.name}`.execute(
    other.db,
  );
  await other.close();
  await vi.waitFor(async () => expect((await read()).rows).toEqual([{ one: 1 }]));
  await store.close();
});
