import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The address under which the site believes to be visited; it is never looked up. */
export const ORIGIN = 'https://redstreet.example';
/** A Friday afternoon after the last day of the seed: every take sees this time. */
export const NOW = Date.parse('2026-11-20T15:30:00Z');

const START_LIMIT_MS = 120_000;
const ANSWER_LIMIT_MS = 60_000;
const POLL_MS = 50;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A mail or text message that the site wrote to its outbox. */
export interface Message {
  to: string;
  subject: string | null;
  text: string;
}

/** The built site of a checkout in a process of its own. */
export interface Site {
  ask(method: string, path: string, headers?: Record<string, string>, body?: string): Promise<Answer>;
  /** Moves the clock of the site. */
  setClock(time: number): Promise<void>;
  /** Runs the command `npm run user` of the checkout on the same store. */
  user(...args: string[]): Promise<void>;
  /** What was sent so far, oldest first. */
  messages(): Message[];
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Nothing of the caller's own settings reaches the site. */
const environment = (dataDir: string, port: number): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  TZ: 'UTC',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  PORT: String(port),
  PUBLIC_URL: ORIGIN,
  SECRET: 'the-same-secret-for-every-take-of-the-site',
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'clock.ts')).href}`,
  COMPARE_NOW: String(NOW),
});

/** Asks the site on a port of this machine, as if it had its own name. */
const asking =
  (port: number, agent: Agent): Site['ask'] =>
  (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          timeout: ANSWER_LIMIT_MS,
          headers: { host: new URL(ORIGIN).host, ...headers },
        },
        (incoming) => {
          const { statusCode: status = 0, headers: given } = incoming;
          buffer(incoming).then((whole) => resolve({ status, headers: given, body: whole }), reject);
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} took too long`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });

/** @throws Error when the process ends or takes too long */
async function waitUntilReady(ask: Site['ask'], child: ChildProcess): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const status = await ask('GET', '/readyz').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      child.kill();
      throw new Error('The site did not start. Is it built?');
    }
    await pause(POLL_MS);
  }
}

/** Starts the built site of `checkout` on a free port and waits until it is ready. */
export async function startSite(checkout: string, dataDir: string): Promise<Site> {
  const port = await freePort();
  const env = environment(dataDir, port);
  const setup = pathToFileURL(join(checkout, 'scripts', 'setup', 'site-process.mjs')).href;
  // Older versions have one file to be started, always.
  const { siteArguments } = (await import(setup)) as { siteArguments: string[] | (() => string[]) };
  const node = join(checkout, 'node_modules', 'node', 'bin', 'node');
  const child: ChildProcess = spawn(
    node,
    typeof siteArguments === 'function' ? siteArguments() : siteArguments,
    {
      cwd: checkout,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = asking(port, agent);
  await waitUntilReady(ask, child);

  return {
    ask,
    async setClock(time) {
      const set = once(child, 'message');
      child.send(time);
      await set;
    },
    async user(...args) {
      const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
        scripts: { user: string };
      };
      const command = scripts.user.split(' ').slice(1);
      await promisify(execFile)(node, [...command, ...args], { cwd: checkout, env });
    },
    messages() {
      const dir = join(dataDir, 'outbox');
      const names = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
      return names.sort().map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as Message);
    },
    async stop() {
      agent.destroy();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
