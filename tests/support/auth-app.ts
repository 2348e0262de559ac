import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type CallId, calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { ErrorEnvelopeSchema } from '#contract/errors.ts';
import { createAuthApp } from '#server/backends/auth/app.ts';
import type { GoogleClient } from '#server/backends/auth/google-client.ts';
import { authMessages } from '#server/backends/auth/messages.ts';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import type { Db, OpenStore } from '#server/db/open.ts';
import { createDelivery } from '#server/delivery/delivery.ts';
import type { Message, Send } from '#server/delivery/message.ts';
import { createOutboxWorker } from '#server/delivery/outbox-worker.ts';
import { createLimits } from '#server/store/accounts/limits.ts';
import type { PersonalDataKeeper } from '#server/store/accounts/personal-data.ts';
import { forEachEngine } from './store.ts';

export const PASSWORD = 'correct horse 1!';
const SECRET = 'a secret of the tests, long enough for anything';

/** Signs what the SMS provider of the tests hands on. */
export const REPLY_TOKEN = 'a token of the provider of the tests';

export interface AuthAppOptions {
  keepers?: readonly PersonalDataKeeper[];
  google?: GoogleClient;
  /** Instead of keeping mails. */
  sendMail?: Send;
  /** The store as the app sees it. */
  db?: Db;
}

interface Ask {
  body?: unknown;
  token?: string | undefined;
  address?: string;
  headers?: Record<string, string>;
  query?: string;
}

/** An auth backend on a store, with a clock to set, what it logged and the messages it sent. */
function openBackend(store: OpenStore, options: AuthAppOptions) {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z') };
  const now = () => new Date(clock.time);
  const sent: Message[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const keep: Send = (message) => {
    sent.push(message);
    return Promise.resolve();
  };
  const delivery = createDelivery({
    site: { siteName: 'RedStreet', publicUrl: 'https://site.example' },
    sendMail: options.sendMail ?? keep,
    sendSms: keep,
  });
  const messages = { db: store.db, secret: SECRET, now, delivery, limits: createLimits(SECRET, now) };
  const outbox = createOutboxWorker({ db: store.db, log, now, handlers: authMessages(messages) });
  const passwords = createPasswords(
    { memoryCost: 64, timeCost: 1, parallelism: 1 },
    { running: 2, waiting: 500 },
  );
  const app = createAuthApp({
    db: options.db ?? store.db,
    log,
    now,
    secret: SECRET,
    passwords,
    // Messages go when a test drains the outbox: nothing happens behind its back.
    onQueued: () => undefined,
    keepers: options.keepers ?? [],
    texts: {
      siteName: 'RedStreet',
      settingsUrl: 'https://site.example/Profile/Notifications',
      replyUrl: 'https://site.example/webhooks/texts',
      replyToken: REPLY_TOKEN,
    },
    google: options.google,
  });

  return { store, app, clock, outbox, sent, logged };
}

/** Shortcuts through the calls of a backend. */
function callsOf({ app, outbox, sent }: ReturnType<typeof openBackend>) {
  /** Sends a call of the contract, and holds what comes back against it. */
  const ask = async (id: CallId, { body, token, address = '192.0.2.1', headers, query = '' }: Ask = {}) => {
    const call: Call = calls[id];
    const response = await app.request(call.path + query, {
      method: call.method,
      headers: {
        'x-client-address': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    (response.ok ? call.answer : ErrorEnvelopeSchema).parse(answer);
    return { status: response.status, headers: response.headers, answer: answer as Answer };
  };

  const codeSentTo = async (to: string): Promise<string> => {
    await outbox.drain();
    const text = sent.findLast((message) => message.to === to && /\b\d{6}\b/.test(message.text))?.text ?? '';
    return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code';
  };
  const signUp = (email: string, more: object = {}) =>
    ask('auth.register', {
      body: {
        username: email,
        name: 'Ann Example',
        email,
        phone_number: '',
        password: PASSWORD,
        message_preference: 'email',
        terms_accepted: true,
        ...more,
      },
    });
  const logIn = async (email: string, password = PASSWORD) =>
    (await ask('auth.login', { body: { email, password } })).answer.token;
  /** Signs up, confirms and signs in; answers the token. */
  const member = async (email: string, more: object = {}): Promise<string> => {
    await signUp(email, more);
    const code = await codeSentTo(email);
    await ask('auth.verify', { body: { email, code } });
    return (await logIn(email)) ?? 'no token';
  };

  /** The status of whose session a token is: 200 or 401. */
  const statusOf = async (token: string | undefined) => (await ask('auth.session', { token })).status;

  return { ask, statusOf, signUp, logIn, member, codeSentTo };
}

/** The backend, and people's ways through it. */
export function openAuthApp(store: OpenStore, options: AuthAppOptions = {}) {
  const backend = openBackend(store, options);
  return { ...backend, ...callsOf(backend) };
}
export type AuthApp = ReturnType<typeof openAuthApp>;

/** Runs a suite over an auth backend on each engine; its app is there when the tests are. */
export function forEachAuthApp(title: string, options: AuthAppOptions, suite: (site: AuthApp) => void): void {
  forEachEngine(title, (openFresh) => {
    const site = {} as AuthApp;
    beforeAll(async () => void Object.assign(site, openAuthApp(await openFresh(), options)));
    afterAll(() => site.store.close());
    suite(site);
  });
}

/** Personal data of a made-up kind: notes of people, and their keeper. */
export function openNotes() {
  const notes = new Map<string, string>();
  const keeper: PersonalDataKeeper = {
    name: 'notes',
    exportOf: (_, userId) => Promise.resolve(notes.get(userId) ?? null),
    deleteOf: (_, userId) => Promise.resolve(void notes.delete(userId)),
  };
  return { notes, keeper };
}

/** Every field that an answer of the auth backend may have. */
export interface Answer {
  success?: boolean;
  message?: string;
  token?: string;
  user?: Record<string, unknown>;
  profile?: Record<string, unknown>;
  url?: string;
  flow?: string;
  error?: { code: string; message: string; fields?: Record<string, string> };
  [field: string]: unknown;
}
