import { randomBytes } from 'node:crypto';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ToWorker } from '#server/compose/door.ts';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { inLongRun, isLong } from '#tests/support/long.ts';
import { register, siteAt, stranger } from '#tests/support/open-site.ts';
import { dropServerStores, onServer, postgresAnswers, serverUrl } from '#tests/support/postgres.ts';
import { startClients } from '#tests/support/restless-clients.ts';
import { freePort, serve } from '#tests/support/site.ts';
import { root } from '../../scripts/setup/paths.mjs';
import { serverFile, siteEnvironment } from '../../scripts/setup/site-process.mjs';

const ROUNDS = inLongRun(20, 1);
/** How long a client waits between two requests. */
const PAUSE_MS = inLongRun(0, 100);
const PREFIX = `restarts_${randomBytes(3).toString('hex')}_`;
const paths = ['/terms', '/api/stock/filters', '/healthz', '/robots.txt', '/login'];

/** Starts a site, ends it among a hundred clients, and says how it ended and what they lost. */
async function restart(env: Record<string, string>, atLeast: number) {
  const dir = mkdtempSync(join(tmpdir(), 'restarts-'));
  await fillDataDir(dir, 'none');
  const site = await serve('main', { DATA_DIR: dir, SEED: 'none', ...env });
  const { tally, gone } = startClients(site.url, paths, 100, PAUSE_MS);
  await vi.waitFor(() => expect(tally.answered).toBeGreaterThan(atLeast), { timeout: 60_000, interval: 20 });
  const code = await site.stop();
  await gone;
  rmSync(dir, { recursive: true });
  return { code, lost: tally.lost };
}

describe.each([1, 2])('with %i processes, SIGTERM among a hundred restless clients', (workers) => {
  it(
    'loses no request',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const ended = await restart({ WORKERS: String(workers) }, 300 + round * 20);
        expect({ round, ...ended }).toEqual({ round, code: 0, lost: [] });
      }
    },
    ROUNDS * 120_000,
  );
});

it('a process that is told that nobody comes, before the first one could, ends', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'restarts-'));
  await fillDataDir(dir, 'none');
  // As the process at the door makes it and speaks with it.
  const worker = fork(serverFile('main'), {
    cwd: root,
    env: {
      ...process.env,
      ...siteEnvironment,
      NODE_UNIQUE_ID: '1',
      DATA_DIR: dir,
      SEED: 'none',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    execArgv: [],
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  const ended = once(worker, 'exit');
  expect(await once(worker, 'message')).toContainEqual({ kind: 'ready' });
  worker.send({ kind: 'last' } satisfies ToWorker);
  expect(await ended).toEqual([0, null]);
  rmSync(dir, { recursive: true });
}, 60_000);

it('does not wait at its end for a mail server that never answers', async () => {
  const mailServer = createServer();
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const asked = once(mailServer, 'connection');
  const SMTP_URL = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;
  const dir = mkdtempSync(join(tmpdir(), 'restarts-'));
  await fillDataDir(dir, 'none');
  const site = await serve('main', { DATA_DIR: dir, SEED: 'none', SMTP_URL });
  await register(siteAt(site.url, dir), stranger());
  const [socket] = (await asked) as [Socket];
  const since = performance.now();
  expect(await site.stop()).toBe(0);
  // Nine seconds, and what a busy machine takes for it; the mail server would be given up after fifteen.
  expect(performance.now() - since).toBeLessThan(13_000);
  socket.destroy();
  mailServer.close();
  rmSync(dir, { recursive: true });
}, 60_000);

const commands: [name: string, file: string][] = [
  ['start', 'scripts/start.mjs'],
  // It ends as the site does.
  ...inLongRun<[string, string][]>([['backends', 'src/server/serve-backends.ts']], []),
];
it.each(commands)(
  'what npm run %s started ends when npm is ended, whether or not its shell hands the signal on',
  async (name, file) => {
    const dir = mkdtempSync(join(tmpdir(), 'restarts-'));
    await fillDataDir(dir, 'none');
    // As npm runs it; this shell dies of the signal and tells nobody.
    const shell = spawn('sh', ['-c', `"${process.execPath}" ${file}; true`], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: await freePort(),
        NODE_COMPILE_CACHE: siteEnvironment.NODE_COMPILE_CACHE,
        npm_lifecycle_event: name,
        DATA_DIR: dir,
        SEED: 'none',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await vi.waitFor(() => expect(said).toMatch(/ready at http/), { timeout: 120_000, interval: 20 });
    // Whoever holds its output is the site: it is closed with the last of them.
    const closed = once(shell.stdout, 'close');
    shell.kill('SIGTERM');
    await closed;
    await expect(fetch(/ready at (http:\/\/[^/\s]+)/.exec(said)?.[1] ?? '')).rejects.toThrow('fetch failed');
    rmSync(dir, { recursive: true });
  },
  180_000,
);

it('a server that somebody kills under npm start is said to be ended by that signal, and the start fails', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'restarts-'));
  await fillDataDir(dir, 'none');
  const start = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: await freePort(), DATA_DIR: dir, SEED: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [start.stdout, start.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toMatch(/ready at http/), { timeout: 120_000, interval: 20 });
  const [server] = readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, 'utf8').trim().split(' ');
  const closed = once(start, 'close');
  process.kill(Number(server), 'SIGKILL');
  expect(await closed).toEqual([1, null]);
  expect(said).toContain('The server was ended by SIGKILL.');
  rmSync(dir, { recursive: true });
}, 180_000);

describe.runIf(isLong && (await postgresAnswers()))('on PostgreSQL', () => {
  afterAll(() => dropServerStores(PREFIX));

  it.each([1, 2])(
    'with %i processes no request is lost either',
    async (workers) => {
      for (let round = 0; round < ROUNDS; round++) {
        const name = `${PREFIX}${workers}_${round}`;
        await onServer((client) => client.query(`create database ${name}`));
        const url = new URL(serverUrl);
        url.pathname = `/${name}`;
        const settings = { WORKERS: String(workers), DATABASE_URL: url.href, SECRET: 'restarts'.repeat(5) };
        expect({ round, ...(await restart(settings, 300 + round * 20)) }).toEqual({
          round,
          code: 0,
          lost: [],
        });
      }
    },
    ROUNDS * 120_000,
  );
});
