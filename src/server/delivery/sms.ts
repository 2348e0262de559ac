import { toE164 } from '#kit/form/e164.ts';
import { type Message, NumberRefused, type Send } from './message.ts';

const TIMEOUT_MS = 15_000;
/** More of an answer is not read: what matters of it is a number. */
const MOST_ANSWER_CHARACTERS = 10_000;

export interface SmsSettings {
  /** Where messages are posted; user and password are sent as Basic authorization. */
  url: string;
  /** `json`, or the form and the answers of Twilio's Messages resource, which others speak too. */
  protocol: 'json' | 'twilio';
  /** Who sends: a number, a short code, a name or a messaging service. */
  from: string;
}

/** What a provider's protocol makes of a message, and of a refusal. */
interface Protocol {
  contentType: string;
  bodyOf(message: Message, from: string): string;
  /** Why the number takes no messages; undefined where the fault may pass, or is not the number's. */
  refusalOf(status: number, code: number | undefined): NumberRefused | undefined;
}

/** Twilio's codes for numbers that take no messages: not valid, out of reach for good, no mobile phone. */
const TWILIO_REFUSED = new Set([21211, 21214, 21217, 21614]);
/** Its code for a number whose owner has answered STOP. */
const TWILIO_STOPPED = 21610;

const protocols: Record<SmsSettings['protocol'], Protocol> = {
  json: {
    contentType: 'application/json',
    bodyOf: ({ to, text }, from) => JSON.stringify({ to: toE164(to), from, text }),
    refusalOf: (status) =>
      status === 410 || status === 422 ? new NumberRefused(`the SMS provider answered ${status}`) : undefined,
  },
  twilio: {
    contentType: 'application/x-www-form-urlencoded',
    bodyOf({ to, text }, from) {
      const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From';
      return new URLSearchParams({ To: toE164(to), [sender]: from, Body: text }).toString();
    },
    refusalOf: (_, code) =>
      code !== undefined && (TWILIO_REFUSED.has(code) || code === TWILIO_STOPPED)
        ? new NumberRefused(`the SMS provider refused the number (${code})`, code === TWILIO_STOPPED)
        : undefined,
  },
};

/** The number by which a provider names a fault; undefined where its answer has none. */
async function codeOf(answer: Response): Promise<number | undefined> {
  const text = await answer.text().catch(() => '');
  try {
    const said: unknown = JSON.parse(text.slice(0, MOST_ANSWER_CHARACTERS));
    const code = typeof said === 'object' && said !== null && 'code' in said ? Number(said.code) : NaN;
    return Number.isSafeInteger(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends SMS through a provider: `POST url` with `{"to": "+15551234567", "from": "…", "text": "…"}`, or with Twilio's form. Any 2xx means
 * taken. A number that takes none is told apart (`NumberRefused`); everything else may be tried again.
 */
export function createSms({ url, protocol, from }: SmsSettings): Send {
  const target = new URL(url);
  const credentials = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`;
  const { contentType, bodyOf, refusalOf } = protocols[protocol];
  const headers = new Headers({ 'content-type': contentType });
  if (credentials !== ':')
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  target.username = '';
  target.password = '';
  return async (message) => {
    const own = new Headers(headers);
    // A provider that knows the header sends what comes twice once.
    if (message.key !== undefined) own.set('idempotency-key', message.key);
    const answer = await fetch(target, {
      method: 'POST',
      headers: own,
      body: bodyOf(message, from),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return;
    }
    const code = await codeOf(answer);
    const said = `the SMS provider answered ${answer.status}${code === undefined ? '' : ` (${code})`}`;
    throw refusalOf(answer.status, code) ?? new Error(said);
  };
}
