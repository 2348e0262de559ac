import * as z from 'zod/mini';
import { IdSchema } from './id.ts';
import { messages } from './messages.ts';
import { DoneSchema } from './paging.ts';
import { requiredText, TextOrNull } from './text.ts';
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
    name: requiredText('Full name', 200),
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
    }),
  );
export type Signup = z.infer<typeof SignupSchema>;

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
