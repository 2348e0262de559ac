import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userCommand } from '../../scripts/accounts/command.ts';
import { wordsOf } from '../../scripts/command-line.ts';
import { BACKEND_ORIGIN } from '#server/backends/backend.ts';
import { openBackends } from '#server/compose/backends.ts';
import { readConfig } from '#server/runtime/config.ts';
import { openMigrated } from '#server/fill/prepare.ts';
import type { OpenStore } from '#server/db/open.ts';
import { putMigratedStore } from '../support/store.ts';

let dir: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'accounts-'));
  await putMigratedStore(dir);
});
afterEach(() => rmSync(dir, { recursive: true }));

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const password = 'abc123!';
const signUp = {
  name: 'Ann',
  email: 'ann@example.com',
  password,
  message_preference: 'email',
  terms_accepted: true,
};

/** The auth backend that these settings embed. */
const openAccounts = async (env: Record<string, string> = {}) => {
  // The companies are elsewhere: nothing needs to be filled.
  const config = readConfig({ DATA_DIR: dir, DATA_API_URL: 'http://127.0.0.1:9', ...env });
  const { backends, close } = await openBackends(config, pino({ level: 'silent' }));
  const request = (path: string, init?: RequestInit) =>
    backends.auth(new Request(`${BACKEND_ORIGIN}${path}`, init));
  return { config, request, close };
};

describe('accounts as the settings make them', () => {
  const withAccounts = async (
    env: Record<string, string>,
    work: (app: Awaited<ReturnType<typeof openAccounts>>, store: OpenStore) => Promise<void>,
  ) => {
    const accounts = await openAccounts(env);
    const store = await openMigrated(accounts.config);
    await work(accounts, store);
    await store.close();
    await accounts.close();
  };

  it('put the code into the outbox within a second of the sign-up', () =>
    withAccounts({}, async (app) => {
      expect((await app.request('/auth/register', post(signUp))).status).toBe(200);
      const codes = () => readdirSync(join(dir, 'outbox')).filter((name) => name.endsWith('.json'));
      await expect.poll(codes, { timeout: 1_000, interval: 10 }).toHaveLength(1);
      const [name = ''] = codes();
      const { to, text } = JSON.parse(readFileSync(join(dir, 'outbox', name), 'utf8')) as {
        to: string;
        text: string;
      };
      const code = /\b\d{6}\b/.exec(text)?.[0];
      expect(to).toBe('ann@example.com');
      expect((await app.request('/auth/verify', post({ email: 'ann@example.com', code }))).status).toBe(200);
    }));

  it('answer, and keep the message, while the mail server is away', () =>
    withAccounts({ SMTP_URL: 'smtp://127.0.0.1:9' }, async (app, { db }) => {
      expect((await app.request('/auth/register', post(signUp))).status).toBe(200);
      const waiting = () => db.selectFrom('outbox').select(['kind', 'attempts']).execute();
      await expect.poll(waiting, { interval: 10 }).toEqual([{ kind: 'signed-up', attempts: 1 }]);
      expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toMatch(
        /\b\d{6}\b(?!Z)/,
      );
    }));

  it('need a shared secret with a shared database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://h/d' })).toThrow(/SECRET/);
  });
});

describe('npm run user', () => {
  const user = async (args: string[], env: Record<string, string> = {}) => {
    let text = '';
    try {
      await userCommand(args, { DATA_DIR: dir, ...env }, (line) => (text += `${line}\n`));
      return { code: 0, text };
    } catch (error) {
      return { code: 1, text: `${wordsOf(error)}\n` };
    }
  };
  /** The same as somebody at a keyboard gives it. */
  const typed = (args: string[]) => {
    const options = { env: { ...process.env, DATA_DIR: dir } };
    return new Promise<{ code: number; text: string }>((resolve) => {
      execFile(process.execPath, ['scripts/user.ts', ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, text: error ? stderr : stdout }),
      );
    });
  };

  it('adds accounts that can sign in, lists them, and changes a role, which ends their sessions', async () => {
    expect(
      await typed([
        'add',
        'Ann@Example.com',
        '--password',
        password,
        '--staff',
        '--verified',
        '--name',
        'Ann',
        '--phone',
        '(555) 000-1111',
      ]),
    ).toEqual({
      code: 0,
      text: 'Added Ann@Example.com (staff, verified).\n',
    });
    expect((await user(['list'])).text).toMatch(/^Ann@Example\.com\tstaff\tverified\t[\d-]{10}\tAnn\n$/);

    const app = await openAccounts();
    const { token, user: person } = (await (
      await app.request('/auth/login', post({ email: 'ann@example.com', password }))
    ).json()) as { token: string; user: object };
    expect(person).toMatchObject({ phone_number: '5550001111', verified: true });
    const session = () => app.request('/auth/session', { headers: { authorization: `Bearer ${token}` } });
    expect(await (await session()).json()).toMatchObject({ role: 'staff' });
    expect((await user(['set-role', 'ann@example.com', 'user'])).code).toBe(0);
    expect((await session()).status).toBe(401);
    await app.close();
  });

  it('ends with 1 and its words where it is refused', async () => {
    expect(await typed(['add', 'a@b.co', '--admin'])).toEqual({
      code: 1,
      text: expect.stringMatching(/^Unknown option '--admin'[^\n]*\n$/) as string,
    });
  });

  it.each([
    [['add', 'x', '--password', password], 'Invalid email format'],
    [['add', 'a@b.co', '--password', 'weak'], 'Password must be at least 6 characters'],
    [['add', 'a@b.co'], 'Password is required'],
    [['set-role', 'a@b.co', 'staff'], 'There is no account for a@b.co.'],
    [['set-role', 'a@b.co', 'king'], 'Usage:'],
    [['add', 'a@b.co', '--admin'], "Unknown option '--admin'"],
    [[], 'Usage:'],
  ])('%j is refused in words', async (args, text) => {
    const answer = await user(args);
    expect(answer.code).toBe(1);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toMatch(/\n\s+at /);
  });

  it('makes no account twice, and none where another server keeps them', async () => {
    await user(['add', 'a@b.co', '--password', password]);
    expect((await user(['add', 'A@B.co', '--password', password])).text).toBe(
      'A@B.co already has an account.\n',
    );
    expect((await user(['list'], { AUTH_API_URL: 'http://127.0.0.1:9' })).text).toMatch(
      /^AUTH_API_URL is set/,
    );
  });
});
