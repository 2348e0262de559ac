import { Cron } from 'croner';
import type { Log } from '#server/runtime/log.ts';

/** Something that is done at set times, once for all processes. */
export interface Job {
  name: string;
  /** Cron pattern, read in `timezone`. */
  pattern: string;
  timezone: string;
  /** How long a run may take before another process may take it over. */
  leaseMs: number;
  /** `dueAt` is the instant of the pattern, however late the run begins; a repeat must do no harm. */
  run(dueAt: Date): Promise<void>;
}

export interface Run {
  name: string;
  dueAt: Date;
}

/** What keeps several processes from doing one run twice. */
export interface Leases {
  /** False when the run is done or another process has it. */
  take(run: Run, leaseMs: number): Promise<boolean>;
  finish(run: Run): Promise<void>;
  /** Lets a failed run be taken again. */
  giveBack(run: Run): Promise<void>;
}

export interface Scheduler {
  start(): void;
  /** Starts nothing more, and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

export interface SchedulerDeps {
  jobs: readonly Job[];
  leases: Leases;
  log: Log;
}

/** How soon a run is made up for that failed, that a process died with, or that nobody was there for. */
const SWEEP_MS = 5 * 60_000;
/** Patterns count in seconds; a timer may fire a moment early. */
const TICK_MS = 1_000;

/** Runs each job at its time, in the one process that gets the lease. */
export function createScheduler({ jobs, leases, log }: SchedulerDeps): Scheduler {
  const underWay = new Map<string, Promise<void>>();
  let crons: readonly { job: Job; cron: Cron }[] = [];
  let sweep: NodeJS.Timeout | undefined;
  let isStopped = false;

  const attempt = async (job: Job, dueAt: Date): Promise<void> => {
    const run = { name: job.name, dueAt };
    if (!(await leases.take(run, job.leaseMs))) return;
    const startedAt = performance.now();
    try {
      await job.run(dueAt);
      await leases.finish(run);
      log.info({ job: job.name, dueAt, ms: Math.round(performance.now() - startedAt) }, 'a job is done');
    } catch (error) {
      await leases.giveBack(run);
      throw error;
    }
  };

  /** Runs a job if it is due; resolves when that run has ended, and at once when there is none to begin. */
  const runIfDue = async (job: Job, cron: Cron): Promise<void> => {
    const [dueAt] = cron.previousRuns(1, new Date(Date.now() + TICK_MS));
    if (!dueAt || underWay.has(job.name)) return;
    const running = attempt(job, dueAt)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => underWay.delete(job.name));
    underWay.set(job.name, running);
    await running;
  };

  /** One after the other: at a start all are due, and in a store in a file one would wait for the writes of another, and fail. */
  const runAllDue = async (): Promise<void> => {
    for (const { job, cron } of crons) {
      if (isStopped) return;
      await runIfDue(job, cron);
    }
  };

  return {
    start() {
      crons = jobs.map((job) => {
        const tick = (cron: Cron) => void runIfDue(job, cron);
        return { job, cron: new Cron(job.pattern, { timezone: job.timezone, unref: true }, tick) };
      });
      void runAllDue();
      sweep = setInterval(() => void runAllDue(), SWEEP_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(sweep);
      for (const { cron } of crons) cron.stop();
      await Promise.all(underWay.values());
    },
  };
}
