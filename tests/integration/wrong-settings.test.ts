import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryListening } from '#server/compose/listen.ts';
import { openStore } from '#server/compose/store.ts';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/open.ts';
import { ConfigError, readConfig } from '#server/runtime/config.ts';
import { createLog } from '#server/runtime/log.ts';
import { inLongRun } from '#tests/support/long.ts';
import { serverFile } from '../../scripts/setup/site-process.mjs';

const dir = mkdtempSync(join(tmpdir(), 'settings-'));
const folder = (name: string): string => {
  // In the long run some are asked for twice.
  const made = join(dir, name);
  mkdirSync(made, { recursive: true });
  return made;
};
const database = (place: string) => ({
  DATABASE_URL: `postgres://someone:hunter2@${place}`,
  SECRET: 'x'.repeat(40),
});

/** A port that is taken, and one at which a server takes connections and never says a word. */
let taken: Server;
let port = 0;

beforeAll(async () => {
  taken = createServer(() => undefined);
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as AddressInfo).port;
});
afterAll(() => {
  taken.close();
  rmSync(dir, { recursive: true });
});

interface Ending {
  code: number | null;
  said: string;
  shown: string;
}

/** Starts the site with these settings alone, and waits for its end. */
const start = (env: Record<string, string>): Promise<Ending> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [serverFile('main')], {
      // The folder is one without a .env file; nothing else of ours is inherited.
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        DATA_DIR: join(dir, 'unused'),
        SEED: 'none',
        PORT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, shown] = ['', ''];
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()));
    // One that spins or serves is a failure of the test, not a hanging run.
    const timer = setTimeout(() => child.kill('SIGKILL'), 50_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, said, shown });
    });
  });

/** Exit 1, one line that names the setting and says the reason; no stack, nothing filled, no value repeated. */
const expectOneLine = ({ code, said, shown }: Ending, line: RegExp) => {
  expect(said).toMatch(line);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
  expect(said + shown).not.toMatch(/hunter2|\n\s+at |Filling the store|is ready at/);
  expect(code).toBe(1);
};

/** Does what a start does with these settings before it serves: it looks for its place and opens its store. */
async function prepare(env: Record<string, string>): Promise<void> {
  const config = readConfig({ DATA_DIR: join(dir, 'unused'), SEED: 'none', PORT: '0', ...env });
  await tryListening(config);
  await (await openStore(config, createLog('silent'))).close();
}

describe('a start that cannot work ends with one line that names why', () => {
  type Wrong = readonly (readonly [name: string, env: () => Record<string, string>, line: RegExp])[];
  /** Faults of settings alone are said by `readConfig`, whose tests hold each: one start shows how they are told. */
  const settings: Wrong = [
    ['a mail server without a host', () => ({ SMTP_URL: 'smtp://' }), /^Setting SMTP_URL must name a host$/m],
    [
      'a provider of text messages without a sender',
      () => ({ SMS_URL: 'https://AC:hunter2@sms.example/', SMS_PROTOCOL: 'twilio' }),
      /^Setting SMS_FROM must be set together with SMS_PROTOCOL=twilio$/m,
    ],
    ['half an address', () => ({ TRUST_PROXY: '1.2.3' }), /^Setting TRUST_PROXY must be a list/],
    ['a network of 99 bits', () => ({ TRUST_PROXY: '1.2.3.4/99' }), /^Setting TRUST_PROXY must be a list/],
    ['a network of 999 bits', () => ({ TRUST_PROXY: '::1/999' }), /^Setting TRUST_PROXY must be a list/],
    [
      'a public address with a password',
      () => ({ PUBLIC_URL: 'https://a:hunter2@b.example' }),
      /^Setting PUBLIC_URL must have no user/,
    ],
    [
      'a public address with a query',
      () => ({ PUBLIC_URL: 'https://b.example/?a=1' }),
      /^Setting PUBLIC_URL must have no/,
    ],
    [
      'a public address with a fragment',
      () => ({ PUBLIC_URL: 'https://b.example/#a' }),
      /^Setting PUBLIC_URL must have no/,
    ],
    ['a port beyond the last', () => ({ PORT: '65536' }), /^Setting PORT must be a whole number/],
    ['no number of processes', () => ({ WORKERS: 'many' }), /^Setting WORKERS must be a whole number/],
    ['a seed that is not there', () => ({ SEED: 'some' }), /^Setting SEED /],
    [
      'a database without a secret',
      () => ({ DATABASE_URL: 'postgres://a:hunter2@127.0.0.1/x' }),
      /^Setting SECRET must be set with DATABASE_URL/,
    ],
  ];
  /** How each kind of fault is told: by the settings, by one process, by the first of two. */
  const told: Wrong = [
    ['a short secret', () => ({ SECRET: 'hunter2' }), /^Setting SECRET must have at least 32/],
    [
      'a port that is taken, for two processes',
      () => ({ PORT: String(port), WORKERS: '2' }),
      /^Setting PORT names a port that another program/,
    ],
    [
      'a database of an unknown host, for two processes',
      () => ({ ...database('nowhere.invalid/x'), WORKERS: '2' }),
      /^Setting DATABASE_URL names a database that cannot be used: its host is not known/,
    ],
    [
      'a data folder that is a file',
      () => {
        writeFileSync(join(dir, 'file'), 'no folder');
        return { DATA_DIR: join(dir, 'file') };
      },
      /^Setting DATA_DIR names a folder that cannot be used: it is no folder/,
    ],
  ];
  /** What else a start finds before it serves, in the same words: started themselves in the long run. */
  const others: Wrong = [
    [
      'an address of another machine',
      () => ({ HOST: '203.0.113.7' }),
      /^Setting HOST names no address of this machine/,
    ],
    [
      'a port that is taken',
      () => ({ PORT: String(port) }),
      /^Setting PORT names a port that another program/,
    ],
    [
      'a database that refuses',
      () => database('127.0.0.1:1/x'),
      /^Setting DATABASE_URL names a database that cannot be used: the server does not answer/,
    ],
    [
      'a database that never answers',
      () => database(`127.0.0.1:${port}/x`),
      /^Setting DATABASE_URL names a database that cannot be used: the server does not answer/,
    ],
    [
      'a data folder that nobody can make',
      () => ({ DATA_DIR: '/proc/nope' }),
      /^Setting DATA_DIR names a folder that cannot be used/,
    ],
    [
      'a damaged store',
      () => {
        const DATA_DIR = folder('damaged');
        writeFileSync(
          join(DATA_DIR, 'redstreet.sqlite'),
          'no database, but long enough for one. '.repeat(99),
        );
        return { DATA_DIR };
      },
      /^The file redstreet\.sqlite in DATA_DIR cannot be used: it is damaged/,
    ],
    [
      'a store that a newer version wrote',
      () => ({ DATA_DIR: newer }),
      /^The file redstreet\.sqlite in DATA_DIR cannot be used: it was written by a newer version/,
    ],
  ];
  const newer = folder('newer');
  beforeAll(async () => {
    const store = openSqlite(join(newer, 'redstreet.sqlite'));
    await migrate(store.db);
    await store.db
      .insertInto('kysely_migration' as never)
      .values({ name: '999-of-tomorrow', timestamp: '2030-01-01T00:00:00Z' })
      .execute();
    await store.close();
  });

  // Four at a time: a start is a second of a core, and a test of it is mostly waiting.
  test.concurrent.each([...told, ...inLongRun([...settings, ...others], [])])(
    '%s',
    { timeout: 60_000 },
    async (_, env, line) => {
      expectOneLine(await start(env()), line);
    },
  );

  test.each(others)('%s, in the words of the program', { timeout: 60_000 }, async (_, env, line) => {
    const ended = prepare(env());
    await expect(ended).rejects.toThrow(ConfigError);
    await expect(ended).rejects.toThrow(line);
    await expect(ended).rejects.not.toThrow(/hunter2|\n/);
  });
});
