import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { filledFile, smallFilledFile } from './filled-store.ts';
import { keptFile } from './kept-file.ts';
import { openPglite } from './pglite.ts';
import { openServerStore } from './postgres.ts';
import { sharedStores } from './shared-stores.ts';

/** Opens a migrated store with nothing in it; whoever opens it closes it, and then it is gone. */
export type OpenFresh = () => Promise<OpenStore>;

async function migratedFile(path: string): Promise<void> {
  const store = openSqlite(path);
  await migrate(store.db);
  await store.close();
}

/** A store that was migrated once, with nothing in it; only to be read. */
const migratedStore = (): Promise<string> => keptFile('store.sqlite', ['src/server/db'], migratedFile);

/** A file of its own, copied from one that was migrated once. */
export const openSqliteStore: OpenFresh = async () => openCopy(await migratedStore());

/** Puts such a file where a process with this data folder finds its store. */
export async function putMigratedStore(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  copyFileSync(await migratedStore(), join(dir, 'redstreet.sqlite'));
}

/** A store of its own with all that a site holds after its first start: the seed, samples, briefs and derived figures. */
export const openFilledStore: OpenFresh = async () => openCopy(await filledFile());

/** The same for those that only read: the kept store itself, in which a write is an error. */
export const readFilledStore: OpenFresh = async () => {
  const store = openSqlite(await filledFile());
  await sql`pragma query_only = 1`.execute(store.db);
  return store;
};

/** A store of its own, filled in the same way with all companies and a few rows of everything else: for what is about filling. */
export const openSmallFilledStore: OpenFresh = async () => openCopy(await smallFilledFile());

/** A copy in a file that goes when it is closed. */
function openCopy(kept: string): OpenStore {
  const dir = mkdtempSync(join(tmpdir(), 'redstreet-'));
  const file = join(dir, 'store.sqlite');
  copyFileSync(kept, file);
  const store = openSqlite(file);
  return {
    ...store,
    close: async () => {
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
}

const databases = inject('serverDatabases');
const openPostgresStore = sharedStores(databases ? () => openServerStore(databases) : openPglite);

/** Runs a suite on SQLite and on PostgreSQL, the server where one answers, else PGlite; with a way to open a store there. */
export function forEachEngine(title: string, suite: (openFresh: OpenFresh) => void): void {
  describe(`${title} on SQLite`, () => suite(openSqliteStore));
  describe(`${title} on ${databases ? 'PostgreSQL' : 'PGlite'}`, () => suite(openPostgresStore));
}
