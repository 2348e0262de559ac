import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { fillDataDir } from '#tests/support/filled-store.ts';

/** Lends a store as it is after a site's first start, in a folder that goes afterwards. */
export async function withFilledStore(use: (store: OpenStore) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'redstreet-chat-'));
  try {
    await fillDataDir(dir);
    const store = openSqlite(join(dir, 'redstreet.sqlite'));
    await use(store);
    await store.close();
  } finally {
    rmSync(dir, { recursive: true });
  }
}
