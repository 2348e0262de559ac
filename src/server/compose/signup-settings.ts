import type { SignupSettings } from '#server/backends/data/app.ts';
import type { Config } from '#server/runtime/config.ts';
import { readSecret } from '#server/runtime/secret.ts';

/** What the sign-up forms of client companies need of the settings. */
export const signupSettings = (config: Config): SignupSettings => ({
  secret: readSecret(config),
  tickerSignupUrl: config.TICKER_SIGNUP_URL,
  recaptcha: config.RECAPTCHA_SECRET
    ? { secret: config.RECAPTCHA_SECRET, verifyUrl: config.RECAPTCHA_VERIFY_URL }
    : undefined,
});
