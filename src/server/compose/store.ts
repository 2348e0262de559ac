import { ensureFilled, openMigrated } from '#server/fill/prepare.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { contentVersion } from '#server/store/content-version.ts';
import { probeWriting } from '#server/store/write-probe.ts';

/** The one store of this process, watched for changes of its content. */
export interface WatchedStore extends OpenStore {
  /** As last read; at most a second old. */
  contentVersion(): string;
  /** Whether the store answers and can be written to; at most five seconds old. */
  isReady(): Promise<boolean>;
}

/** How long a change of content made by another process may go unnoticed. */
const VERSION_POLL_MS = 1_000;

/** How old an answer to whether the store can be written to may be: each asks the disk. */
const PROBE_MS = 5_000;

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

  let probedAt = -Infinity;
  let probe = Promise.resolve(true);

  return {
    ...store,
    contentVersion: () => version,
    isReady() {
      if (probedAt + PROBE_MS <= performance.now()) {
        probedAt = performance.now();
        probe = probeWriting(store.db).then(
          () => true,
          (error: unknown) => {
            log.warn({ err: error }, 'the store cannot be written to');
            return false;
          },
        );
      }
      return probe;
    },
    close() {
      clearInterval(poll);
      return store.close();
    },
  };
}
