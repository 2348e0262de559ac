import type { OpenStore } from '#server/db/open.ts';
import { clearLiveQuotesJob } from '#server/jobs/clear-live-quotes.ts';
import { forgetUnconfirmedJob } from '#server/jobs/forget-unconfirmed.ts';
import { createScheduler, type Scheduler } from '#server/jobs/scheduler.ts';
import type { Log } from '#server/runtime/log.ts';
import { finishRun, leaseRun, returnRun } from '#server/store/job-leases.ts';
import { clearLiveQuotes } from '#server/store/live-quotes.ts';
import { forgetUnconfirmed } from '#server/store/subscribers.ts';

/** The jobs of a process that has the companies in its store. */
export const createSchedule = ({ db }: OpenStore, log: Log): Scheduler =>
  createScheduler({
    jobs: [
      clearLiveQuotesJob((day) => clearLiveQuotes(db, day)),
      forgetUnconfirmedJob(() => forgetUnconfirmed(db, new Date())),
    ],
    leases: {
      take: (run, leaseMs) => leaseRun(db, run, leaseMs, new Date()),
      finish: (run) => finishRun(db, run, new Date()),
      giveBack: (run) => returnRun(db, run, new Date()),
    },
    log: log.child({ part: 'jobs' }),
  });
