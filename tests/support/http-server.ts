import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAddressLimits } from '#server/http/address-limits.ts';
import type { Fault } from '#server/http/readiness.ts';
import { createHttpServer, type HttpServer } from '#server/http/server.ts';
import type { StaticFile } from '#server/http/static-files.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const running: HttpServer[] = [];
/** Ends every server that a test has started; each file of tests calls it after each of them. */
export async function closeServers(): Promise<void> {
  for (const { server } of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const css: StaticFile = {
  type: 'text/css',
  etag: '"e1"',
  immutable: true,
  body: Buffer.from('body{}'),
  brotli: Buffer.from('BR'),
  gzip: Buffer.from('GZ'),
};
/** How a page says that it may be kept for guests. */
export const page = 'public, max-age=0, s-maxage=60';
export const text = 'x'.repeat(5_000);

/** A server over a handler that counts; `version` can be changed to change the content. */
export async function serve(handler: Handler, hosts?: ReadonlySet<string>) {
  const state = { calls: 0, version: 'v1', ready: true, faults: [] as Fault[] };
  const site = createHttpServer(
    {
      handler: (req, res) => {
        state.calls += 1;
        handler(req, res);
      },
      files: new Map([
        ['/_astro/a.css', css],
        ['/media/a.webm', { ...css, type: 'video/webm' }],
      ]),
      headers: { 'X-Content-Type-Options': 'nosniff' },
      siteName: 'RedStreet & <Co>',
      hosts: () => hosts,
      addressOf: () => '203.0.113.9',
      tidyAddress: (address) => address.replace(/[?&]unknown=\w*$/, ''),
      contentVersion: () => state.version,
      readiness: () => Promise.resolve({ isReady: state.ready, faults: state.faults }),
      waitFor: createAddressLimits(),
    },
    { lameDuckMs: 50, idleMs: 20, atMostMs: 5_000 },
  );
  running.push(site);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
        res.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  return { ask, state, site, port };
}

/** Answers with a page of text. */
export const sendPage =
  (headers: Record<string, string> = {}, status = 200): Handler =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'text/html', 'cache-control': page, ...headers });
    res.write(text.slice(0, 100));
    res.end(text.slice(100));
  };

/** Lets what can go on without waiting go on. */
export const turns = async () => {
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
};
