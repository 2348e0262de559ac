import type { Hono } from 'hono';
import { createAuthApp } from '#server/backends/auth/app.ts';
import { createGoogleClient } from '#server/backends/auth/google-client.ts';
import { authMessages } from '#server/backends/auth/messages.ts';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import type { Config } from '#server/runtime/config.ts';
import type { OpenStore } from '#server/db/open.ts';
import { connectDelivery } from '#server/delivery/connect.ts';
import type { Log } from '#server/runtime/log.ts';
import { createOutboxWorker, type OutboxWorker } from '#server/delivery/outbox-worker.ts';
import { readSecret } from '#server/runtime/secret.ts';
import { companySignupsKeeper } from '#server/store/company-signups.ts';
import { favoritesKeeper } from '#server/store/favorites.ts';
import { createLimits } from '#server/store/limits.ts';
import type { PersonalDataKeeper } from '#server/store/personal-data.ts';
import { prune } from '#server/store/prune.ts';
import { screensKeeper } from '#server/store/screens.ts';
import { videoUnlocksKeeper } from '#server/store/video-unlocks.ts';
import { subscribersKeeper } from '#server/store/subscribers-keeper.ts';

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
