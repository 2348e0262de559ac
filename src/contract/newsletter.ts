import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { requiredText } from './text.ts';
import { EmailSchema, phoneDigits } from './user.ts';

export const SubscriptionSchema = z.strictObject({ email: EmailSchema });

/** The weekly newsletter's form; the phone as digits. */
export const NewsletterSignupSchema = z.strictObject({
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
  emailAddress: EmailSchema,
  phone: phoneDigits(messages.phoneInvalid),
});
export type NewsletterSignup = z.infer<typeof NewsletterSignupSchema>;
