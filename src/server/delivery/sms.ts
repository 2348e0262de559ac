import type { Send } from './message.ts';

const TIMEOUT_MS = 15_000;

/** The number as providers want it: E.164, where ten digits are a number of the United States. */
export const toE164 = (digits: string): string => (digits.length === 10 ? `+1${digits}` : `+${digits}`);

/**
 * Sends SMS through a provider: `POST url` with JSON `{"to": "+15551234567", "from": "<site name>", "text": "…"}`; any
 * 2xx means taken. User and password in the URL are sent as Basic authorization.
 */
export function createSms(url: string, siteName: string): Send {
  const target = new URL(url);
  const credentials = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`;
  const headers = new Headers({ 'content-type': 'application/json' });
  if (credentials !== ':')
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  target.username = '';
  target.password = '';
  return async ({ to, text }) => {
    const answer = await fetch(target, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to: toE164(to), from: siteName, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
  };
}
