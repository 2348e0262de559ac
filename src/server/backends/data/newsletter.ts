import type { Context } from 'hono';
import { ApiError } from '#contract/errors.ts';
import { consents, type Preferences } from '#contract/newsletter.ts';
import { newsletterMessages } from '#contract/newsletter-messages.ts';
import { emailKey } from '#server/store/accounts/email-key.ts';
import { createLimits, type Limit } from '#server/store/accounts/limits.ts';
import { queueEntry } from '#server/store/accounts/outbox.ts';
import {
  type Asking,
  confirmSubscriber,
  findByManageToken,
  manageTokenOf,
  noteAsking,
  setPreferences,
  type SubscriberRow,
  unsubscribe,
} from '#server/store/newsletter/subscribers.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import { RetryLater } from '../retry-later.ts';
import type { DataContext, DataOn } from './context.ts';
import type { NewsletterEntryKind } from './newsletter-mail.ts';
import { maskEmail } from './mask-email.ts';
import { present } from './present.ts';

const MINUTE_MS = 60_000;
const askedFor: Limit = { name: 'newsletter by mail address', limit: 3, windowMs: 60 * MINUTE_MS };
const askedFrom: Limit = { name: 'newsletter by client address', limit: 25, windowMs: 5 * MINUTE_MS };
const LETTER_LIFETIME_MS = 3 * 24 * 60 * MINUTE_MS;

const thanks = { success: true, message: newsletterMessages.subscribed };
const NO_SUCH_LINK = 'This link is not valid, or not any more.';

const preferencesOf = (row: SubscriberRow): Preferences => ({
  email: maskEmail(row.email),
  firstName: row.first_name,
  state: row.state,
  frequency: row.frequency,
  topics: JSON.parse(row.topics) as string[],
});

/** Counts what asks for a mail to an address, and says from where it came; refuses what asks too often. */
function askingOf({ db, secret, now }: DataContext) {
  const limits = createLimits(secret, now);
  return async (c: Context, email: string): Promise<string> => {
    const from = addressGroup(c.req.header('x-client-address'));
    const waitMs = await limits.take(db, [
      [askedFor, emailKey(email)],
      [askedFrom, from],
    ]);
    if (waitMs > 0) throw new RetryLater('too_many_requests', 'Too many attempts.', waitMs);
    return from;
  };
}

/** Takes a sign-up down, whatever is known of the address; its owner is told by mail. */
function signUpBy(context: DataContext) {
  const { db, secret, onQueued, hasTracking, now } = context;
  const countAsking = askingOf(context);
  return async (c: Context, asking: Omit<Asking, 'consentAddress'>) => {
    const consentAddress = await countAsking(c, asking.email);
    const kinds: NewsletterEntryKind[] =
      hasTracking && asking.source === 'full'
        ? ['newsletter-asked', 'newsletter-tracked']
        : ['newsletter-asked'];
    await db.transaction().execute(async (trx) => {
      await noteAsking(trx, secret, { ...asking, consentAddress }, now());
      for (const kind of kinds)
        await queueEntry(trx, { kind, email: asking.email, lifetimeMs: LETTER_LIFETIME_MS }, now());
    });
    onQueued();
    return thanks;
  };
}

/**
 * The newsletter: who asks is pending until the mailed link is opened, and its owner alone can choose and leave. Asking
 * answers alike, after the same work, whatever is known of an address.
 */
export function answerNewsletter(on: DataOn, context: DataContext): void {
  const { db, secret, now, onQueued } = context;
  const signUp = signUpBy(context);
  const countAsking = askingOf(context);

  on('newsletter.subscribe', ({ body: { email } }, c) =>
    signUp(c, { email, source: 'short', consentVersion: consents.short.version }),
  );
  on('newsletter.signUp', ({ body: { emailAddress: email, ...person } }, c) => {
    const { firstName, lastName, phone } = person;
    return signUp(c, {
      email,
      firstName,
      lastName,
      phone,
      source: 'full',
      consentVersion: consents.full.version,
    });
  });

  on('newsletter.confirm', async ({ body }) => {
    const row = present(await confirmSubscriber(db, body.token, now()), NO_SUCH_LINK);
    return { success: true, token: manageTokenOf(secret, row) };
  });
  on('newsletter.sendLinks', async ({ body: { email } }, c) => {
    await countAsking(c, email);
    await queueEntry(db, { kind: 'newsletter-links', email, lifetimeMs: LETTER_LIFETIME_MS }, now());
    onQueued();
    return { success: true, message: newsletterMessages.linksSent };
  });
  on('newsletter.preferences', async ({ query }) =>
    preferencesOf(present(await findByManageToken(db, query.token), NO_SUCH_LINK)),
  );
  on('newsletter.setPreferences', async ({ body: { token, frequency, topics } }) => {
    const row = await setPreferences(db, token, { frequency, topics });
    if (row) return preferencesOf(row);
    present(await findByManageToken(db, token), NO_SUCH_LINK);
    throw new ApiError('conflict', 'This address has left the newsletter. Subscribe again first.');
  });
  on('newsletter.unsubscribe', async ({ body }) => {
    const isKnown = await unsubscribe(db, body.token, now());
    return present(isKnown ? { success: true, message: 'You are unsubscribed.' } : undefined, NO_SUCH_LINK);
  });
}
