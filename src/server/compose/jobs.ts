import type { OpenStore } from '#server/db/open.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
import { clearLiveQuotesJob } from '#server/jobs/clear-live-quotes.ts';
import { forgetUnconfirmedJob } from '#server/jobs/forget-unconfirmed.ts';
import { handOverMailsJob } from '#server/jobs/hand-over-mails.ts';
import { publishDueJob } from '#server/jobs/publish-due.ts';
import { pruneJob } from '#server/jobs/prune.ts';
import { refreshStatisticsJob } from '#server/jobs/refresh-statistics.ts';
import { weeklyLetterJob } from '#server/jobs/weekly-letter.ts';
import { composeLetters } from '#server/fill/letters/part.ts';
import { queueWeeklyLetter } from '#server/store/letters/weekly-letter.ts';
import { createScheduler, type Scheduler } from '#server/jobs/scheduler.ts';
import type { Log } from '#server/runtime/log.ts';
import { publishDue } from '#server/store/desk/entries.ts';
import { finishRun, leaseRun, returnRun } from '#server/store/upkeep/job-leases.ts';
import { clearLiveQuotes } from '#server/store/prices/live-quotes.ts';
import { sendDue } from '#server/store/letters/plans.ts';
import { queueLetters } from '#server/store/letters/sendings.ts';
import { queueMails } from '#server/store/notifications/broadcasts.ts';
import { queueTexts } from '#server/store/notifications/texts.ts';
import { prune } from '#server/store/upkeep/prune.ts';
import { publishChange } from '#server/store/publishing/publish-content.ts';
import { forgetUnconfirmed } from '#server/store/newsletter/subscribers.ts';

/** The jobs of a process that has a store: those of the companies only where these are in it. */
export const createSchedule = (
  { db, engine }: Pick<OpenStore, 'db' | 'engine'>,
  log: Log,
  { hasCompanies }: { hasCompanies: boolean },
): Scheduler =>
  createScheduler({
    jobs: [
      pruneJob(() => prune(db, new Date())),
      refreshStatisticsJob(() => refreshStatistics(db, engine)),
      ...(hasCompanies
        ? [
            clearLiveQuotesJob((day) => clearQuotes({ db, engine }, day)),
            publishDueJob(() => publishWhatIsDue({ db, engine })),
            handOverMailsJob(() => handOverMails(db)),
            forgetUnconfirmedJob(() => forgetUnconfirmed(db, new Date())),
            weeklyLetterJob(() => writeWeeklyLetter({ db, engine })),
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

/** A run that ended between the two is made up for by the next: what changed waits to be published. */
async function clearQuotes(store: Pick<OpenStore, 'db' | 'engine'>, day: string): Promise<void> {
  await clearLiveQuotes(store.db, day);
  await publishChange(store);
}

/** The outbox looks for what waits by itself. */
async function handOverMails(db: OpenStore['db']): Promise<void> {
  while (await queueMails(db, new Date()));
  while (await queueTexts(db, new Date()));
  while (await queueLetters(db, new Date()));
}

/** A letter that came with newer prices is there already; one that nobody has composed yet is composed now. */
async function writeWeeklyLetter(store: Pick<OpenStore, 'db' | 'engine'>): Promise<void> {
  const now = new Date();
  if ((await composeLetters(store.db, store.engine, now)) > 0) await publishChange(store, ['news']);
  await queueWeeklyLetter(store.db, now);
}

/** As above: what a run that died has shown already is published by the next. */
async function publishWhatIsDue(store: Pick<OpenStore, 'db' | 'engine'>): Promise<void> {
  await publishDue(store.db, new Date());
  await sendDue(store.db, new Date());
  await publishChange(store);
}
