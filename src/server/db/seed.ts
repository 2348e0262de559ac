import { readManifest, type Manifest } from './seed/files.ts';
import { fillTables } from './seed/fill.ts';
import { withFillLock } from './seed/lock.ts';
import type { Db, OpenStore } from './open.ts';

export interface FillOptions {
  /** Folder with `manifest.json` and the files it names. */
  seedDir: string;
  /** 'none' brings the SIC table only. */
  mode: 'all' | 'real' | 'none';
  /** Called with one line for each table that is filled. */
  onProgress?: (line: string) => void;
}

/**
 * Fills a migrated store from the seed, replacing what an earlier version of the seed brought; does nothing when
 * this version is in already. All or nothing: one transaction, under a lock that makes a second process wait and
 * then find the work done. Answers whether anything was written.
 */
export async function fillStore(store: OpenStore, options: FillOptions): Promise<boolean> {
  const manifest = readManifest(options.seedDir);
  const version = seedVersion(manifest, options.mode);
  if ((await storedVersion(store.db)) === version) return false;
  return withFillLock(store, async (db) => {
    if ((await storedVersion(db)) === version) return false;
    const fill = {
      db,
      engine: store.engine,
      seedDir: options.seedDir,
      onProgress: options.onProgress ?? (() => {}),
    };
    await fillTables(fill, manifest, options.mode === 'none' ? 'sic_codes' : undefined);
    const meta = {
      seed_version: version,
      quote_date: manifest.quoteDate,
      content_version: version,
    };
    for (const [key, value] of Object.entries(meta)) {
      await db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    }
    return true;
  });
}

/** Whether a migrated store holds this version of the seed already. */
export const isFilled = async ({ db }: OpenStore, { seedDir, mode }: FillOptions): Promise<boolean> =>
  (await storedVersion(db)) === seedVersion(readManifest(seedDir), mode);

const seedVersion = (manifest: Manifest, mode: FillOptions['mode']): string =>
  mode === 'none' ? `${manifest.version}-none` : manifest.version;

const storedVersion = async (db: Db): Promise<string | undefined> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'seed_version')
    .executeTakeFirst();
  return row?.value;
};
