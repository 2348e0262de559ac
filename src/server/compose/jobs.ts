import type { Db } from '#server/db/open.ts';
import { clearLiveQuotesJob } from '#server/jobs/clear-live-quotes.ts';
import { forgetUnconfirmedJob } from '#server/jobs/forget-unconfirmed.ts';
import { pruneJob } from '#server/jobs/prune.ts';
import { createScheduler, type Scheduler } from '#server/jobs/scheduler.ts';
import type { Log } from '#server/runtime/log.ts';
import { finishRun, leaseRun, returnRun } from '#server/store/job-leases.ts';
import { clearLiveQuotes } from '#server/store/live-quotes.ts';
import { prune } from '#server/store/prune.ts';
import { forgetUnconfirmed } from '#server/store/subscribers.ts';

/** The jobs of a process that has a store: those of the companies only where these are in it. */
export const createSchedule = (db: Db, log: Log, { hasCompanies }: { hasCompanies: boolean }): Scheduler =>
  createScheduler({
    jobs: [
      pruneJob(() => prune(db, new Date())),
      ...(hasCompanies
        ? [
            clearLiveQuotesJob((day) => clearLiveQuotes(db, day)),
            forgetUnconfirmedJob(() => forgetUnconfirmed(db, new Date())),
          ]
        : []),
    ],
    leases: {
      take: (run, leaseMs) => leaseRun(db, run, leaseMs, new Date()),
      finish: (run) => finishRun(db, run, new Date()),
      giveBack: (run) => returnRun(db, run, new Date()),
    },
    log: log.child({ part: 'jobs' }),
  });
