import { setTimeout as pause } from 'node:timers/promises';

/** How long somebody waits for the public to see what they saved: half of what a request may take. */
const WAIT_MS = 5_000;

interface PublisherDeps {
  /** Publishes what was noted as changed. */
  publish(): Promise<void>;
  /** Told of a publication that failed: what was noted still waits, and the next one or the job of each minute publishes it. */
  onFailure(error: unknown): void;
  waitMs?: number;
}

/**
 * Publishes what somebody has just saved, and noted as changed in the same transaction. The answer comes when it is published, after `waitMs` at
 * the latest: what is saved is never told as failed because many rows have to be read for what is drawn of it. One publication runs
 * at a time; those who save meanwhile share the next.
 */
export function createPublisher({
  publish,
  onFailure,
  waitMs = WAIT_MS,
}: PublisherDeps): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    // From here on it reads what was noted: who comes later wants another one.
    next = undefined;
    return publish().catch(onFailure);
  };
  return async () => {
    next ??= last = last.then(begin);
    const waited = new AbortController();
    const { signal } = waited;
    await Promise.race([next, pause(waitMs, undefined, { signal }).catch(() => undefined)]);
    waited.abort();
  };
}
