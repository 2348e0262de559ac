import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#contract/call.ts';
import type { Upload } from '#contract/upload.ts';
import { enter, known } from '#tests/support/open-site.ts';
import { get, site } from '#tests/support/the-site.ts';

let cookie = '';
let png: Blob;
beforeAll(async () => {
  cookie = await enter(site, await known(site, { role: 'staff' }));
  const picture = sharp({ create: { width: 600, height: 40, channels: 3, background: '#b3122a' } });
  png = new Blob([new Uint8Array(await picture.png().toBuffer())]);
});

const formWith = (file: Blob, name: string) => {
  const form = new FormData();
  form.append('file', file, name);
  form.append('alt', 'A red bar');
  return form;
};
const post = (path: string, body: FormData, headers: Record<string, string> = { cookie }) =>
  get(path, { method: 'POST', body, redirect: 'manual', headers: { origin: site.url, ...headers } });
const spooled = () => readdirSync(tmpdir()).filter((name) => name.startsWith('redstreet-form-'));

it('a form without a script adds a picture, which is there for good, for everybody', async () => {
  const added = await post('/tools/uploads', formWith(png, 'bar.png'));
  expect([added.status, added.headers.get('location')]).toEqual([303, '/tools/uploads']);
  const list = await (await get('/tools/uploads', { headers: { cookie } })).text();
  const [, path = ''] = /<img src="(\/uploads\/[\da-f]{32}-480\.webp)" alt="A red bar"/.exec(list) ?? [];
  const shown = await get(path);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  const refused = await post('/tools/uploads', formWith(new Blob(['<svg/>']), 'drawing.png'));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(
    'drawing.png is neither a picture (PNG, JPEG, WebP, GIF, AVIF) nor a PDF',
  );
});

it('a call adds one too, for staff alone, from our own pages alone', async () => {
  const answer = await post('/api/tools/uploads', formWith(png, 'bar.png'));
  const { data } = (await answer.json()) as { data: Upload[] };
  expect([answer.status, data[0]?.forms.map(({ width }) => width)]).toEqual([200, [480, 600]]);
  expect((await post('/api/tools/uploads', formWith(png, 'bar.png'), {})).status).toBe(401);
  const elsewhere = { cookie, origin: 'https://elsewhere.example' };
  expect((await post('/api/tools/uploads', formWith(png, 'bar.png'), elsewhere)).status).toBe(403);
  const json = await get('/api/tools/uploads', {
    method: 'POST',
    body: '{}',
    headers: { cookie, origin: site.url, 'content-type': 'application/json' },
  });
  expect(json.status).toBe(415);
});

/** A picture of three megabytes: nothing of it is pressed. */
async function largePicture(): Promise<Blob> {
  const picture = sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#b3122a' } });
  return new Blob([new Uint8Array(await picture.png({ compressionLevel: 0 }).toBuffer())]);
}

it('a picture of three megabytes arrives by a form and by a call, and a file of rows of more than one', async () => {
  const large = await largePicture();
  expect(large.size).toBeGreaterThan(2.5 * 2 ** 20);
  expect((await post('/tools/uploads', formWith(large, 'large.png'))).status).toBe(303);
  expect((await post('/api/tools/uploads', formWith(large, 'large.png'))).status).toBe(200);
  const lines = Array.from({ length: 900 }, (_, n) => `Item ${n},${'\u00e9'.repeat(1_000)}`);
  const csv = `title,description\n${lines.join('\n')}\n`;
  const tried = await get('/api/tools/import/news/trial', {
    method: 'POST',
    body: JSON.stringify({ csv }),
    headers: { cookie, origin: site.url, 'content-type': 'application/json' },
  });
  expect(tried.status).toBe(200);
});

it('one that never says how long it is is cut off with the same words as one that does', async () => {
  const { port, hostname, host } = new URL(site.url);
  const head = `POST /api/tools/uploads HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.url}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      const piece = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
      for (let sent = 0; sent <= UPLOAD_LIMIT_BYTES; sent += 65_536) socket.write(piece);
    });
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
  });
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
});

it('a form that is too large or breaks off is refused, and leaves nothing', async () => {
  const before = spooled();
  const { port, hostname } = new URL(site.url);
  const head = (bytes: number) =>
    `POST /api/tools/uploads HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nOrigin: ${site.url}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`;
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(head(UPLOAD_LIMIT_BYTES + 1) + part));
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
  });
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(head(10_000) + part, () => {
        socket.destroy();
        resolve();
      }),
    );
  });
  await expect
    .poll(() => spooled().filter((name) => !before.includes(name)), { timeout: 20_000 })
    .toEqual([]);
  await expect.poll(() => readdirSync(join(site.dir, 'uploads', '.incoming'))).toEqual([]);
});
