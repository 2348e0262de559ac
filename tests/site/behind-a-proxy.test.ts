import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { isLong } from '#tests/support/long.ts';
import { enter, known, siteAt } from '#tests/support/open-site.ts';
import { everyPage, missingPages } from '#tests/support/pages.ts';
import { freePort, serve, type Served } from '#tests/support/site.ts';
import { root } from '../../scripts/setup/paths.mjs';

const MAX_HEADER_BYTES = 2_000;
/** Whoever asks from here is no proxy: it is not the address that TRUST_PROXY names. */
const VISITOR = '127.0.0.2';

/** The example of a language in docs/behind-a-proxy.md, the first or another one. */
function example(language: string, nth = 0): string {
  const text = readFileSync(join(root, 'docs/behind-a-proxy.md'), 'utf8');
  return (
    [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, of]) => of === language)[nth]?.[2] ?? ''
  );
}

interface Place {
  dir: string;
  /** Where it is to listen, and where the site does. */
  port: string;
  sitePort: string;
}

/** The example as it stands, but for its certificate, with nginx's own buffers, and with the cache beside it where one is wanted. */
function nginxFile({ dir, port, sitePort }: Place, isCaching: boolean): string {
  const cache = isCaching ? `${example('nginx', 1)}\nadd_header X-Cache $upstream_cache_status;` : '';
  const server = example('nginx')
    .replace('127.0.0.1:4321', `127.0.0.1:${sitePort}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('proxy_http_version', `${cache}\nproxy_http_version`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  const kept = isCaching ? `proxy_cache_path ${dir}/kept keys_zone=pages:1m;` : '';
  return `daemon off;\nmaster_process off;\npid ${dir}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${kept}\n${server}\n}\n`;
}

const caddyFile = ({ port, sitePort }: Place): string =>
  `{\nadmin off\nauto_https off\n}\n${example('caddy')
    .replace('stocks.example', `http://127.0.0.1:${port}`)
    .replace('127.0.0.1:4321', `127.0.0.1:${sitePort}`)}`;

const proxies = [
  { name: 'nginx', command: 'nginx', file: (place: Place) => nginxFile(place, false), isCaching: false },
  { name: 'nginx with its cache', command: 'nginx', file: (place: Place) => nginxFile(place, true), isCaching: true },
  { name: 'Caddy', command: 'caddy', file: caddyFile, isCaching: false },
] as const; // prettier-ignore

function start(command: string, { dir }: Place): ChildProcess {
  const args = { nginx: ['-p', dir, '-c', join(dir, 'file'), '-e', join(dir, 'errors')], caddy: ['run', '--adapter', 'caddyfile', '--config', join(dir, 'file')] }[command]; // prettier-ignore
  const env = { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir };
  return spawn(command, args ?? [], { stdio: 'ignore', env });
}

const isThere = (command: string): boolean =>
  spawnSync(command, [command === 'nginx' ? '-v' : 'version']).status === 0;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  /** How long its head was on the wire. */
  headBytes: number;
  text: string;
}

/** Asks as a visitor's own program does; redirects are not followed. */
function ask(url: string, { body = '', ...options }: RequestOptions & { body?: string | Buffer } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(url, { localAddress: VISITOR, ...options }, (res) => {
      const { statusCode: status = 0, statusMessage = '', headers, rawHeaders } = res;
      const lines = rawHeaders.map((text) => Buffer.byteLength(text) + 2);
      const headBytes = lines.reduce((sum, bytes) => sum + bytes, `HTTP/1.1 ${status} ${statusMessage}\r\n\r\n`.length);
      const pieces: Buffer[] = [];
      res.on('data', (piece: Buffer) => pieces.push(piece));
      res.on('end', () => resolve({ status, headers, headBytes, text: Buffer.concat(pieces).toString() }));
      res.on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
} // prettier-ignore

describe.runIf(isLong).each(proxies)('behind $name', ({ command, file, isCaching }) => {
  if (isLong && !isThere(command)) {
    it.skip(`${command} is not installed on this machine, so that nothing is asked through it`, () =>
      undefined);
    return;
  }
  let dir = '';
  let site: Served;
  let proxy: ChildProcess;
  let url = '';
  let direct = '';
  let cookie = '';

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'behind-a-proxy-'));
    const place = { dir, port: await freePort(), sitePort: await freePort() };
    url = `http://127.0.0.1:${place.port}`;
    direct = `http://127.0.0.1:${place.sitePort}`;
    const DATA_DIR = join(dir, 'data');
    await fillDataDir(DATA_DIR);
    site = await serve('main', { DATA_DIR, PORT: place.sitePort, PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1' });
    writeFileSync(join(dir, 'file'), file(place));
    proxy = start(command, place);
    const ended = once(proxy, 'exit').then(([code]) => {
      throw new Error(`${command} ended with ${code}`);
    });
    ended.catch(() => undefined);
    await Promise.race([ended, vi.waitFor(() => ask(`${url}/healthz`), { timeout: 20_000, interval: 50 })]);
    const here = siteAt(url, DATA_DIR);
    cookie = await enter(here, await known(here, { role: 'staff' }));
  });
  afterAll(async () => {
    proxy.kill('SIGTERM');
    await site.stop();
    rmSync(dir, { recursive: true });
  });

  /** Pages that only somebody signed in has. */
  const own = [
    '/favorites',
    '/Profile',
    '/Profile/Profile_Info',
    '/Profile/Sessions',
    '/tools',
    '/tools/uploads',
  ];
  it('every kind of page answers, with a head that needs no larger buffers', async () => {
    const headers = { host: new URL(url).host };
    const guests = [...new Set([...everyPage, ...missingPages])].map((path) => [path, headers] as const);
    const members = own.map((path) => [path, { ...headers, cookie }] as const);
    for (const [path, sent] of [...guests, ...members]) {
      const [through, alone] = [await ask(url + path, { headers: sent }), await ask(direct + path, { headers: sent })];
      expect([path, through.status]).toEqual([path, alone.status]);
      expect(through.status, path).toSatisfy((status: number) => status < 400 || status === 404);
      if (through.status < 300) expect([path, through.text.includes('</html>')]).toEqual([path, true]);
      expect([path, alone.headBytes]).toSatisfy(([, bytes]) => Number(bytes) <= MAX_HEADER_BYTES);
    }
  }); // prettier-ignore

  it('so do forms, calls, files of rows, and what is uploaded', async () => {
    const origin = { origin: url };
    const form = { ...origin, 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await ask(`${url}/login`, { method: 'POST', headers: form, body: 'email=a%40b.example&password=Wrong1!x' }); // prettier-ignore
    expect(refused.status).toBe(401);
    const rows = await ask(`${url}/api/stock/export`);
    expect([rows.status, rows.text.split('\r\n').length > 1_000]).toEqual([200, true]);
    const json = { ...origin, cookie, 'content-type': 'application/json' };
    const heart = { method: 'PATCH', headers: json, body: '{"symbol":"ABEO","favorite":true}' };
    expect((await ask(`${url}/api/stock/favorites`, heart)).status).toBe(200);
    const question = { method: 'POST', headers: { ...origin, 'content-type': 'application/json' }, body: JSON.stringify({ message: 'What is the price of ABEO?' }) }; // prettier-ignore
    expect((await ask(`${url}/api/chat/questions`, question)).status).not.toBe(502);
    // Of the size that the editor's own limit allows; nginx alone refuses more than a megabyte.
    const content = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n${'x'.repeat(19 * 2 ** 20)}\r\n--x--\r\n`;
    const upload = await ask(`${url}/api/tools/uploads`, { method: 'POST', headers: { ...origin, cookie, 'content-type': 'multipart/form-data; boundary=x' }, body: content }); // prettier-ignore
    expect([upload.status, upload.text]).toEqual([400, expect.stringContaining('neither a picture')]);
  });

  it('who asks is the visitor, whatever they write into the header of proxies', async () => {
    const picture = async (n: number) =>
      (await ask(`${url}/og/ABEO.png?${n}`, { headers: { 'x-forwarded-for': `198.51.100.${n}` }, localAddress: '127.0.0.3' })).status; // prettier-ignore
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => picture(n)));
    expect(statuses).toContain(429);
    // Another visitor is none of that.
    expect((await ask(`${url}/og/ABEO.png`)).status).toBe(200);
  });

  it.runIf(isCaching)('what it keeps is for everybody, and nobody’s cookies are handed on', async () => {
    const look = async (sent: Record<string, string> = {}) => {
      const { headers } = await ask(`${url}/newsletters?look=1`, { headers: sent });
      return [headers['x-cache'], headers['set-cookie']?.[0]?.split('=')[0]];
    };
    expect(await look({ cookie })).toEqual(['BYPASS', 'isVerified']);
    expect(await look()).toEqual(['MISS', undefined]);
    expect(await look()).toEqual(['HIT', undefined]);
    expect(await look({ cookie })).toEqual(['BYPASS', 'isVerified']);
    expect(await look()).toEqual(['HIT', undefined]);
  });
});
