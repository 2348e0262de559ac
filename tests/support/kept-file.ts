import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const dir = 'node_modules/.cache/redstreet';
const migrationsDir = 'src/server/db/migrations';

/**
 * A file that `build` writes once for these migrations and libraries, and later runs find again. Written aside and
 * renamed, so that another worker finds the whole file or none.
 */
export async function keptFile(name: string, build: (path: string) => Promise<void>): Promise<string> {
  const file = join(dir, `${fingerprint()}-${name}`);
  if (existsSync(file)) return file;
  mkdirSync(dir, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await build(aside);
  renameSync(aside, file);
  return file;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync(migrationsDir).sort()) hash.update(readFileSync(join(migrationsDir, name)));
  return hash.digest('hex').slice(0, 16);
}
