import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { CAPTCHA_INCOMPLETE } from './messages.ts';

/** `work` is solved by a browser's script, `question` by a person without one. */
export const CaptchaRequestSchema = z.strictObject({
  kind: z.enum(['work', 'question'], 'must be work or question'),
});

/** A proof of work as ALTCHA clients solve it, or a question with the token that its answer is sent with. */
export const CaptchaChallengeSchema = z.object({
  kind: z.enum(['work', 'question']),
  work: z.optional(
    z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.optional(z.string()) }),
  ),
  question: z.optional(z.string()),
  token: z.optional(z.string()),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallengeSchema>;

/** A captcha as it was completed: the payload of the work, the token of a question, or what reCAPTCHA gave. */
export const CaptchaProofSchema = z.strictObject(
  {
    kind: z.enum(['work', 'question', 'recaptcha'], CAPTCHA_INCOMPLETE),
    proof: z
      .string(CAPTCHA_INCOMPLETE)
      .check(z.minLength(1, CAPTCHA_INCOMPLETE), z.maxLength(8_000, CAPTCHA_INCOMPLETE)),
    answer: z.optional(z.string(CAPTCHA_INCOMPLETE).check(z.maxLength(40, CAPTCHA_INCOMPLETE))),
  },
  CAPTCHA_INCOMPLETE,
);
export type CaptchaProof = z.infer<typeof CaptchaProofSchema>;

/** Calls: captchas. */
// prettier-ignore
export const captchaCalls = {
  'captcha.challenge': callTo('data', 'POST /captcha/challenges', 'public',
    'A captcha to complete: work for a script, or a question for a person',
    { body: CaptchaRequestSchema, answer: CaptchaChallengeSchema, errors: ['too_many_requests'], personal: true }),
} as const;
