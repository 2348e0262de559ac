import { ApiError } from '#contract/errors.ts';

export interface RecaptchaSettings {
  secret: string;
  verifyUrl: string;
}

const TIMEOUT_MS = 5_000;

/**
 * Asks the provider whether a response is right; it takes each response once.
 * @throws ApiError unavailable while the provider does not answer
 */
export async function isRecaptchaRight(
  { secret, verifyUrl }: RecaptchaSettings,
  response: string,
): Promise<boolean> {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success } = (await answer.json()) as { success?: unknown };
    return success === true;
  } catch {
    throw new ApiError('unavailable', 'The captcha cannot be checked right now. Please try again later.');
  }
}
