import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { DoneSchema } from './paging.ts';
import { TextOrNull } from './text.ts';
import { CodeSchema } from './user.ts';

/** What a person agrees to before notices come as text messages. It is kept as it was agreed to: a change of it is a new version. */
export const TEXT_CONSENT_VERSION = 1;
export const textConsent = (siteName: string): string =>
  `I agree to get automated text messages with the notices of ${siteName} at this number. How many there are varies. ` +
  'Message and data rates may apply. Agreeing is no condition of anything else. ' +
  'Reply STOP to any message or open its link to end them, HELP for help.';

/** How notices by text message stand with one person. */
const TextNoticesSchema = z.object({
  /** The number of the profile, as digits; null for none. */
  phone: TextOrNull,
  /** Whether a text message can be sent to it: E.164, of North America as it is dialled there. */
  canText: z.boolean(),
  on: z.boolean(),
  /** When they were agreed to; null where they are off. */
  since: TextOrNull,
  /** When the number refused a message for good; nothing is sent to it until its owner agrees anew. */
  refusedAt: TextOrNull,
  /** The wording to agree to; where they are on, the one that was agreed to. */
  consent: z.object({ version: z.number(), text: z.string() }),
});
export type TextNotices = z.infer<typeof TextNoticesSchema>;

const AgreementSchema = z.strictObject({
  code: CodeSchema,
  /** The wording that was read. */
  version: z.int('must be a whole number'),
});

/** The secret of the link in a text message: letters and digits that no phone breaks a link at. */
const StopTokenSchema = z
  .string('is required')
  .check(z.toLowerCase(), z.regex(/^[a-z2-9]{13}$/, 'is not valid'));

/** What the provider hands on, as its form has it, with its signature over the address and all fields. */
const ReplySchema = z.strictObject({
  fields: z.record(z.string(), z.string(), 'must be an object'),
  signature: z.string('is required').check(z.maxLength(200, 'must be at most 200 characters')),
});

/** Calls: notices by text message. */
// prettier-ignore
export const textNoticeCalls = {
  'texts.get': callTo('auth', 'GET /profile/texts', 'private', 'Whether notices come as text messages',
    { answer: TextNoticesSchema, personal: true }),
  'texts.code': callTo('auth', 'POST /profile/texts/code', 'private', 'Send a code to the number of the profile',
    { answer: DoneSchema, errors: ['bad_request', 'too_many_requests'], personal: true }),
  'texts.agree': callTo('auth', 'PUT /profile/texts', 'private', 'Agree to notices by text message, with the code',
    { body: AgreementSchema, answer: TextNoticesSchema, errors: ['conflict', 'too_many_requests'], personal: true }),
  'texts.end': callTo('auth', 'DELETE /profile/texts', 'private', 'End notices by text message',
    { answer: TextNoticesSchema, personal: true }),
  'texts.stop': callTo('auth', 'POST /texts/stop', 'public', 'End notices by text message, by the link of one',
    { body: z.strictObject({ token: StopTokenSchema }), answer: DoneSchema, errors: ['not_found'], personal: true }),
  'texts.reply': callTo('auth', 'POST /texts/replies', 'public',
    'What the SMS provider hands on of an answer to a text message, signed by it; STOP ends them',
    { body: ReplySchema, answer: z.object({ reply: TextOrNull }), errors: ['forbidden', 'not_found'], personal: true }),
} as const;
