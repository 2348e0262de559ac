import { type Context, Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { consents, type Preferences } from '#contract/newsletter.ts';
import { newsletterMessages } from '#contract/newsletter-messages.ts';
import { maskEmail } from './mask-email.ts';
import { emailKey } from '#server/store/email-key.ts';
import { createLimits, type Limit } from '#server/store/limits.ts';
import { queueEntry } from '#server/store/outbox.ts';
import {
  type Asking,
  confirmSubscriber,
  findByManageToken,
  manageTokenOf,
  noteAsking,
  setPreferences,
  type SubscriberRow,
  unsubscribe,
} from '#server/store/subscribers.ts';
import { addressGroup } from '../address-group.ts';
import { answer } from '../answer.ts';
import { RetryLater } from '../retry-later.ts';
import type { DataContext } from './app.ts';
import type { NewsletterEntryKind } from './newsletter-mail.ts';

const MINUTE_MS = 60_000;
const askedFor: Limit = { name: 'newsletter by mail address', limit: 3, windowMs: 60 * MINUTE_MS };
const askedFrom: Limit = { name: 'newsletter by client address', limit: 25, windowMs: 5 * MINUTE_MS };
const LETTER_LIFETIME_MS = 3 * 24 * 60 * MINUTE_MS;

const thanks = { success: true, message: newsletterMessages.subscribed };
const noSuchLink = () => new ApiError('not_found', 'This link is not valid, or not any more.');

const preferencesOf = (row: SubscriberRow): Preferences => ({
  email: maskEmail(row.email),
  firstName: row.first_name,
  state: row.state,
  frequency: row.frequency,
  topics: JSON.parse(row.topics) as string[],
});

/**
 * The newsletter: who asks is pending until the mailed link is opened, and its owner alone can choose and leave. Asking
 * answers alike, after the same work, whatever is known of an address.
 */
export function newsletterRoutes({ db, secret, onQueued, hasTracking, now }: DataContext): Hono {
  const limits = createLimits(secret, now);

  const ask = async (c: Context, asking: Omit<Asking, 'consentAddress'>) => {
    const consentAddress = addressGroup(c.req.header('x-client-address'));
    const waitMs = await limits.take(db, [
      [askedFor, emailKey(asking.email)],
      [askedFrom, consentAddress],
    ]);
    if (waitMs > 0) throw new RetryLater('too_many_requests', 'Too many attempts.', waitMs);
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

  const subscribe = calls['newsletter.subscribe'];
  const signUp = calls['newsletter.signUp'];
  const confirm = calls['newsletter.confirm'];
  const preferences = calls['newsletter.preferences'];
  const choose = calls['newsletter.setPreferences'];
  const leave = calls['newsletter.unsubscribe'];
  return new Hono()
    .post(
      subscribe.path,
      answer(subscribe, ({ body: { email } }, c) =>
        ask(c, { email, source: 'short', consentVersion: consents.short.version }),
      ),
    )
    .post(
      signUp.path,
      answer(signUp, ({ body: { firstName, lastName, emailAddress, phone } }, c) =>
        ask(c, {
          email: emailAddress,
          firstName,
          lastName,
          phone,
          source: 'full',
          consentVersion: consents.full.version,
        }),
      ),
    )
    .post(
      confirm.path,
      answer(confirm, async ({ body }) => {
        const row = await confirmSubscriber(db, body.token, now());
        if (!row) throw noSuchLink();
        return { success: true, token: manageTokenOf(secret, row) };
      }),
    )
    .get(
      preferences.path,
      answer(preferences, async ({ query }) => {
        const row = await findByManageToken(db, query.token);
        if (!row) throw noSuchLink();
        return preferencesOf(row);
      }),
    )
    .put(
      choose.path,
      answer(choose, async ({ body: { token, frequency, topics } }) => {
        const row = await setPreferences(db, token, { frequency, topics });
        if (row) return preferencesOf(row);
        if (await findByManageToken(db, token))
          throw new ApiError('conflict', 'This address has left the newsletter. Subscribe again first.');
        throw noSuchLink();
      }),
    )
    .post(
      leave.path,
      answer(leave, async ({ body }) => {
        if (!(await unsubscribe(db, body.token, now()))) throw noSuchLink();
        return { success: true, message: 'You are unsubscribed.' };
      }),
    );
}
