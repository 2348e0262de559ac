import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/runtime/config.ts';
import { ConfigError } from '#server/runtime/config.ts';
import { createLog } from '#server/runtime/log.ts';
import { Door, type ToDoor } from './door.ts';
import { tryListening } from './listen.ts';
import { openStore } from './store.ts';

const RESTART_PAUSE_MS = 1_000;
/** From the announcement of the end to the end of listening, as for a single process. */
const LAME_DUCK_MS = 1_000;
/** From the signal until workers that do not come to their end are ended: longer than all they may take for it. */
const END_MS = 20_000;

/**
 * Runs WORKERS processes behind one door. The store is migrated and filled once, before the first of them; one that dies
 * is replaced, unless none could start. On SIGTERM or SIGINT the door closes first, then the workers finish, and this
 * process ends with the last of them.
 */
export async function runWorkers(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL).child({ part: 'workers' });
  await tryListening(config);
  if (!config.DATA_API_URL) await (await openStore(config, log)).close();
  const door = new Door();
  let stopping = false;
  let hasServed = false;

  const failed = (error: unknown) => {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    process.exit(1);
  };
  // A worker whose messages are not all read yet is on the list still when it has ended.
  const endWithTheLast = () => {
    if (Object.values(cluster.workers ?? {}).every((worker) => worker?.isDead())) process.exit(0);
  };
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error('workers did not end in time and are killed');
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
      process.exit(1);
    }, END_MS);
    door.announce();
    await sleep(LAME_DUCK_MS);
    await door.close();
    // Those that were still starting have nobody to serve.
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    endWithTheLast();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  cluster.on('message', (worker: Worker, { kind }: ToDoor) => {
    if (kind === 'taken') door.freed(worker);
    if (kind === 'leaving') door.leaving(worker);
    if (kind !== 'ready') return;
    hasServed = true;
    door.admit(worker, config).catch(failed);
  });
  cluster.on('exit', (worker, code, signal) => {
    door.dismiss(worker);
    if (stopping) {
      endWithTheLast();
      return;
    }
    // What keeps the first of them from starting would keep every other.
    if (!hasServed) {
      // One that ended by itself has said why.
      if (signal) process.stderr.write(`A worker was ended by ${signal} before any served.\n`);
      for (const other of Object.values(cluster.workers ?? {})) other?.process.kill('SIGTERM');
      process.exit(1);
    }
    log.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced');
    setTimeout(() => !stopping && cluster.fork(), RESTART_PAUSE_MS);
  });
  for (let n = 0; n < config.WORKERS; n++) cluster.fork();
}
