import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from 'kysely/migration';

const folder = join(import.meta.dirname, 'migrations');

// Where modules are joined, a table of the same files stands in the place of this module (scripts/setup/server-files.mjs).

/** The names of all migrations, which are the files of a folder: a new one is in no list. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).map((file) => basename(file, '.ts'));

/** A migration, read when it is due: a store is nearly always at the newest schema. */
export const readMigration = (name: string): Promise<Migration> =>
  import(pathToFileURL(join(folder, `${name}.ts`)).href) as Promise<Migration>;
