import { isApiError } from '#contract/errors.ts';
import { withDeadline } from '#server/gateway/deadline.ts';
import { ensureFilled, isStoreEmptied, openMigrated } from '#server/fill/prepare.ts';
import type { OpenStore } from '#server/db/open.ts';
import { whyUnusable } from '#server/db/failures.ts';
import { BUSY_WAIT_MS } from '#server/db/sqlite-dialect.ts';
import { hasStatistics, refreshStatistics } from '#server/db/statistics.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Fault } from '#server/http/readiness.ts';
import type { Log } from '#server/runtime/log.ts';
import { readStamps, versionAt, versionOfAll } from '#server/store/content/page-stamps.ts';
import { probeWriting } from '#server/store/upkeep/write-probe.ts';

/** The one store of this process, watched for changes of its content. */
export interface WatchedStore extends OpenStore {
  /** Of what an address shows (of this company alone, where it said so), or of all content; at most half a second old. */
  contentVersion(url?: string, company?: string): string;
  /** Why the store does not answer or cannot be written to, and since when it is known; at most five seconds old. */
  fault(): Promise<Fault | undefined>;
}

/** How long a change of content may go unnoticed: pages show it within a second in every process. */
const VERSION_POLL_MS = 500;

/** How old an answer to whether the store can be written to may be: each asks the disk. */
const PROBE_MS = 5_000;

/** How long whoever asks for the readiness waits for the store: until a lock has been waited for, which then is the reason. */
const PROBE_WAIT_MS = BUSY_WAIT_MS + 500;

const reasonOf = (error: unknown): string =>
  isApiError(error) ? 'it does not answer' : (whyUnusable(error) ?? 'it cannot be written to');

/** Opens the store that the settings name, migrated and filled. */
export async function openStore(config: Config, log: Log): Promise<WatchedStore> {
  if (isStoreEmptied(config))
    log.warn(
      'redstreet.sqlite in DATA_DIR is an empty file: a new store is made, without any account that was in it',
    );
  const store = await openMigrated(config);
  // With the companies on another server, this store holds only what the other backends keep.
  if (!config.DATA_API_URL) await ensureFilled(store, config.SEED);
  else if (!(await hasStatistics(store.db))) await refreshStatistics(store.db, store.engine);
  let stamps = await readStamps(store.db);
  let isReading = false;
  let isLost = false;
  const poll = setInterval(() => {
    // One that waits for its answer is enough, and one line for each loss.
    if (isReading) return;
    isReading = true;
    readStamps(store.db)
      .then(
        (read) => {
          stamps = read;
          isLost = false;
        },
        (error: unknown) => {
          if (!isLost) log.warn({ err: error }, 'the content version could not be read');
          isLost = true;
        },
      )
      .finally(() => (isReading = false));
  }, VERSION_POLL_MS).unref();

  let probedAt = -Infinity;
  let probe: Promise<Fault | undefined> = Promise.resolve(undefined);
  let since: Date | undefined;

  return {
    ...store,
    contentVersion: (url, company) =>
      url === undefined ? versionOfAll(stamps) : versionAt(stamps, url, company),
    fault() {
      if (probedAt + PROBE_MS <= performance.now()) {
        probedAt = performance.now();
        probe = withDeadline(PROBE_WAIT_MS, () => probeWriting(store.db)).then(
          () => void (since = undefined),
          (error: unknown) => {
            since ??= new Date();
            log.warn({ err: error, since }, 'the store cannot be written to');
            return { what: 'store', why: reasonOf(error), since };
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
