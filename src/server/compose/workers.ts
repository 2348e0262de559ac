import cluster from 'node:cluster';
import type { Config } from '#server/runtime/config.ts';
import { createLog } from '#server/runtime/log.ts';
import { tryListening } from './listen.ts';
import { openStore } from './store.ts';

const RESTART_PAUSE_MS = 1_000;

/**
 * Runs WORKERS processes that share the port. The store is migrated and filled once, before the first of them; one
 * that dies is replaced, unless none could start. SIGTERM and SIGINT go to all, and this process ends when the last of them has.
 */
export async function runWorkers(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL).child({ part: 'workers' });
  await tryListening(config);
  if (!config.DATA_API_URL) await (await openStore(config, log)).close();
  let stopping = false;
  let hasServed = false;
  const stop = (signal: NodeJS.Signals) => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGTERM'));

  cluster.on('listening', () => (hasServed = true));
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    // What keeps the first of them from starting would keep every other.
    if (!hasServed) {
      stop('SIGTERM');
      process.exit(1);
    }
    log.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced');
    setTimeout(() => !stopping && cluster.fork(), RESTART_PAUSE_MS);
  });
  for (let n = 0; n < config.WORKERS; n++) cluster.fork();
}
