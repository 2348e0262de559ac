import { newsletterMail } from './backends/data/newsletter-mail.ts';
import type { Config } from './config.ts';
import type { OpenStore } from './db/open.ts';
import { connectDelivery } from './delivery/connect.ts';
import { createTracking } from './delivery/tracking.ts';
import type { Log } from './log.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import { readSecret } from './secret.ts';

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
