import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { isLong } from '#tests/support/long.ts';
import { freePort } from '#tests/support/site.ts';
import { root } from '../../scripts/setup/paths.mjs';
import { serverFile, siteEnvironment } from '../../scripts/setup/site-process.mjs';

const dirs: string[] = [];
afterEach(() => dirs.splice(0).forEach((dir) => rmSync(dir, { recursive: true })));

/** Starts a site that writes its log to a file: one in the folder of its data, or the one at `path`. */
async function loggingSite(path?: string) {
  const dir = mkdtempSync(join(tmpdir(), 'odd-clients-'));
  dirs.push(dir);
  await fillDataDir(dir, 'none');
  const logPath = path ?? join(dir, 'log');
  const log = openSync(logPath, 'w');
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [serverFile('main')], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: port, ...siteEnvironment, DATA_DIR: dir, SEED: 'none' },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 60_000, interval: 50 });
  const lines = () =>
    readFileSync(logPath, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: string; msg: string; status?: number; part?: string });
  const stop = async () => {
    child.kill('SIGTERM');
    return ((await ended) as [number | null])[0];
  };
  return { port: Number(port), url, lines, stop };
}

/** What a client may not bring about; a job that another one kept waiting has nothing to do with them. */
const isFault = ({ level, part }: { level: string; part?: string }): boolean =>
  part !== 'jobs' && (level === 'error' || level === 'fatal');

/** Sends `pieces` one after the other with a pause, and goes; resolves with what was answered until then. */
async function sendAndGo(port: number, pieces: readonly string[], { pauseMs = 20, waits = false } = {}) {
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (chunk) => (answered += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await sleep(pauseMs);
  }
  if (!waits) socket.destroy();
  await closed;
  return answered;
}

const head = (line: string, headers: Record<string, string>, port: number): string =>
  [
    `${line} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

const JSON_BODY = { 'Content-Type': 'application/json' };
const FORM_BODY = { 'Content-Type': 'application/x-www-form-urlencoded' };
const paths = [
  ['POST /api/auth/login', JSON_BODY],
  ['POST /api/graphql', JSON_BODY],
  ['PATCH /api/stock/favorites', JSON_BODY],
  ['POST /login', FORM_BODY],
  ['POST /newsletters', FORM_BODY],
  ['POST /tools', { 'Content-Type': 'multipart/form-data; boundary=x' }],
] as const;

it('an output that takes nothing, as a log on a full disk, ends nothing and is no reason to refuse', async () => {
  const site = await loggingSite('/dev/full');
  for (const path of ['/terms', '/api/stock/filters', '/nothing-here', '/login', '/readyz'])
    expect((await fetch(site.url + path)).status, path).toBe(path === '/nothing-here' ? 404 : 200);
  expect(await site.stop()).toBe(0);
}, 90_000);

it('clients that break off in a body, in headers, or never end them, are nobody’s fault: they are told so and let go, others are answered, and no error is in the log', async () => {
  const site = await loggingSite();
  const cut = paths.flatMap(([line, type]) => [
    [head(line, { ...type, 'Content-Length': '1000' }, site.port), '{"a":'],
    [head(line, { ...type, 'Content-Length': '1000000' }, site.port), 'x'.repeat(70_000)],
    [head(line, { ...type, 'Transfer-Encoding': 'chunked' }, site.port), '5\r\n{"a":\r\n', 'ffff\r\nx'],
    [head(line, { ...type, 'Transfer-Encoding': 'chunked' }, site.port), 'no chunk\r\n'],
  ]);
  await Promise.all(cut.map((pieces) => sendAndGo(site.port, pieces)));
  expect((await fetch(`${site.url}/terms?after=1`)).status).toBe(200);

  const start = `GET /terms HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n`;
  await sendAndGo(site.port, [start]);
  // As many as go beyond 16 kB; more would meet a closed door, and take the answer along.
  const endless = Array.from({ length: 17 }, (_, n) => `X-${n}: ${'y'.repeat(1_000)}\r\n`);
  expect(await sendAndGo(site.port, [start, ...endless], { pauseMs: 1, waits: true })).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  if (isLong) {
    const slow = (pieces: string[]) => sendAndGo(site.port, pieces, { pauseMs: 1_000, waits: true });
    const answers = await Promise.all([
      slow([start, ...Array.from({ length: 30 }, (_, n) => `X-${n}: 1\r\n`)]),
      slow([
        head('POST /api/graphql', { ...JSON_BODY, 'Content-Length': '1000' }, site.port),
        ...Array<string>(60).fill(' '),
      ]),
    ]);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }
  expect((await fetch(`${site.url}/terms`)).status).toBe(200);
  expect(await site.stop()).toBe(0);
  const lines = site.lines();
  expect(lines.filter(isFault)).toEqual([]);
  expect(lines.filter(({ status = 0 }) => status >= 500)).toEqual([]);
}, 150_000);
