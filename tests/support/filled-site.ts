import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openSqlite } from '#server/db/open.ts';
import { serve } from './site.ts';

/** Starts a site of its own whose store holds what `fill` puts there; `close` ends it and removes what it kept. */
export async function openFilledSite(
  fill: (db: Db) => Promise<void>,
): Promise<{ url: string; close(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'filled-site-'));
  const settings = { DATA_DIR: dir, SEED: 'none' };
  // The first start makes the tables, and empties what it did not fill itself.
  await (await serve('main', settings)).stop();
  const store = openSqlite(join(dir, 'redstreet.sqlite'));
  await fill(store.db);
  await store.close();
  const site = await serve('main', settings);
  return {
    url: site.url,
    async close() {
      await site.stop();
      rmSync(dir, { recursive: true });
    },
  };
}
