import { type CompanySignup, SMS_CONSENT_TEXT } from '#contract/company-signup.ts';
import { ApiError } from '#contract/errors.ts';

const TIMEOUT_MS = 8_000;

/** The fields of a sign-up as a form of the ticker endpoint has them. */
export const signupFields = (signup: CompanySignup, now: Date): Record<string, string> => ({
  stock_symbol: signup.stock_symbol,
  form_type: 'company_optin',
  first_name: signup.first_name,
  last_name: signup.last_name,
  phone: signup.phone,
  email: signup.email,
  sms_consent: signup.sms_consent ? 'yes' : 'no',
  sms_consent_text: SMS_CONSENT_TEXT,
  consented_at: now.toISOString(),
  ...signup.utm,
});

/**
 * Posts a sign-up to the ticker endpoint, as a form, in the body: nothing personal stands in an address. A redirect is
 * how a form endpoint says that it is done, and is not followed.
 * @throws ApiError unavailable when the endpoint refuses or does not answer
 */
export async function forwardSignup(url: string, signup: CompanySignup, now: Date): Promise<void> {
  const failed = new ApiError('unavailable', 'Failed to sign up. Please try again later.');
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(signupFields(signup, now)),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  await response?.body?.cancel();
  if (!response || response.status >= 400) throw failed;
}
