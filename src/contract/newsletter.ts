import * as z from 'zod/mini';
import { DoneSchema } from './paging.ts';
import { callTo } from './call.ts';
import { messages } from './messages.ts';
import { SectorNameSchema } from './sector.ts';
import { personName, TextOrNull } from './text.ts';
import { EmailSchema, phoneDigits } from './user.ts';

/** What people agree to, and the version under which the store keeps that they did; a new wording is a new version. */
export const consents = {
  short: {
    version: 'short 2026-11-21',
    wording: 'By subscribing you agree to receive updates. Every mail has a link that ends them.',
  },
  full: { version: 'full 2026-11-21', wording: 'I agree to receive updates' },
} as const;

export const SubscriptionSchema = z.strictObject({ email: EmailSchema });

/** The weekly newsletter's form; the phone as digits. */
export const NewsletterSignupSchema = z.strictObject({
  firstName: personName('First name', 100),
  lastName: personName('Last name', 100),
  emailAddress: EmailSchema,
  phone: phoneDigits(messages.phoneInvalid, messages.phoneRequired),
  consent: z.literal(true, messages.newsletterConsentRequired),
});

/** The secret of a mailed link. */
const token = z.string('is required').check(z.regex(/^[\w-]{43}$/, 'is not a token'));
export const TokenBodySchema = z.strictObject({ token });
export const TokenQuerySchema = z.strictObject({ token });

/** `token` opens the preferences of the address that was confirmed. */
export const ConfirmedSchema = z.object({ success: z.boolean(), token: z.string() });

export const frequencies = ['weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** What one subscriber gets; the address is masked, so that a forwarded mail tells no more than it did. */
export const PreferencesSchema = z.object({
  email: z.string(),
  firstName: TextOrNull,
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  frequency: z.enum(frequencies),
  topics: z.array(z.string()).check(z.describe('Sectors; none means all.')),
});
export type Preferences = z.infer<typeof PreferencesSchema>;

export const PreferencesUpdateSchema = z.strictObject({
  token,
  frequency: z.enum(frequencies, `must be one of ${frequencies.join(', ')}`),
  topics: z
    .array(SectorNameSchema, 'must be a list of sectors')
    .check(z.maxLength(9, 'has too many sectors')),
});

/** Calls: the newsletter. */
// prettier-ignore
export const newsletterCalls = {
  'newsletter.subscribe': callTo('data', 'POST /email-subscriptions/subscribe', 'public', 'Ask for the weekly newsletter',
    { body: SubscriptionSchema, answer: DoneSchema, personal: true, errors: ['too_many_requests'] }),
  'newsletter.signUp': callTo('data', 'POST /email-subscriptions/signup', 'public', 'Ask for it with the full form',
    { body: NewsletterSignupSchema, answer: DoneSchema, personal: true, errors: ['too_many_requests'] }),
  'newsletter.confirm': callTo('data', 'POST /email-subscriptions/confirm', 'public',
    'Confirm an address with the token of its activation mail',
    { body: TokenBodySchema, answer: ConfirmedSchema, personal: true, errors: ['not_found'] }),
  'newsletter.sendLinks': callTo('data', 'POST /email-subscriptions/links', 'public',
    'Have the links to choose what one gets and to leave sent to an address, if it is on the list; answers alike for every address',
    { body: SubscriptionSchema, answer: DoneSchema, personal: true, errors: ['too_many_requests'] }),
  'newsletter.preferences': callTo('data', 'GET /email-subscriptions/preferences', 'public', 'What one chose to get',
    { query: TokenQuerySchema, answer: PreferencesSchema, personal: true, errors: ['not_found'] }),
  'newsletter.setPreferences': callTo('data', 'PUT /email-subscriptions/preferences', 'public', 'Choose what to get',
    { body: PreferencesUpdateSchema, answer: PreferencesSchema, personal: true, errors: ['not_found', 'conflict'] }),
  'newsletter.unsubscribe': callTo('data', 'POST /email-subscriptions/unsubscribe', 'public',
    'Leave the newsletter; a repeat changes nothing',
    { body: TokenBodySchema, answer: DoneSchema, personal: true, errors: ['not_found'] }),
} as const;
