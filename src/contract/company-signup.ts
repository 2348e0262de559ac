import * as z from 'zod/mini';
import { DoneSchema } from './paging.ts';
import { callTo } from './call.ts';
import { CaptchaProofSchema } from './captcha.ts';
import { SymbolSchema } from './symbol.ts';
import { personName } from './text.ts';
import { EmailSchema } from './user.ts';

/** What a person agrees to by ticking the box; it is kept with the sign-up, so a change of it is a new consent. */
export const SMS_CONSENT_TEXT =
  'Text me news of this company. Message and data rates may apply. Reply STOP to end.';

const PHONE_INVALID = 'Enter a phone number of 10 digits';

/** Where a visitor came from, as the links of a campaign say it. */
export const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmField = (typeof utmFields)[number];
const utm = z.optional(z.string().check(z.maxLength(200, 'must be at most 200 characters')));

/** The form of a client's pages; the phone as ten digits. */
export const CompanySignupSchema = z.strictObject({
  stock_symbol: SymbolSchema,
  first_name: personName('First name', 100),
  last_name: personName('Last name', 100),
  phone: z
    .string('Phone is required')
    .check(z.minLength(1, 'Phone is required'), z.regex(/^$|^\d{10}$/, PHONE_INVALID)),
  email: EmailSchema,
  sms_consent: z._default(z.boolean('must be true or false'), false),
  utm: z.optional(
    z.strictObject({
      utm_source: utm,
      utm_medium: utm,
      utm_campaign: utm,
      utm_term: utm,
      utm_content: utm,
    } satisfies Record<UtmField, typeof utm>),
  ),
  captcha: CaptchaProofSchema,
});
export type CompanySignup = z.infer<typeof CompanySignupSchema>;

/** Calls: sign-ups for a client company. */
// prettier-ignore
export const companySignupCalls = {
  'companySignup.create': callTo('data', 'POST /company-signups', 'public', 'Sign up for news of a client company',
    { body: CompanySignupSchema, answer: DoneSchema, errors: ['not_found', 'too_many_requests', 'unavailable'],
      personal: true }),
} as const;
