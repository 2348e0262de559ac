import { cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Config, readConfig } from '#server/runtime/config.ts';
import { UsageError } from '../command-line.ts';

/** The folder of uploaded files, in `DATA_DIR` and in a backup. */
const UPLOADS = 'uploads';

/** The one folder that a command names, and the settings. */
export function wordsOfCommand(
  name: 'backup' | 'restore',
  [folder, ...more]: string[],
  env: NodeJS.ProcessEnv,
): { folder: string; config: Config } {
  if (!folder || folder.startsWith('-') || more.length > 0)
    throw new UsageError(`Usage:\n  npm run ${name} -- FOLDER`);
  const config = readConfig(env);
  if (config.DATABASE_URL)
    throw new UsageError(
      `DATABASE_URL is set: the store is PostgreSQL's, and ${name === 'backup' ? 'pg_dump keeps' : 'pg_restore brings back'} it. docs/operations.md has the commands. Nothing was done.`,
    );
  return { folder, config };
}

/** Copies the uploads of one folder into another; how many those are. What is still arriving is left out. */
export function copyUploads(from: string, to: string): number {
  const source = join(from, UPLOADS);
  if (!existsSync(source)) return 0;
  cpSync(source, join(to, UPLOADS), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => basename(path) !== '.incoming',
  });
  return readdirSync(join(to, UPLOADS), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
}
