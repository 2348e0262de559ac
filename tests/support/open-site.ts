import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import { openSqlite } from '#server/db/open.ts';
import { whileBusy } from '#server/db/while-busy.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { fillDataDir } from './filled-store.ts';
import { serve } from './site.ts';

interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  /** Further headers of a mail. */
  headers?: Record<string, string>;
}

/** A site, with the messages it has sent. */
export interface AccountSite {
  url: string;
  /** Where it keeps its accounts and messages. */
  dir: string;
  /** Messages to an address or a phone number, oldest first. */
  messagesTo(to: string): Message[];
  /** The code of the `nth` message with a code to this address or number, once it has been sent. */
  codeTo(to: string, nth?: number): Promise<string>;
}

export interface Person {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let people = 0;
/** Somebody nobody has heard of. */
export const stranger = (): Person => {
  people += 1;
  // Nobody whom another worker makes has the same.
  const number = (process.pid % 10_000) * 1_000 + people;
  return {
    name: 'Jordan Dale',
    email: `jordan.${process.pid}.${people}@mail.example`,
    phone: `555${String(number).padStart(7, '0')}`,
    password: 'Correct1!',
  };
};

/** Reads the messages in a folder, oldest first; each file once. */
function messagesIn(dir: string): () => Message[] {
  const read = new Map<string, Message>();
  return () => {
    const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
    return names.sort().map((name) => {
      const message = read.get(name) ?? (JSON.parse(readFileSync(join(dir, name), 'utf8')) as Message);
      read.set(name, message);
      return message;
    });
  };
}

const CODE_WITHIN_MS = 30_000;
const LOCKED_FOR_MS = 30_000;

/** A site at an address, with what the folder of its data tells of it. */
export function siteAt(url: string, dir: string): AccountSite {
  const messages = messagesIn(join(dir, 'outbox'));
  const messagesTo = (to: string) => messages().filter((message) => message.to === to);
  const codesTo = (to: string) => messagesTo(to).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  return {
    url,
    dir,
    messagesTo,
    async codeTo(to, nth = 1) {
      for (const since = Date.now(); codesTo(to).length < nth; await pause(10))
        if (Date.now() - since > CODE_WITHIN_MS) throw new Error(`code ${nth} to ${to} did not come`);
      return codesTo(to)[nth - 1] ?? '';
    },
  };
}

/**
 * Starts a site with further settings; `close` ends it and removes what it kept. With `remoteAuth` its auth backend is
 * served by another process, with `remoteData` that and the data backend.
 */
export async function openSite(
  settings: Record<string, string> = {},
  remoteAuth = false,
  remoteData = false,
): Promise<AccountSite & { close(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'account-site-'));
  const filled = settings['SEED'] === 'all' ? 'all' : 'none';
  const backendsSeed = remoteData ? filled : 'none';
  const SEED = remoteData ? 'none' : filled;
  const isRemote = remoteAuth || remoteData;
  const ownDir = isRemote ? join(dir, 'site') : dir;
  await fillDataDir(ownDir, SEED);
  if (isRemote) await fillDataDir(dir, backendsSeed);
  const backends = isRemote
    ? await serve('serve-backends', { DATA_DIR: dir, SEED: backendsSeed })
    : undefined;
  const served = await serve('main', {
    DATA_DIR: ownDir,
    ...(backends && { AUTH_API_URL: backends.url }),
    ...(backends && remoteData && { DATA_API_URL: backends.url }),
    ...settings,
    SEED,
  });
  return {
    ...siteAt(served.url, dir),
    async close() {
      await served.stop();
      await backends?.stop();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Calls the API of a site as one of its own pages would; resolves with the cookies that it set. */
async function call(site: AccountSite, path: string, body: object): Promise<string> {
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Creates an account that nobody has confirmed. */
export async function register(site: AccountSite, { name, email, password, phone }: Person): Promise<void> {
  await call(site, '/auth/register', {
    name,
    email,
    password,
    phone_number: phone,
    message_preference: 'email',
    terms_accepted: true,
  });
}

/** Creates a confirmed account. */
export async function member(site: AccountSite, given: Partial<Person> = {}): Promise<Person> {
  const person = { ...stranger(), ...given };
  await register(site, person);
  await call(site, '/auth/verify', { email: person.email, code: await site.codeTo(person.email) });
  return person;
}

let hashed: Promise<string> | undefined;

/**
 * Puts a confirmed account into the store of a site, which tells nobody of it: for all that is not about making accounts.
 * A person is a user unless `role` says otherwise.
 */
export async function known(
  site: AccountSite,
  { role = 'user', ...given }: Partial<Person> & { role?: 'user' | 'staff' } = {},
): Promise<Person> {
  const person = { ...stranger(), ...given };
  hashed ??= createPasswords().hash(person.password);
  const now = new Date();
  const provedAt = now.toISOString();
  const { name, email, phone } = person;
  const account = {
    name,
    email,
    phone,
    role,
    verified_at: provedAt,
    email_proved_at: provedAt,
  } as const;
  const password_hash = await hashed;
  const store = openSqlite(join(site.dir, 'redstreet.sqlite'));
  // A site that has just begun counts its tables, and on a busy machine keeps the lock for longer than a caller waits.
  await whileBusy(LOCKED_FOR_MS, () => createUser(store.db, { ...account, password_hash }, now));
  await store.close();
  return person;
}

/** Signs somebody in and resolves with the cookies of the session. */
export const enter = (site: AccountSite, { email, password }: Person): Promise<string> =>
  call(site, '/auth/login', { email, password });
