import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => !/\s/.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      // What is no URL can be asked nothing more.
      abort: true,
    });
const http = url('http:', 'https:');
/**
 * Paths are hung on it, so that nothing may stand behind. That of the site is shown, and nothing can be fetched from one of a server that has a
 * password in it.
 */
const bareAddress = http.refine(
  (text) => {
    const { username, password, search, hash } = new URL(text);
    return !username && !password && !search && !hash && !/[?#]/.test(text);
  },
  { error: 'must have no user, password, query or fragment' },
);
/** Questions and a key go there, so that nobody on the way may read them, but on this machine itself. */
const modelServer = http.refine(
  (text) => {
    const { protocol, hostname, username, password, search, hash } = new URL(text);
    const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
    return (protocol === 'https:' || isLoopback) && !username && !password && !search && !hash;
  },
  { error: 'must be https, or http on this machine, without user, password, query or fragment' },
);
const mailServer = url('smtp:', 'smtps:').refine((text) => new URL(text).hostname !== '', {
  error: 'must name a host',
});
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32));
};
const text = z.string().min(1).max(2000);
const dollars = (max: number) =>
  z
    .string()
    .refine((t) => /^\d+(\.\d+)?$/.test(t) && Number(t) <= max, {
      error: `must be an amount of dollars from 0 to ${max}`,
    })
    .transform(Number);
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((t) => /^\d+$/.test(t) && Number(t) >= min && Number(t) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

/** One setting: its schema, and what it means when it is unset. The table is the source of `.env.example`. */
const settings = {
  HOST: [
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or address')
      .default('127.0.0.1'),
    'Address to listen on.',
  ],
  PORT: [wholeNumber(0, 65535).default(4321), 'Port to listen on.'],
  PUBLIC_URL: [
    bareAddress.optional(),
    'Address that visitors use; for canonical links, mails, cookies and allowed origins. Unset: made from HOST and PORT.',
  ],
  DATA_DIR: [text.default('./var'), 'Folder of the SQLite file, uploads and outbox.'],
  DATABASE_URL: [url('postgres:', 'postgresql:').optional(), 'PostgreSQL. Unset: SQLite under DATA_DIR.'],
  DATA_API_URL: [bareAddress.optional(), 'Data backend. Unset: the embedded one.'],
  AUTH_API_URL: [bareAddress.optional(), 'Auth backend. Unset: the embedded one.'],
  CHAT_API_URL: [bareAddress.optional(), 'Chat backend. Unset: the embedded one.'],
  TOOLS_API_URL: [bareAddress.optional(), 'Tools backend. Unset: the embedded one.'],
  CHAT_APP_URL: [
    http.optional(),
    'Hosted chat app, framed on /redchat and by the chat button. Unset: the built-in one.',
  ],
  CHAT_TOKEN: [
    oneOf(['chat', 'session']).default('chat'),
    "What the hosted chat app is posted: chat: a token good for the chat alone, for five minutes; session: the session's own token, for apps that expect it.",
  ],
  LLM_BASE_URL: [
    modelServer.optional(),
    'Server of a language model that speaks the protocol of OpenAI, with LLM_MODEL, such as https://api.example.com/v1. Questions asked of RedChat are sent there. Unset: RedChat answers from the record without a model.',
  ],
  LLM_API_KEY: [text.optional(), 'Key of that server. Unset: none is sent that means anything.'],
  LLM_MODEL: [text.optional(), 'Name of the model on that server.'],
  LLM_INPUT_PRICE: [dollars(10_000).default(3), 'Dollars for a million tokens that are read.'],
  LLM_OUTPUT_PRICE: [dollars(10_000).default(15), 'Dollars for a million tokens that are written.'],
  LLM_DAILY_LIMIT: [
    dollars(1_000_000).default(5),
    'Dollars a day (UTC) that the model may cost, all processes together; what is asked beyond it is answered from the record.',
  ],
  SMTP_URL: [
    mailServer.optional(),
    'Mail server, such as smtps://user:password@host?from=mail@example.com. Unset: messages are written to DATA_DIR/outbox.',
  ],
  SMS_URL: [
    http.optional(),
    'SMS provider; gets POST {to, from, text}, with user and password of the URL as Basic authorization, and answers 410 or 422 of a number that takes no messages. Unset: messages are written to DATA_DIR/outbox.',
  ],
  SMS_PROTOCOL: [
    oneOf(['json', 'twilio']).default('json'),
    'json: as above; twilio: the form of its Messages resource, with SMS_FROM, at an SMS_URL such as https://ACCOUNT:TOKEN@api.twilio.com/2010-04-01/Accounts/ACCOUNT/Messages.json.',
  ],
  SMS_FROM: [
    z
      .string()
      .regex(
        /^(?:\+[1-9]\d{6,14}|\d{5,6}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
        'must be a number such as +12125550142, a short code, a name of at most 11 letters and digits, or a messaging service',
      )
      .optional(),
    'Who sends SMS. Unset: SITE_NAME.',
  ],
  SMS_REPLY_TOKEN: [
    text.optional(),
    'Signs what the SMS provider hands on to PUBLIC_URL/webhooks/texts of answers such as STOP (X-Twilio-Signature). Unset: the password of SMS_URL.',
  ],
  GOOGLE_CLIENT_ID: [text.optional(), 'Sign-in with Google, with the secret. Unset: no Google button.'],
  GOOGLE_CLIENT_SECRET: [text.optional(), 'Secret of that client.'],
  GOOGLE_ISSUER: [http.default('https://accounts.google.com'), 'OpenID issuer.'],
  RECAPTCHA_SITE_KEY: [text.optional(), 'reCAPTCHA, with the secret. Unset: a self-hosted proof of work.'],
  RECAPTCHA_SECRET: [text.optional(), 'Secret of that site key.'],
  RECAPTCHA_VERIFY_URL: [
    http.default('https://www.google.com/recaptcha/api/siteverify'),
    'Where answers are verified.',
  ],
  INDEX_WIDGETS: [
    oneOf(['own', 'tradingview']).default('own'),
    "own: charts from the site's data; tradingview: the charting service's widgets.",
  ],
  MARKETING_FORM_URL: [http.optional(), "Provider's newsletter form, framed. Unset: the built-in form."],
  NEWSLETTER_TRACKING_URL: [
    http.optional(),
    'Called from the server after a consented sign-up. Unset: nothing is called.',
  ],
  TICKER_SIGNUP_URL: [http.optional(), 'Receives company sign-ups. Unset: the built-in list.'],
  ASSETS_URL: [
    http.optional(),
    'Storage that serves DATA_DIR/uploads as well; what staff upload is shown from there, and its PDF files may be framed. Unset: the site serves uploads.',
  ],
  ROOT_PAGE: [
    oneOf(['home', 'stocks']).default('home'),
    'home: / is the home page; stocks: / redirects to /stocks.',
  ],
  TOOLS_ACCESS: [oneOf(['staff', 'verified']).default('staff'), 'Who may use the tools.'],
  SITE_NAME: [z.string().min(1).max(60).default('RedStreet'), 'Name shown on pages and in mails.'],
  SECRET: [
    z.string().min(32, 'must have at least 32 characters').optional(),
    'Signs cookies and codes. Unset: made on first start and kept in DATA_DIR; required with DATABASE_URL.',
  ],
  TRUST_PROXY: [
    z
      .string()
      .refine(
        (list) =>
          list
            .split(/[\s,]+/)
            .filter(Boolean)
            .every(isNetwork),
        {
          error: 'must be a list of addresses and networks, such as 10.0.0.0/8, ::1',
        },
      )
      .optional(),
    'Addresses of proxies whose forwarded headers count. Unset: forwarded headers are ignored.',
  ],
  SEED: [
    oneOf(['all', 'real', 'none']).default('all'),
    'all: real data and labelled samples; real: no samples; none: an empty store.',
  ],
  WORKERS: [wholeNumber(1, 64).default(1), 'Number of processes that answer requests.'],
  LOG_LEVEL: [
    oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'Least severe log line that is written.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type SettingName = keyof typeof settings;
type Settings = { [name in SettingName]: z.output<(typeof settings)[name][0]> };

/** Every setting, parsed, with the addresses that follow from several of them. */
export interface Config extends Omit<Settings, 'PUBLIC_URL'> {
  /** No slash at the end. */
  PUBLIC_URL: string;
  /** True where PUBLIC_URL was set, so that Host headers can be held against it. */
  hasPublicUrl: boolean;
}

/**
 * Names and meanings of all settings, in order: what `.env.example` is held against.
 * @internal
 */
export const settingsTable = Object.entries(settings).map(([name, [, meaning]]) => ({ name, meaning }));

/** Settings that are useless without each other. */
const pairs: readonly (readonly SettingName[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
];

/** What the settings of SMS need of each other, as far as each of them is right. */
function smsFaults(parsed: Readonly<Record<string, unknown>>, faults: readonly string[]): string[] {
  if (faults.some((fault) => fault.startsWith('SMS_'))) return [];
  const { SMS_URL, SMS_PROTOCOL, SMS_FROM } = parsed;
  if (typeof SMS_URL !== 'string') {
    const alone = ['SMS_FROM', 'SMS_REPLY_TOKEN'].filter((name) => parsed[name] !== undefined);
    if (SMS_PROTOCOL === 'twilio') alone.unshift('SMS_PROTOCOL');
    return alone.slice(0, 1).map((name) => `${name} must be set together with SMS_URL`);
  }
  if (SMS_PROTOCOL !== 'twilio') return [];
  const { username, password } = new URL(SMS_URL);
  if (!username || !password) return ['SMS_URL must have a user and a password with SMS_PROTOCOL=twilio'];
  return SMS_FROM === undefined ? ['SMS_FROM must be set together with SMS_PROTOCOL=twilio'] : [];
}

/** Raised with one line for each wrong setting, all at once. Never repeats a value, which may be a secret. */
export class ConfigError extends Error {}

/**
 * Reads all settings from `env`; an empty value counts as unset.
 * @throws ConfigError naming every fault
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [name, [schema]] of Object.entries(settings)) {
    const result = schema.safeParse(env[name]?.trim() || undefined);
    if (result.success) parsed[name] = result.data;
    else faults.push(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}`);
  }
  for (const pair of pairs) {
    const missing = pair.filter((name) => parsed[name] === undefined);
    if (
      missing.length > 0 &&
      missing.length < pair.length &&
      !faults.some((f) => pair.some((n) => f.startsWith(n)))
    )
      faults.push(
        `${missing.join(', ')} must be set together with ${pair.filter((n) => !missing.includes(n)).join(', ')}`,
      );
  }
  faults.push(...smsFaults(parsed, faults));
  if (
    parsed.DATABASE_URL !== undefined &&
    parsed.SECRET === undefined &&
    !faults.some((f) => f.startsWith('SECRET'))
  )
    faults.push('SECRET must be set with DATABASE_URL, the same for every process');
  if (faults.length > 0) throw new ConfigError(faults.map((fault) => `Setting ${fault}`).join('\n'));

  const values = parsed as Settings;
  const host = values.HOST === '0.0.0.0' || values.HOST === '::' ? 'localhost' : values.HOST;
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    PUBLIC_URL: (
      values.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${values.PORT}`
    ).replace(/\/+$/, ''),
    hasPublicUrl: values.PUBLIC_URL !== undefined,
  };
}
