import { newsletterMail } from '#server/backends/data/newsletter-mail.ts';
import type { Config } from '#server/runtime/config.ts';
import type { OpenStore } from '#server/db/open.ts';
import { connectDelivery } from '#server/delivery/connect.ts';
import { createTracking } from '#server/delivery/tracking.ts';
import type { Log } from '#server/runtime/log.ts';
import { createOutboxWorker, type OutboxWorker } from '#server/delivery/outbox-worker.ts';
import { readSecret } from '#server/runtime/secret.ts';

/** The mails of the embedded data backend. Those of accounts are sent by the auth backend, which may be elsewhere. */
export interface DataMail {
  secret: string;
  hasTracking: boolean;
  /** Starts to send what waits in the store; answers what to call when something was queued. */
  startMail(store: OpenStore): () => void;
  close(): Promise<void>;
}

export function createDataMail(config: Config, log: Log): DataMail {
  const secret = readSecret(config);
  const { NEWSLETTER_TRACKING_URL } = config;
  let worker: OutboxWorker | undefined;
  return {
    secret,
    hasTracking: NEWSLETTER_TRACKING_URL !== undefined,
    startMail({ db }) {
      const delivery = connectDelivery(config);
      const track = NEWSLETTER_TRACKING_URL ? createTracking(NEWSLETTER_TRACKING_URL) : undefined;
      worker = createOutboxWorker({
        db,
        log: log.child({ part: 'data outbox' }),
        handlers: newsletterMail({ db, secret, delivery, track }),
      });
      worker.start();
      return worker.nudge;
    },
    async close() {
      await worker?.stop();
    },
  };
}
