import { authMessages } from '#server/backends/auth/messages.ts';
import { broadcastMail } from '#server/backends/tools/broadcast-mail.ts';
import { broadcastTexts, lostTexts } from '#server/backends/tools/broadcast-text.ts';
import { letterMails, lostLetters } from '#server/backends/tools/letter-mail.ts';
import { newsletterMail } from '#server/backends/data/newsletter-mail.ts';
import { connectDelivery } from '#server/delivery/connect.ts';
import { createOutboxWorker } from '#server/delivery/outbox-worker.ts';
import { createTracking } from '#server/delivery/tracking.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { createLimits } from '#server/store/accounts/limits.ts';
import { createSchedule } from './jobs.ts';
import { openStore, type WatchedStore } from './store.ts';

/** What the embedded backends stand on: one store, and what works over it in the background. */
export interface Base extends WatchedStore {
  log: Log;
  /** Signs codes, links in mails, and proofs. */
  secret: string;
  /** To be called after something was put into the outbox. */
  onQueued: () => void;
}

/**
 * Opens the store and starts what works over it: one outbox for the messages of whichever backends are embedded, and
 * the jobs. `close` ends the work before it closes the store.
 */
export async function openBase(config: Config, log: Log, secret: string): Promise<Base> {
  const store = await openStore(config, log);
  const { db } = store;
  const now = () => new Date();
  const delivery = connectDelivery(config);
  const { NEWSLETTER_TRACKING_URL } = config;
  const track = NEWSLETTER_TRACKING_URL ? createTracking(NEWSLETTER_TRACKING_URL) : undefined;
  const outbox = createOutboxWorker({
    db,
    log: log.child({ part: 'outbox' }),
    // The messages of a backend elsewhere are sent there, where what they tell of is known.
    handlers: {
      ...(!config.AUTH_API_URL &&
        authMessages({ db, secret, now, delivery, limits: createLimits(secret, now) })),
      ...(!config.DATA_API_URL && newsletterMail({ db, secret, delivery, track })),
      ...(!config.DATA_API_URL && broadcastMail({ db, secret, delivery })),
      ...(!config.DATA_API_URL && broadcastTexts({ db, secret, delivery, now })),
      ...(!config.DATA_API_URL && letterMails({ db, secret, delivery, now })),
    },
    onGivenUp: config.DATA_API_URL ? {} : { ...lostLetters({ db, now }), ...lostTexts({ db, now }) },
  });
  const schedule = createSchedule(store, log, { hasCompanies: !config.DATA_API_URL });
  outbox.start();
  schedule.start();

  return {
    ...store,
    log,
    secret,
    onQueued: outbox.nudge,
    async close() {
      await schedule.stop();
      await outbox.stop();
      await store.close();
    },
  };
}
