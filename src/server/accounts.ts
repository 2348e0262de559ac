import type { Hono } from 'hono';
import { createAuthApp } from './backends/auth/app.ts';
import { createGoogleClient } from './backends/auth/google-client.ts';
import { authMessages } from './backends/auth/messages.ts';
import { createPasswords } from './backends/auth/passwords.ts';
import type { Config } from './config.ts';
import type { OpenStore } from './db/open.ts';
import { connectDelivery } from './delivery/connect.ts';
import type { Log } from './log.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import { readSecret } from './secret.ts';
import { companySignupsKeeper } from './store/company-signups.ts';
import { favoritesKeeper } from './store/favorites.ts';
import { createLimits } from './store/limits.ts';
import type { PersonalDataKeeper } from './store/personal-data.ts';
import { prune } from './store/prune.ts';
import { screensKeeper } from './store/screens.ts';
import { videoUnlocksKeeper } from './store/video-unlocks.ts';
import { subscribersKeeper } from './store/subscribers-keeper.ts';

const PRUNE_MS = 10 * 60_000;

/** What keeps something about people beside the accounts themselves. */
const keepers: readonly PersonalDataKeeper[] = [
  screensKeeper,
  favoritesKeeper,
  videoUnlocksKeeper,
  subscribersKeeper,
  companySignupsKeeper,
];

/** The embedded auth backend with what works behind it: the outbox, and the removal of what is past its time. */
export interface Accounts {
  /** Built, and its workers started, at the first call. */
  app(): Promise<Hono>;
  close(): Promise<void>;
}

/** The page to which Google sends browsers back. */
export const googleRedirectUri = (publicUrl: string): string => `${publicUrl}/login/google`;

const googleOf = ({ GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL }: Config) =>
  GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
    ? createGoogleClient({
        issuer: GOOGLE_ISSUER,
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        redirectUri: googleRedirectUri(PUBLIC_URL),
      })
    : undefined;

export function createAccounts(config: Config, store: () => Promise<OpenStore>, log: Log): Accounts {
  const now = () => new Date();
  let worker: OutboxWorker | undefined;
  let pruning: NodeJS.Timeout | undefined;

  return {
    async app() {
      const secret = readSecret(config);
      const { db } = await store();
      const messages = {
        db,
        secret,
        now,
        delivery: connectDelivery(config),
        limits: createLimits(secret, now),
      };
      const outbox = createOutboxWorker({
        db,
        log: log.child({ part: 'outbox' }),
        handlers: authMessages(messages),
      });
      worker = outbox;
      outbox.start();
      pruning = setInterval(() => {
        prune(db, now()).catch((error: unknown) => log.warn({ err: error }, 'the store could not be pruned'));
      }, PRUNE_MS).unref();
      return createAuthApp({
        db,
        log: log.child({ part: 'auth' }),
        secret,
        passwords: createPasswords(),
        onQueued: outbox.nudge,
        keepers,
        google: googleOf(config),
        now,
      });
    },
    async close() {
      clearInterval(pruning);
      await worker?.stop();
    },
  };
}
