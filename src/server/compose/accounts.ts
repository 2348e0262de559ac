import type { Hono } from 'hono';
import { createAuthApp } from '#server/backends/auth/app.ts';
import type { TextsSetting } from '#server/backends/auth/context.ts';
import { createGoogleClient } from '#server/backends/auth/google-client.ts';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import type { Config } from '#server/runtime/config.ts';
import { chatsKeeper } from '#server/store/chat/keeper.ts';
import { companySignupsKeeper } from '#server/store/companies/company-signups.ts';
import { deskCopiesKeeper } from '#server/store/desk/copies.ts';
import { favoritesKeeper } from '#server/store/favorites/favorites.ts';
import { notificationsKeeper } from '#server/store/notifications/inbox.ts';
import type { PersonalDataKeeper } from '#server/store/accounts/personal-data.ts';
import { screensKeeper } from '#server/store/screener/screens.ts';
import { subscribersKeeper } from '#server/store/newsletter/subscribers-keeper.ts';
import { textsKeeper } from '#server/store/texts/subscriptions.ts';
import { videoUnlocksKeeper } from '#server/store/videos/video-unlocks.ts';
import type { Base } from './base.ts';

/** What keeps something about people beside the accounts themselves. */
const keepers: readonly PersonalDataKeeper[] = [
  screensKeeper,
  favoritesKeeper,
  videoUnlocksKeeper,
  subscribersKeeper,
  companySignupsKeeper,
  chatsKeeper,
  notificationsKeeper,
  textsKeeper,
  deskCopiesKeeper,
];

const googleOf = ({ GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL }: Config) =>
  GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
    ? createGoogleClient({
        issuer: GOOGLE_ISSUER,
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        // The page to which Google sends browsers back.
        redirectUri: `${PUBLIC_URL}/login/google`,
      })
    : undefined;

const textsOf = ({ SITE_NAME, PUBLIC_URL, SMS_URL, SMS_REPLY_TOKEN }: Config): TextsSetting => ({
  siteName: SITE_NAME,
  settingsUrl: `${PUBLIC_URL}/Profile/Notifications`,
  replyUrl: `${PUBLIC_URL}/webhooks/texts`,
  replyToken:
    SMS_REPLY_TOKEN ?? (SMS_URL ? decodeURIComponent(new URL(SMS_URL).password) || undefined : undefined),
});

/** The embedded auth backend, as the settings make it. */
export const createAccounts = (config: Config, { db, log, secret, onQueued }: Base): Hono =>
  createAuthApp({
    db,
    log: log.child({ part: 'auth' }),
    secret,
    passwords: createPasswords(),
    onQueued,
    keepers,
    texts: textsOf(config),
    google: googleOf(config),
    now: () => new Date(),
  });
