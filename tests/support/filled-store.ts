import { constants, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/open.ts';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { fillStore } from '#server/fill/seed.ts';
import { keptFile } from './kept-file.ts';

/** What a filled store is made from: the rows, and whatever writes or words them. */
export const madeFrom = [
  'data/seed', 'data/samples', 'src/server/fill', 'src/server/store', 'src/server/db', 'src/kit', 'src/contract',
]; // prettier-ignore

/**
 * The path of a store with the whole seed, samples, briefs and derived figures, as the site fills it at its first start.
 * Made once and kept; only to be read. Filling takes ten seconds of a core, a copy a tenth of one.
 */
export const filledFile = (): Promise<string> =>
  keptFile('filled-all.sqlite', madeFrom, async (path) => {
    const store = openSqlite(path);
    await migrate(store.db);
    await fillStore(store, { seedDir: SEED_DIR, mode: 'all' });
    await store.close();
  });

/** Puts a filled store of its own into a site's data folder, so that the site finds its first start done. */
export async function fillDataDir(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  copyFileSync(await filledFile(), join(dir, 'redstreet.sqlite'), constants.COPYFILE_FICLONE);
}
