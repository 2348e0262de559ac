import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openSqlite } from '#server/db/open.ts';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { fillStore } from '#server/fill/seed.ts';
import { publishContent } from '#server/store/publish-content.ts';
import { serve } from './site.ts';

/** Starts a site of its own whose store holds what `fill` puts there; `close` ends it and removes what it kept. */
export async function openFilledSite(
  fill: (db: Db) => Promise<void>,
): Promise<{ url: string; close(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'filled-site-'));
  const store = openSqlite(join(dir, 'redstreet.sqlite'));
  await migrate(store.db);
  // As the site's first start would, which empties what it did not fill itself.
  await fillStore(store, { seedDir: SEED_DIR, mode: 'none' });
  await fill(store.db);
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
