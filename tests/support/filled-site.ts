import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openSqlite } from '#server/db/open.ts';
import { fillDataDir } from './filled-store.ts';
import { serve } from './site.ts';

/** Starts a site of its own whose store holds what `fill` puts there; `close` ends it and removes what it kept. */
export async function openFilledSite(
  fill: (db: Db) => Promise<void>,
): Promise<{ url: string; close(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'filled-site-'));
  await fillDataDir(dir, 'none');
  const store = openSqlite(join(dir, 'redstreet.sqlite'));
  await fill(store.db);
  // Loaded by who fills alone, with all that is derived.
  const { publishContent } = await import('#server/store/publishing/publish-content.ts');
  await publishContent(store);
  await store.close();
  const site = await serve('main', { DATA_DIR: dir, SEED: 'none' });
  return {
    url: site.url,
    async close() {
      await site.stop();
      rmSync(dir, { recursive: true });
    },
  };
}
