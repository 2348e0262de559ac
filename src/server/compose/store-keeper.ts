import { ensureFilled, openMigrated } from '#server/fill/prepare.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';

/** Opens the store when it is first wanted, and answers for it. */
export interface StoreKeeper {
  store(): Promise<OpenStore>;
  contentVersion(): string;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long a change of content made by another process may go unnoticed. */
const VERSION_POLL_MS = 1_000;

/** The keeper of the one store of this process: migrated and filled when it is handed out. */
export function createStoreKeeper(config: Config, log: Log): StoreKeeper {
  let opening: Promise<OpenStore> | undefined;
  let version = 'none';
  let poll: NodeJS.Timeout | undefined;

  const readVersion = async ({ db }: OpenStore) => {
    const row = await db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'content_version')
      .executeTakeFirst();
    version = row?.value ?? 'none';
  };

  const open = async () => {
    const store = await openMigrated(config);
    // With the companies on another server, this store holds only what the other backends keep.
    if (!config.DATA_API_URL) await ensureFilled(store, config.SEED);
    await readVersion(store);
    poll = setInterval(() => {
      readVersion(store).catch((error: unknown) =>
        log.warn({ err: error }, 'the content version could not be read'),
      );
    }, VERSION_POLL_MS).unref();
    return store;
  };

  return {
    store: () => (opening ??= open()),
    contentVersion: () => version,
    async isReady() {
      if (!opening) return true;
      try {
        const { db } = await opening;
        await db.selectFrom('meta').select('key').limit(1).execute();
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      clearInterval(poll);
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}
