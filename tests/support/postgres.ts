import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres, type OpenStore } from '#server/db/open.ts';

export const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Runs `work` with one connection to the server. */
export async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a server answers that lets us make databases. */
export const postgresAnswers = (): Promise<boolean> =>
  onServer((client) =>
    client.query('select 1 from pg_roles where rolname = current_user and (rolcreatedb or rolsuper)'),
  )
    .then(({ rowCount }) => rowCount === 1)
    .catch(() => false);

/**
 * A migrated database of its own on the real server; closing it leaves it there for whoever gave the prefix to drop. A
 * schema would not do: Kysely's migrator takes the tables of a neighbour's schema for its own.
 */
export async function openServerStore(prefix: string): Promise<OpenStore> {
  const store = await openEmptyServerStore(prefix);
  await migrate(store.db);
  return store;
}

/** The same without a table in it. */
export async function openEmptyServerStore(prefix: string): Promise<OpenStore> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href, 4);
}

/** Drops the databases whose names begin with the prefix, whoever is connected to them still. */
export const dropServerStores = (prefix: string): Promise<void> =>
  onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
