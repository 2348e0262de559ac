import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { IdSchema } from './id.ts';
import { messages } from './messages.ts';
import { DoneSchema } from './paging.ts';
import { personName, TextOrNull } from './text.ts';
import {
  code,
  CodeSchema,
  email,
  EmailSchema,
  givenPassword,
  MessagePreferenceSchema,
  password,
  PasswordSchema,
  phoneDigits,
  roles,
  UserSchema,
} from './user.ts';

/** The payload of a sign-up. `username` equals the email; a phone is needed only by who wants codes there. */
export const SignupSchema = z
  .strictObject({
    username: z.optional(
      z.string('must be text').check(z.trim(), z.maxLength(254, 'must be at most 254 characters')),
    ),
    name: personName('Full name', 200),
    email: EmailSchema,
    phone_number: z.optional(
      z.nullable(z.string(messages.phoneInvalid).check(z.regex(/^(\d{10})?$/, messages.phoneInvalid))),
    ),
    password: PasswordSchema,
    message_preference: MessagePreferenceSchema,
    terms_accepted: z.literal(true, messages.termsRequired),
  })
  .check(
    z.refine((body) => body.username === undefined || body.username === body.email, {
      path: ['username'],
      message: 'must equal the email',
    }),
    z.refine((body) => body.message_preference !== 'phone' || Boolean(body.phone_number), {
      path: ['phone_number'],
      message: messages.phoneRequired,
      // Said beside the faults of other fields, and not only once they are mended.
      when: ({ value }) => typeof value === 'object' && value !== null && 'message_preference' in value,
    }),
  );

export const LoginSchema = z.strictObject({
  email: email(messages.emailAndPasswordRequired),
  password: givenPassword(messages.emailAndPasswordRequired),
});

const optionalEmail = z.optional(
  z.nullable(
    z.union(
      [z.literal(''), email(messages.emailInvalidForgot, messages.emailInvalidForgot)],
      messages.emailInvalidForgot,
    ),
  ),
);
const optionalPhone = z.optional(
  z.nullable(z.union([z.literal(''), phoneDigits(messages.phoneInvalidForgot)], messages.phoneInvalidForgot)),
);
const contact = { email: optionalEmail, phone_number: optionalPhone };
interface Contact {
  email?: string | null | undefined;
  phone_number?: string | null | undefined;
}
const hasContact = z.refine<Contact>(
  (body) => Boolean(body.email || body.phone_number),
  messages.emailOrPhoneRequired,
);

/** An account named by email or phone; the other may be absent, empty or null. */
export const ContactSchema = z.strictObject(contact).check(hasContact);
export const VerifySchema = z.strictObject({ ...contact, code: CodeSchema }).check(hasContact);
export const ResetPasswordSchema = z
  .strictObject({
    ...contact,
    code: code(messages.fillAllFields),
    newPassword: password(messages.fillAllFields),
  })
  .check(hasContact);

/** The owner's confirmation that the account may go. */
export const DeleteAccountSchema = z.union(
  [z.strictObject({ password: givenPassword() }), z.strictObject({ code: CodeSchema })],
  'Confirm with your password or a confirmation code',
);

/** What a browser gets; the token stays in the cookie that the gateway sets. */
export const LoginGatewaySchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  user: UserSchema,
});
export const LoginAnswerSchema = z.extend(LoginGatewaySchema, { token: z.string() });

/** A confirmed code; a server may hand out a new token with it. */
export const VerifyAnswerSchema = z.extend(DoneSchema, {
  token: z.optional(z.string()),
  user: z.optional(UserSchema),
});
export const VerifyGatewaySchema = z.omit(VerifyAnswerSchema, { token: true });

/** A password that was changed; who was signed in while doing so gets a new token and stays signed in. */
export const ResetPasswordAnswerSchema = z.extend(DoneSchema, { token: z.optional(z.string()) });

/** Who asks: the answer that gateway and backends rely on. */
export const SessionSchema = z.object({
  userId: IdSchema,
  email: z.string(),
  name: TextOrNull,
  verified: z.boolean(),
  role: z.enum(roles),
  googleUser: z.boolean(),
});
export type Session = z.infer<typeof SessionSchema>;

/** Calls: accounts and sessions. A password is changed through the forgot and reset calls, with one's own address. */
// prettier-ignore
export const sessionCalls = {
  'auth.register': callTo('auth', 'POST /auth/register', 'auth', 'Create an account; answers alike for a known address',
    { body: SignupSchema, answer: DoneSchema, errors: ['too_many_requests'] }),
  'auth.login': callTo('auth', 'POST /auth/login', 'auth', 'Sign in',
    { body: LoginSchema, answer: LoginAnswerSchema, gatewayAnswer: LoginGatewaySchema,
      errors: ['unauthenticated', 'too_many_requests'] }),
  'auth.logout': callTo('auth', 'POST /auth/logout', 'auth', 'End the session', { answer: DoneSchema }),
  'auth.session': callTo('auth', 'GET /auth/session', 'auth', 'Who asks',
    { answer: SessionSchema, errors: ['unauthenticated'] }),
  'auth.verify': callTo('auth', 'POST /auth/verify', 'auth', 'Confirm an address with a code',
    { body: VerifySchema, answer: VerifyAnswerSchema, gatewayAnswer: VerifyGatewaySchema,
      errors: ['too_many_requests'] }),
  'auth.resendVerification': callTo('auth', 'POST /auth/resend-verification', 'auth', 'Send a new confirmation code',
    { body: ContactSchema, answer: DoneSchema, errors: ['too_many_requests'] }),
  'auth.forgotPassword': callTo('auth', 'POST /auth/forgot-password', 'auth', 'Send a code for a new password',
    { body: ContactSchema, answer: DoneSchema, errors: ['too_many_requests'] }),
  'auth.resetPassword': callTo('auth', 'POST /auth/reset-password', 'auth',
    'Set a new password with a code; ends every session, and renews the one that asks',
    { body: ResetPasswordSchema, answer: ResetPasswordAnswerSchema, gatewayAnswer: DoneSchema,
      errors: ['too_many_requests'] }),
  'auth.deletionCode': callTo('auth', 'POST /auth/delete/code', 'private',
    'Send a code that confirms the deletion of the account',
    { answer: DoneSchema, errors: ['too_many_requests'] }),
  'auth.delete': callTo('auth', 'DELETE /auth/delete', 'private', 'Delete the account and what belongs to it',
    { body: DeleteAccountSchema, answer: DoneSchema, errors: ['forbidden', 'too_many_requests'] }),
} as const;
