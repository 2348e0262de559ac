import { ensureFilled, openMigrated } from '#server/fill/prepare.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { contentVersion } from '#server/store/content-version.ts';

/** The one store of this process, watched for changes of its content. */
export interface WatchedStore extends OpenStore {
  /** As last read; at most a second old. */
  contentVersion(): string;
  /** Whether the store answers. */
  isReady(): Promise<boolean>;
}

/** How long a change of content made by another process may go unnoticed. */
const VERSION_POLL_MS = 1_000;

/** Opens the store that the settings name, migrated and filled. */
export async function openStore(config: Config, log: Log): Promise<WatchedStore> {
  const store = await openMigrated(config);
  // With the companies on another server, this store holds only what the other backends keep.
  if (!config.DATA_API_URL) await ensureFilled(store, config.SEED);
  let version = await contentVersion(store.db);
  const poll = setInterval(() => {
    contentVersion(store.db).then(
      (read) => (version = read),
      (error: unknown) => log.warn({ err: error }, 'the content version could not be read'),
    );
  }, VERSION_POLL_MS).unref();

  return {
    ...store,
    contentVersion: () => version,
    isReady: () =>
      contentVersion(store.db).then(
        () => true,
        () => false,
      ),
    close() {
      clearInterval(poll);
      return store.close();
    },
  };
}
