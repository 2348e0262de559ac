import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

export interface Load {
  /** Those that were answered with what was asked for. */
  requestsPerSecond: number;
  medianMs: number;
  /** How many were put off, because the machine was too busy to make more. */
  putOff: number;
}

export interface Target {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  /** Bodies that are sent one after the other. */
  bodies?: readonly string[];
  /** Paths that are asked for one after the other, so that no finished page can serve them. */
  paths?: readonly string[];
  seconds: number;
}

export interface Generator {
  /** As it is named beside the figures. */
  name: string;
  load(target: Target): Promise<Load>;
}

/** What a program prints; undefined where there is no such program. */
const outputOf = (program: string, args: readonly string[]): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', () => resolve(undefined));
    child.on('close', () => resolve(text));
  });

/** As Lua writes a text. It must not touch another bracket, with which it would begin another one. */
const quoted = (text: string) => `[==[${text}]==]`;

/** The requests of a load as wrk reads them: each of another made-up visitor. */
function script({ headers = {}, bodies = [], paths, url }: Target): string {
  const { pathname, search } = new URL(url);
  const asked = paths ?? [pathname + search];
  return [
    ...Object.entries(headers).map(([name, value]) => `wrk.headers[ ${quoted(name)} ] = ${quoted(value)}`),
    ...(bodies.length > 0 ? ['wrk.method = "POST"'] : []),
    `local paths = {${asked.map(quoted).join(',')}}`,
    `local bodies = {${bodies.map(quoted).join(',')}}`,
    'local n = 0',
    'request = function()',
    '  n = n + 1',
    '  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", n / 65536 % 256, n / 256 % 256, n % 256)',
    '  local body = #bodies > 0 and bodies[(n - 1) % #bodies + 1] or nil',
    '  return wrk.format(nil, paths[(n - 1) % #paths + 1], nil, body)',
    'end',
  ].join('\n');
}

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

/** wrk: one thread of C, which asks faster than any server of this process can answer. */
const wrk: Generator = {
  name: 'wrk',
  async load(target) {
    const file = join(tmpdir(), `bench-${process.pid}.lua`);
    writeFileSync(file, script(target));
    const { connections, seconds, url } = target;
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency', '-s', file];
    const text = (await outputOf('wrk', [...options, url])) ?? '';
    const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
    const [, median, unit] = /50%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
    const [, all] = /(\d+) requests in/.exec(text) ?? [];
    const putOff = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
    const answered = (Number(all) - putOff) / Number(all);
    if (!rate || !(answered > 0) || /Socket errors/.test(text)) throw new Error(`${url}: ${text}`);
    return {
      requestsPerSecond: Number(rate) * answered,
      medianMs: Number(median) * (inMs[unit ?? 'ms'] ?? 1),
      putOff,
    };
  },
};

/** Where there is no wrk. It shares this thread with nothing, but may be slower than what it measures. */
const cannon: Generator = {
  name: 'autocannon, which may itself be the limit',
  async load({ url, connections, headers = {}, bodies = [], paths, seconds }) {
    let n = 0;
    const { pathname, search } = new URL(url);
    const asked = paths ?? [pathname + search];
    const setupRequest = (request: { headers?: object }) => ({
      ...request,
      ...(bodies.length > 0 && { method: 'POST' as const, body: bodies[n % bodies.length] }),
      path: asked[n++ % asked.length] ?? '/',
      headers: {
        ...request.headers,
        'x-forwarded-for': `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`,
      },
    });
    const result = await autocannon({
      url,
      connections,
      duration: seconds,
      headers,
      requests: [{ setupRequest }],
    });
    const { non2xx: putOff, errors, requests, latency } = result;
    const answered = (requests.total - putOff) / requests.total;
    if (!(answered > 0) || errors > 0) throw new Error(`${url}: ${putOff} refused, ${errors} failed`);
    return { requestsPerSecond: requests.average * answered, medianMs: latency.p50, putOff };
  },
};

/** The best generator of this machine. */
export const chooseGenerator = async (): Promise<Generator> =>
  (await outputOf('wrk', ['-v'])) === undefined ? cannon : wrk;
