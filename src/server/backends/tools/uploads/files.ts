import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long what a process that died has left is kept from being swept. */
const LEFT_MS = 60 * 60_000;

/** Where files lie: `dir` holds them under their names, and a folder in it what is still coming in. */
export interface FileRoom {
  dir: string;
  incoming: string;
}

/** Opens the folder, and sweeps away what processes that died have left half done. */
export async function openRoom(dataDir: string, now: Date): Promise<FileRoom> {
  const dir = join(dataDir, 'uploads');
  const incoming = join(dir, '.incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now.getTime() - LEFT_MS) await rm(path, { force: true });
  }
  return { dir, incoming };
}

/** A name for something that is still coming in. */
export const newPath = ({ incoming }: FileRoom): string => join(incoming, randomUUID());

/** The name of a content: half of its SHA-256, which nobody meets twice. */
export async function nameOfContent(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 32);
}

/** Puts bytes, or a file that has come in, under a name: whole and on the disk, or not at all. */
export async function keepFile(room: FileRoom, name: string, content: Buffer | string): Promise<void> {
  const aside = typeof content === 'string' ? content : newPath(room);
  try {
    const file = await open(aside, typeof content === 'string' ? 'r+' : 'wx', 0o644);
    try {
      if (typeof content !== 'string') await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, join(room.dir, name));
  } finally {
    await rm(aside, { force: true });
  }
  // The name itself is on the disk only when its folder is.
  const folder = await open(room.dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Takes files away. */
export async function dropFiles({ dir }: Pick<FileRoom, 'dir'>, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(dir, name), { force: true });
}
