import { isIP } from 'node:net';
import { CAPTCHA_INCOMPLETE, messages } from '#contract/messages.ts';
import type { CompanySignup } from '#contract/company-signup.ts';
import { ApiError } from '#contract/errors.ts';
import { keepCompanySignup } from '#server/store/companies/company-signups.ts';
import { isClient } from '#server/store/companies/landing-pages.ts';
import { type Counted, createLimits, type Limit } from '#server/store/accounts/limits.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import { RetryLater } from '../retry-later.ts';
import type { DataContext, DataOn } from './context.ts';
import { CAPTCHA_LIFETIME_MS, createCaptcha } from './captcha.ts';
import { forwardSignup } from './forward-signup.ts';

const MINUTE_MS = 60_000;
const limit = (name: string, times: number, minutes: number): Limit => ({
  name,
  limit: times,
  windowMs: minutes * MINUTE_MS,
});

const challengesFrom = limit('captcha by address', 60, 5);
const signupsFrom = limit('company sign-up by address', 20, 15);
const signupsOf = limit('company sign-up by person and company', 5, 60);
/** Twice as long as it could be shown again. */
const captchaUse: Limit = { name: 'captcha use', limit: 1, windowMs: 2 * CAPTCHA_LIFETIME_MS };

/** Captchas, and the sign-up forms of client companies that ask for one. */
export function answerCompanySignups(on: DataOn, { db, now, signups }: DataContext): void {
  const limits = createLimits(signups.secret, now);
  const captcha = createCaptcha(signups, now);

  const take = async (counted: readonly Counted[]): Promise<void> => {
    const waitMs = await limits.take(db, counted);
    if (waitMs > 0) throw new RetryLater('too_many_requests', 'Too many attempts.', waitMs);
  };

  on('captcha.challenge', async ({ body }, c) => {
    await take([[challengesFrom, addressGroup(c.req.header('x-client-address'))]]);
    return captcha.issue(body.kind);
  });

  const send = (signup: CompanySignup, address: string): Promise<void> =>
    signups.tickerSignupUrl
      ? forwardSignup(signups.tickerSignupUrl, signup, now())
      : keepCompanySignup(db, signup, { address: isIP(address) ? address : null, now: now() });

  on('companySignup.create', async ({ body }, c) => {
    const address = c.req.header('x-client-address') ?? '';
    if (!(await isClient(db, body.stock_symbol))) throw new ApiError('not_found', messages.companyNotFound);
    await take([[signupsFrom, addressGroup(address)]]);
    const use: Counted = [captchaUse, await captcha.check(body.captcha)];
    if ((await limits.take(db, [use])) > 0)
      throw new ApiError('bad_request', CAPTCHA_INCOMPLETE, { captcha: CAPTCHA_INCOMPLETE });
    try {
      // Counted last: who has not completed a captcha cannot use up what somebody else may send.
      await take([[signupsOf, body.email.toLowerCase(), body.stock_symbol]]);
      await send(body, address);
    } catch (error) {
      // What was not taken may be sent again, with the captcha that was completed.
      await limits.refund(db, [use]);
      throw error;
    }
    return { success: true };
  });
}
