import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { messages } from './messages.ts';
import { personName, TextOrNull } from './text.ts';

/** A password that is chosen; one that is compared may have been chosen elsewhere. */
const PASSWORD_MAX = 128;
const GIVEN_PASSWORD_MAX = 1024;
const EMAIL_MAX = 254;

/** The address with its domain as browsers send it: `ann@münchen.example` becomes `ann@xn--mnchen-3ya.example`. */
const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !/[^\x20-\x7e]/.test(domain) || /[\s/?#:@\\[\]\p{Cc}]/u.test(domain)) return address;
  return address.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
};

/** An address as a browser's email field accepts it, trimmed: of who has an account already, whatever its domain. */
export const email = (required: string = messages.emailRequired, invalid: string = messages.emailInvalid) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.overwrite(withAsciiDomain),
      z.minLength(1, required),
      z.maxLength(EMAIL_MAX, invalid),
      z.regex(z.regexes.html5Email, { error: invalid }),
    );
/** An address that is new here: its domain has a dot, as each has that mail is sent to from outside. */
export const EmailSchema = email().check(z.regex(/@.+\./, { error: messages.emailInvalid }));

/** At least 6 characters with a letter, a digit and one of `@$!%*?&`; any other character may stand beside them. */
export const password = (required: string = messages.passwordRequired) =>
  z
    .string(required)
    .check(
      z.minLength(1, required),
      z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
      z.regex(/^$|^(?=.*\p{L})(?=.*\d)(?=.*[@$!%*?&]).{6,}$/su, messages.passwordWeak),
    );
export const PasswordSchema = password();

/** A password that is compared, not chosen: no rule but its length. */
export const givenPassword = (required: string = messages.passwordRequired) =>
  z
    .string(required)
    .check(
      z.minLength(1, required),
      z.maxLength(GIVEN_PASSWORD_MAX, `Password must be at most ${GIVEN_PASSWORD_MAX} characters`),
    );

/** A confirmation code: exactly six digits. */
export const code = (required: string = messages.codeRequired) =>
  z.string(required).check(z.minLength(1, required), z.regex(/^$|^\d{6}$/, messages.codeIncorrect));
export const CodeSchema = code();

/** Ten to fifteen digits, nothing else; a text of its own says that there are none. */
export const phoneDigits = (invalid: string, required = invalid) =>
  z.string(invalid).check(z.minLength(1, required), z.regex(/^$|^\d{10,15}$/, invalid));

/** A number in the mask of the forms, as (XXX) XXX-XXXX, becomes its digits; anything else stays as it is. */
const withoutMask = z.overwrite<string>((given) => {
  const parts = /^\((\d{3})\) ?(\d{3}) ?- ?(\d{4})$/.exec(given.trim());
  return parts ? parts.slice(1).join('') : given;
});

/** How a person wants to get codes; `SMS` is read as `phone`. */
export const MessagePreferenceSchema = z.pipe(
  z.enum(['email', 'phone', 'SMS', 'sms'], 'must be email or phone'),
  z.transform((preference) => (preference === 'email' ? 'email' : 'phone')),
);
export const MessagePreferenceBodySchema = z.strictObject({ message_preference: MessagePreferenceSchema });
const messagePreference = z.pipe(
  z.transform((preference: unknown) => (preference === 'SMS' || preference === 'sms' ? 'phone' : preference)),
  z.enum(['email', 'phone']),
);
export const MessagePreferenceAnswerSchema = z.object({ message_preference: messagePreference });

export const roles = ['user', 'staff'] as const;

/** The person of a login answer. */
export const UserSchema = z.object({
  email: z.string(),
  phone_number: z.optional(TextOrNull),
  message_preference: z.optional(messagePreference),
  username: z.optional(TextOrNull),
  name: z.optional(TextOrNull),
  verified: z.boolean(),
  googleUser: z.optional(z.boolean()),
});
export type User = z.infer<typeof UserSchema>;

export const ProfileSchema = z.object({
  name: TextOrNull,
  phone_number: TextOrNull,
  email: z.string(),
  profile_picture_url: z.optional(TextOrNull),
  message_preference: z.optional(messagePreference),
  googleUser: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof ProfileSchema>;
export const ProfileAnswerSchema = z.object({ profile: ProfileSchema });

/** The editable part of a profile; a phone is given in digits or in its mask, and an empty one removes it. */
export const ProfileUpdateSchema = z.strictObject({
  name: z.optional(personName('Full name', 200)),
  phone_number: z.optional(
    z.nullable(
      z.string(messages.phoneInvalid).check(withoutMask, z.regex(/^$|^\d{10,15}$/, messages.phoneInvalid)),
    ),
  ),
});

/** Calls: one's own profile. */
// prettier-ignore
export const userCalls = {
  'profile.get': callTo('auth', 'GET /profile/profile', 'private', 'Own profile', { answer: ProfileAnswerSchema }),
  'profile.update': callTo('auth', 'PUT /profile/profile/update', 'private', 'Change name and phone',
    { body: ProfileUpdateSchema, answer: ProfileAnswerSchema }),
  'profile.messagePreference': callTo('auth', 'GET /profile/profile/message-preference', 'private',
    'Where codes and notices go',
    { answer: MessagePreferenceAnswerSchema }),
  'profile.setMessagePreference': callTo('auth', 'PUT /profile/profile/message-preference', 'private',
    'Choose where codes and notices go',
    { body: MessagePreferenceBodySchema, answer: MessagePreferenceAnswerSchema, errors: ['forbidden'] }),
} as const;
