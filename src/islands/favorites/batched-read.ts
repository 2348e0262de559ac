/** A read that failed is tried again after so long, and then each time after twice as long. */
const READ_AGAIN_MS = 1_000;
const ATTEMPTS_MAX = 6;

/** Keys that wait to be read. */
export interface BatchedRead {
  /** Reads some keys soon: what is added in one task is read together. */
  add(keys: Iterable<string>, afterMs?: number): void;
  /** Reads some keys at once and as if nothing had failed before. */
  restart(keys: Iterable<string>): void;
}

/** Collects keys and hands them to `read`; what it rejects is read again, what it answers false to is given up. */
export function createBatchedRead(read: (keys: readonly string[]) => Promise<boolean>): BatchedRead {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const add = (keys: Iterable<string>, afterMs = 0) => {
    for (const key of keys) waiting.add(key);
    if (waiting.size > 0) timer ??= setTimeout(() => void run(), afterMs);
  };
  const run = async () => {
    const keys = [...waiting];
    waiting.clear();
    try {
      failures = (await read(keys)) ? 0 : failures + 1;
    } catch {
      failures += 1;
      if (failures < ATTEMPTS_MAX) for (const key of keys) waiting.add(key);
    }
    timer = undefined;
    add([], READ_AGAIN_MS * 2 ** (failures - 1));
  };

  return {
    add,
    restart(keys) {
      failures = 0;
      clearTimeout(timer);
      timer = undefined;
      add(keys);
    },
  };
}
