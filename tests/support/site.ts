import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { serverFile, siteEnvironment } from '../../scripts/setup/site-process.mjs';
import { root } from '../../scripts/setup/paths.mjs';

/** A server of ours in a process of its own, on a free port. */
export interface Served {
  url: string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  pid: number;
  /** What it has written to standard output: its log, where LOG_LEVEL wants one. */
  said(): string;
}

/**
 * A port that is free now, and likely so until the server listens: none of those that systems give to connections by
 * themselves (32768 and up). The address must be known before the start: it is the origin that forms may come from.
 */
export async function freePort(): Promise<string> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

/** Starts a process of the server with the given settings and resolves with its address once it says that it is ready. */
export async function serve(module: 'main' | 'serve-backends', env: Record<string, string>): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, [serverFile(module)], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: await freePort(),
      LOG_LEVEL: 'silent',
      ...siteEnvironment,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`${module} ended with ${code}: ${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    said: () => said,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
