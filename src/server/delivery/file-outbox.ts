import { randomBytes } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Send } from './message.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Gives a finished file its name, the first of `<time>-<n>.json` that is free, also beside other processes. A message with a name of
 * its own that is there already was handed over before.
 */
async function publish(aside: string, dir: string, time: string, key: string | undefined): Promise<void> {
  if (key !== undefined) {
    await link(aside, join(dir, `${key}.json`)).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
    return;
  }
  for (let n = 1; ; n++) {
    try {
      return await link(aside, join(dir, `${time}-${String(n).padStart(3, '0')}.json`));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/**
 * Writes each message to a file of its own in `dir`, whole or not at all: `{channel, to, subject, text, html, sentAt}`,
 * and `headers` where a mail has some. Names sort by time. Files are readable by their owner only, because codes stand in them.
 */
export function createFileOutbox(dir: string, now: () => Date = () => new Date()): Send {
  return async ({ key, ...message }) => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const sentAt = now().toISOString();
    const aside = join(dir, `.${randomBytes(8).toString('hex')}.part`);
    const file = await open(aside, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify({ ...message, sentAt }, null, 2)}\n`);
      await file.sync();
      await publish(aside, dir, sentAt.replaceAll(/[:.]/g, '-'), key);
    } finally {
      await file.close();
      await unlink(aside);
    }
  };
}
