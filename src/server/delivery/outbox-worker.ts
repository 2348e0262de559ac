import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import { NotYet, NumberRefused } from './message.ts';
import { claimEntries, type Entry, postponeEntry, removeEntry } from '#server/store/accounts/outbox.ts';

/** Sends what entries of one kind tell of; throws when it should be tried again. */
export type EntryHandler = (entry: Entry) => Promise<void>;

export interface OutboxWorker {
  /** Looks for due entries now, without waiting for the clock. */
  nudge(): void;
  /** Resolves when nothing due is left. */
  drain(): Promise<void>;
  start(): void;
  /** Lets what is under way end; the rest waits in the store for the next start. */
  stop(): Promise<void>;
}

export interface OutboxDeps {
  db: Db;
  log: Log;
  handlers: Readonly<Record<string, EntryHandler>>;
  /** Told of an entry that nobody took until it was out of date, by its kind. */
  onGivenUp?: Readonly<Record<string, EntryHandler>>;
  now?: () => Date;
}

const POLL_MS = 5_000;
const BATCH = 10;
/** Longer than a whole batch takes whose every message runs into the transport's time limit. */
const LEASE_MS = 3 * 60_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60 * 60_000;

/** Sends one entry, or puts it off; what nobody took until it was out of date is given up. */
const entryHandling =
  ({ db, log, handlers, onGivenUp, now }: Required<OutboxDeps>) =>
  async (entry: Entry): Promise<void> => {
    const { id, kind, attempts, expires_at } = entry;
    const time = now();
    try {
      if (expires_at > time.toISOString()) await handlers[kind]?.(entry);
      else {
        log.error({ kind, attempts: attempts - 1 }, 'a message was never taken and is out of date');
        await onGivenUp[kind]?.(entry);
      }
      await removeEntry(db, id);
    } catch (error) {
      if (error instanceof NotYet) return postponeEntry(db, id, error.until);
      if (error instanceof NumberRefused) {
        log.warn({ err: error, kind }, 'a phone number takes no messages');
        return removeEntry(db, id);
      }
      const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
      log.warn({ err: error, kind, attempts, delayMs }, 'a message was not taken and will be tried again');
      await postponeEntry(db, id, new Date(time.getTime() + delayMs));
    }
  };

/**
 * Sends what waits in the outbox of the store. A message that cannot be sent is tried again, ever more rarely, until
 * it is out of date; one that was being sent when the process died is sent again.
 */
export function createOutboxWorker({
  db,
  log,
  handlers,
  onGivenUp = {},
  now = () => new Date(),
}: OutboxDeps): OutboxWorker {
  const kinds = Object.keys(handlers);
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;

  const handle = entryHandling({ db, log, handlers, onGivenUp, now });
  const handleInOrder = async (entries: readonly Entry[]): Promise<void> => {
    for (const entry of entries) await handle(entry);
  };

  const work = async (): Promise<void> => {
    try {
      // `again`: something was queued while the last look was under way.
      for (again = true; again && !stopped;) {
        again = false;
        const entries = await claimEntries(db, kinds, { max: BATCH, leaseMs: LEASE_MS, now: now() });
        // Side by side, but one person's messages in order: of two codes the later one holds.
        const byPerson = Map.groupBy(entries, ({ id, email, phone }) => email ?? phone ?? id);
        await Promise.all([...byPerson.values()].map(handleInOrder));
        if (entries.length > 0) again = true;
      }
    } finally {
      running = undefined;
    }
  };

  const drain = (): Promise<void> => {
    again = true;
    running ??= work();
    return running;
  };
  const nudge = (): void => {
    if (stopped) return;
    drain().catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'));
  };

  return {
    nudge,
    drain,
    start() {
      nudge();
      poll = setInterval(nudge, POLL_MS).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(poll);
      await running?.catch(() => undefined);
    },
  };
}
