import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { test as base } from './browser.ts';
import { fillDataDir } from './filled-store.ts';
import { inLongRun } from './long.ts';
import { setTheme } from './one-page.ts';
import { serve } from './site.ts';

interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  /** Further headers of a mail. */
  headers?: Record<string, string>;
}

/** A site of its own without data, with the messages it has sent. */
export interface AccountSite {
  url: string;
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
  const number = `${process.pid}${people}`;
  return {
    name: 'Jordan Dale',
    email: `jordan.${number}@mail.example`,
    phone: `555${number.padStart(7, '0').slice(-7)}`,
    password: 'Correct1!',
  };
};

const messagesIn = (dir: string): Message[] => {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as Message);
};

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
  const { SEED = 'none' } = settings;
  if (SEED === 'all') await fillDataDir(remoteAuth && !remoteData ? join(dir, 'site') : dir);
  const backends =
    remoteAuth || remoteData
      ? await serve('serve-backends', { DATA_DIR: dir, SEED: remoteData ? SEED : 'none' })
      : undefined;
  const served = await serve('main', {
    DATA_DIR: backends ? join(dir, 'site') : dir,
    ...(backends && { AUTH_API_URL: backends.url }),
    ...(backends && remoteData && { DATA_API_URL: backends.url }),
    ...settings,
    SEED: remoteData ? 'none' : SEED,
  });
  const messagesTo = (to: string) => messagesIn(join(dir, 'outbox')).filter((message) => message.to === to);
  const codesTo = (to: string) => messagesTo(to).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  return {
    url: served.url,
    messagesTo,
    async codeTo(to, nth = 1) {
      await expect.poll(() => codesTo(to).length, `code ${nth} to ${to}`).toBeGreaterThanOrEqual(nth);
      return codesTo(to)[nth - 1] ?? '';
    },
    async close() {
      await served.stop();
      await backends?.stop();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Calls the API of a site as one of its own pages would. */
async function call(site: AccountSite, path: string, body: object, cookie = ''): Promise<string> {
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Creates a confirmed account. */
export async function member(site: AccountSite, given: Partial<Person> = {}): Promise<Person> {
  const person = { ...stranger(), ...given };
  const { name, email, password } = person;
  await call(site, '/auth/register', {
    name,
    email,
    password,
    phone_number: person.phone,
    message_preference: 'email',
    terms_accepted: true,
  });
  await call(site, '/auth/verify', { email, code: await site.codeTo(email) });
  return person;
}

/** Signs in on the page that is open at /login. */
export async function signIn(page: Page, { email, password }: Person, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/**
 * Looks at the open page as it is for accessibility faults and for content wider than a phone. That colours can be told
 * apart in the dark too is known of them all (tokens.test.ts); the long run looks at them here as well.
 */
export async function inspect(page: Page): Promise<void> {
  for (const theme of inLongRun(['light', 'dark'] as const, ['light'] as const)) {
    await setTheme(page, theme);
    const faults = await faultsOf(page, { coloursOnly: theme === 'dark' });
    expect(faults, `${page.url()} in the ${theme} theme`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(
    320,
  );
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** How the account tests may be run. */
export interface AccountOptions {
  remoteAuth: boolean;
  remoteData: boolean;
}

/** Tests on an account site; each worker has one. The options decide which of its backends other processes serve. */
export const test = base.extend<object, AccountOptions & { site: AccountSite }>({
  baseURL: async ({ site }, use) => use(site.url),
  remoteAuth: [false, { option: true, scope: 'worker' }],
  remoteData: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ remoteAuth, remoteData }, use) => {
      const site = await openSite({}, remoteAuth, remoteData);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
