import { setTimeout as sleep } from 'node:timers/promises';
import type { Drain } from '#server/http/drain.ts';
import type { Log } from '#server/runtime/log.ts';

/** From the announcement of the end to the end of the process, whatever hangs then. */
const END_MS = 9_000;

/** What works in the background over a store, and says what becomes of it. */
interface Background {
  close(): Promise<void>;
  log: Log;
}

/**
 * Ends jobs and messages under way, closes the store, and exits. What hangs, as a mail server does that never answers, is left
 * where it is: it has its lease, and is taken up again when that is over.
 */
export async function closeAndExit({ close, log }: Background, drain: Drain): Promise<never> {
  const closing = close().then(
    () => 0,
    (error: unknown) => {
      log.error({ err: error }, 'the store could not be closed');
      return 1;
    },
  );
  const late = sleep(Math.max(END_MS - drain.announcedForMs(), 0), undefined);
  const code = await Promise.race([closing, late]);
  if (code === undefined)
    log.warn('jobs or messages under way are left where they are, to be taken up again');
  process.exit(code ?? 0);
}
