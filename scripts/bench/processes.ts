import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** A server in a process of its own, so that it does not share the load generator's thread. */
export interface Running {
  url: string;
  /** From the start of the process to its first answer. */
  readyMs: number;
  /** Resident memory, in MB. */
  residentMb(): number;
  kill(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

const POLL_MS = 5;
/** A first start fills the store, which takes a crowded machine minutes. */
const START_LIMIT_MS = 300_000;

/** Starts `node ARGS` and waits until `url` answers 200. */
export async function startNode(args: string[], url: string, env: Record<string, string>): Promise<Running> {
  const startedAt = performance.now();
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A run that fails half way leaves nobody behind who listens at the ports of the next.
  process.once('exit', () => child.kill('SIGKILL'));
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) break;
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS)
      throw new Error(`${args.join(' ')} did not start`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    url,
    readyMs: performance.now() - startedAt,
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    kill: (signal) => void child.kill(signal),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
