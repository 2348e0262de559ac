import type { Db } from '#server/db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import type { NotificationRow } from '#server/store/notifications/broadcasts.ts';
import { lastSent, sentAfter } from '#server/store/notifications/inbox.ts';

/** How often a process looks for notices that any process has sent: once for all who listen. */
const LOOKED_EVERY_MS = 1_000;
/** Nobody looks at more windows at once; each stream takes a connection from everybody else. */
const AT_ONCE = 10;

type Listener = (row: NotificationRow) => void;

/** Tells who listens in this process of every notice, whichever process sent it. */
export interface Feed {
  /**
   * `onEnd` is called when this process ends: who listens then goes elsewhere; and for the oldest of a person who listens
   * ten times already.
   */
  listen(userId: string, onNotice: Listener, onEnd: () => void): () => void;
  /** Resolves once whoever listens is told of all that is sent from now on. */
  begun(): Promise<void>;
  /** Ends every listening, and all to come. */
  end(): void;
}

/** Who listens, by person; the oldest listening of one who has too many is ended. */
function createPeople() {
  const people = new Map<string, Map<Listener, () => void>>();
  return {
    add(userId: string, onNotice: Listener, onEnd: () => void): () => void {
      const own = people.get(userId) ?? new Map<Listener, () => void>();
      const [oldest] = own;
      if (oldest && own.size >= AT_ONCE) {
        own.delete(oldest[0]);
        oldest[1]();
      }
      own.set(onNotice, onEnd);
      people.set(userId, own);
      return () => {
        own.delete(onNotice);
        if (own.size === 0 && people.get(userId) === own) people.delete(userId);
      };
    },
  };
}

export function createFeed(db: Db, log: Log): Feed {
  const listeners = new Map<Listener, () => void>();
  const people = createPeople();
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let seen: number | undefined;
  let looking: Promise<void> | undefined;

  const lookOnce = async (): Promise<void> => {
    try {
      // What was sent before somebody listened is read from the store by who asks for it.
      if (seen === undefined) seen = await lastSent(db);
      else
        for (const row of await sentAfter(db, seen)) {
          seen = row.seq;
          for (const tell of listeners.keys()) tell(row);
        }
    } catch (error) {
      log.warn({ err: error }, 'notices could not be looked for');
    }
  };

  /** One look at a time: who comes meanwhile waits for that. */
  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = undefined)));

  const rest = () => {
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    seen = undefined;
  };

  return {
    listen(userId, onNotice, onEnd) {
      if (hasEnded) {
        onEnd();
        return () => undefined;
      }
      const forget = people.add(userId, onNotice, onEnd);
      listeners.set(onNotice, onEnd);
      timer ??= setInterval(() => void look(), LOOKED_EVERY_MS).unref();
      void look();
      return () => {
        listeners.delete(onNotice);
        forget();
        rest();
      };
    },
    begun: () => (seen === undefined && !hasEnded ? look() : Promise.resolve()),
    end() {
      hasEnded = true;
      for (const onEnd of listeners.values()) onEnd();
      listeners.clear();
      rest();
    },
  };
}
