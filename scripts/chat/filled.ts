import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { filledFile } from '#tests/support/filled-store.ts';

/** Lends the kept store that is as a site's after its first start; it is only read. */
export async function withFilledStore(use: (store: OpenStore) => Promise<void>): Promise<void> {
  const store = openSqlite(await filledFile());
  try {
    await use(store);
  } finally {
    await store.close();
  }
}
