import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FillOptions } from '#server/fill/seed.ts';
import { keptFile } from './kept-file.ts';

/** What a filled store is made from: the rows, and whatever writes or words them. */
const madeFrom = [
  'data/seed', 'data/samples', 'src/server/fill', 'src/server/store', 'src/server/db', 'src/kit', 'src/contract',
]; // prettier-ignore

type Mode = FillOptions['mode'];

/**
 * Fills a new store as the site does at its first start. What that takes is loaded by who fills alone: most find a kept store,
 * and it would be two thirds of all that a process of the browser tests loads.
 */
async function fill(path: string, mode: Mode, ownSeedDir?: string): Promise<void> {
  const [{ openSqlite }, { migrate }, { SEED_DIR }, { fillStore }] = await Promise.all([
    import('#server/db/open.ts'),
    import('#server/db/migrate.ts'),
    import('#server/fill/prepare.ts'),
    import('#server/fill/seed.ts'),
  ]);
  const store = openSqlite(path);
  await migrate(store.db);
  await fillStore(store, { seedDir: ownSeedDir ?? SEED_DIR, mode });
  await store.close();
}

/**
 * The path of a store with the whole seed, samples, briefs and derived figures, as the site fills it at its first start.
 * Made once and kept; only to be read. Filling takes ten seconds of a core, a copy a tenth of one.
 */
export const filledFile = (): Promise<string> =>
  keptFile('filled-all.sqlite', madeFrom, (path) => fill(path, 'all'));

/** The path of a store as a first start without companies leaves it. That start takes a second, with a process of its own. */
const bareFile = (): Promise<string> =>
  keptFile('filled-none.sqlite', madeFrom, (path) => fill(path, 'none'));

/** The path of a store filled in the same way from a small part of the seed. */
export const smallFilledFile = (): Promise<string> =>
  keptFile('filled-small.sqlite', [...madeFrom, 'tests/support/small-seed.ts'], (path) =>
    inFolder(async (dir) => {
      const { writeSmallSeed } = await import('./small-seed.ts');
      writeSmallSeed(dir);
      await fill(path, 'all', dir);
    }),
  );

async function inFolder<Result>(work: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'redstreet-fill-'));
  return work(dir).finally(() => rmSync(dir, { recursive: true }));
}

/** Puts a store of its own into a site's data folder, so that the site finds its first start done, with that SEED. */
export async function fillDataDir(dir: string, mode: 'all' | 'none' = 'all'): Promise<void> {
  mkdirSync(dir, { recursive: true });
  copyFileSync(
    await (mode === 'all' ? filledFile() : bareFile()),
    join(dir, 'redstreet.sqlite'),
    constants.COPYFILE_FICLONE,
  );
}
