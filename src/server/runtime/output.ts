import { write, writeSync } from 'node:fs';

/** What is kept for an output that takes nothing, until it does again; what comes beyond it is lost. */
const KEPT_CHARACTERS = 1_000_000;
/** How long until an output that took nothing is tried again. */
const AGAIN_MS = 200;

export interface Output {
  write(text: string): void;
}

/**
 * Text for a file descriptor, in order, one write at a time and outside of the thread: a reader that is slow keeps nobody
 * waiting, and an output that takes nothing, as a file on a full disk or a pipe without a reader, ends nothing and holds no
 * end up. What is still kept when the process ends is tried once more.
 */
export function createOutput(fd: number): Output {
  let waiting = '';
  /** What a write left over. */
  let rest = Buffer.alloc(0);
  let isWriting = false;

  const writeNext = (): void => {
    if (isWriting || (waiting === '' && rest.length === 0)) return;
    isWriting = true;
    const piece = Buffer.concat([rest, Buffer.from(waiting)]);
    waiting = '';
    write(fd, piece, 0, piece.length, null, (error, written) => {
      isWriting = false;
      rest = error ? piece : piece.subarray(written);
      if (error) setTimeout(writeNext, AGAIN_MS).unref();
      else writeNext();
    });
  };

  process.once('exit', () => {
    try {
      // What is being written at this moment is the system's.
      if (!isWriting) writeSync(fd, Buffer.concat([rest, Buffer.from(waiting)]));
    } catch {
      // Nobody is left to tell.
    }
  });

  return {
    write(text) {
      if (rest.length + waiting.length + text.length > KEPT_CHARACTERS) return;
      waiting += text;
      writeNext();
    },
  };
}

let output: Output | undefined;
/** The standard output of this process. */
export const standardOutput = (): Output => (output ??= createOutput(1));

/** Writes to standard output what whoever started this process may read there. */
export const say = (text: string): void => standardOutput().write(text);
