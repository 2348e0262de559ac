import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { keptFile } from './kept-file.ts';
import { openPglite } from './pglite.ts';
import { openServerStore, postgresAnswers, serverPlace } from './postgres.ts';

/** Opens a migrated store with nothing in it; whoever opens it closes it, and then it is gone. */
export type OpenFresh = () => Promise<OpenStore>;

async function migratedFile(path: string): Promise<void> {
  const store = openSqlite(path);
  await migrate(store.db);
  await store.close();
}

/** A file of its own, copied from one that was migrated once. */
export const openSqliteStore: OpenFresh = async () => {
  const dir = mkdtempSync(join(tmpdir(), 'redstreet-'));
  const file = join(dir, 'store.sqlite');
  copyFileSync(await keptFile('store.sqlite', migratedFile), file);
  const store = openSqlite(file);
  return {
    ...store,
    close: async () => {
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
};

const serverAnswers = await postgresAnswers();

/** Runs a suite once on each engine, with a way to open a store there. Without a server its run is skipped, by name. */
export function forEachEngine(title: string, suite: (openFresh: OpenFresh) => void): void {
  describe(`${title} on SQLite`, () => suite(openSqliteStore));
  describe(`${title} on PGlite`, () => suite(openPglite));
  describe.skipIf(!serverAnswers)(
    serverAnswers
      ? `${title} on PostgreSQL`
      : `${title} on PostgreSQL (skipped: no server answers at ${serverPlace})`,
    () => suite(openServerStore),
  );
}
