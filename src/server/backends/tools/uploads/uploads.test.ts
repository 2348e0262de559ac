import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Upload } from '#contract/upload.ts';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { toolsSurroundings } from '#tests/support/tools-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { createToolsApp } from '../app.ts';

const people: Record<string, Session> = { ann: sessionOf('ann', { role: 'staff' }), user: sessionOf('user') };

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#b3122a' } });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);

/** The head of a PNG that says it is 60,000 pixels in square, and nothing more. */
async function hugePng(): Promise<Buffer> {
  const small = await picture(10).png().toBuffer();
  const bytes = Buffer.from(small);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

forEachEngine('uploads', (openFresh) => {
  let store: OpenStore;
  let dataDir: string;
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(async () => {
    for (const table of ['uploads', 'desk_entries', 'desk_versions', 'news', 'letter_sendings'] as const)
      await store.db.deleteFrom(table).execute();
    dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
    return () => rmSync(dataDir, { recursive: true });
  });
  afterAll(() => store.close());

  async function call<Body>(
    method: string,
    path: string,
    init: RequestInit = {},
    as = 'ann',
    more: object = {},
  ) {
    const app = createToolsApp({
      db: store.db,
      engine: store.engine,
      ...toolsSurroundings(store.db, dataDir),
      whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
      access: 'staff',
      ...more,
    });
    const headers = new Headers(init.headers);
    if (as) headers.set('authorization', `Bearer ${as.padEnd(43, '-')}`);
    const response = await app.request(path, { ...init, method, headers });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const add = (files: readonly (readonly [string, Buffer])[], alt?: string, as?: string, more?: object) => {
    const form = new FormData();
    for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
    if (alt !== undefined) form.append('alt', alt);
    return call<{ data: Upload[] } & ErrorEnvelope>('POST', '/tools/uploads', { body: form }, as, more);
  };
  const filesOf = () => readdirSync(join(dataDir, 'uploads')).filter((name) => name !== '.incoming');
  const left = () => readdirSync(join(dataDir, 'uploads', '.incoming'));
  const json = (body: object) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

  it('is closed to guests and to who is not staff, with every call', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/a'],
      ['DELETE', '/a'],
    ] as const)
      for (const [as, status] of [
        ['', 401],
        ['user', 403],
      ] as const)
        expect((await call(method, `/tools/uploads${path}`, {}, as)).status).toBe(status);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('a picture is made anew in several widths, upright, without what cameras write beside it', async () => {
    const bytes = await picture(2000, 1000)
      .withExif({ IFD0: { Artist: 'Secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await add([['C:\\holiday\\beach\n.png', bytes]], 'A beach');
    const [upload] = body.data;
    expect(upload).toMatchObject({
      kind: 'image',
      name: 'beach .png',
      alt: 'A beach',
      by: 'ann',
      usedIn: [],
    });
    expect([upload?.width, upload?.height]).toEqual([1000, 2000]);
    expect(upload?.forms.map(({ width }) => width)).toEqual([480, 960, 1000]);
    expect(filesOf().sort()).toEqual([1000, 480, 960].map((width) => `${upload?.id}-${width}.webp`));
    const kept = await sharp(join(dataDir, upload?.address ?? '')).metadata();
    expect([kept.format, kept.width, kept.exif, kept.orientation]).toEqual([
      'webp',
      1000,
      undefined,
      undefined,
    ]);
    expect(left()).toEqual([]);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)(
    '%s is read as a picture, whatever it is called',
    async (format) => {
      const { body } = await add([['any.txt', await picture(20).toFormat(format).toBuffer()]]);
      expect(body.data[0]?.forms.map(({ width }) => width)).toEqual([20]);
    },
  );

  it('the same file twice is one, and a PDF is kept as it is', async () => {
    const bytes = await picture(30).png().toBuffer();
    const { body } = await add([
      ['one.png', bytes],
      ['two.png', bytes],
      ['facts.pdf', pdf],
    ]);
    expect(new Set(body.data.map(({ id }) => id)).size).toBe(2);
    expect(body.data[2]).toMatchObject({ kind: 'pdf', forms: [], width: null });
    expect(body.data[2]?.address).toMatch(/^\/uploads\/[\da-f]{32}\.pdf$/);
    const { body: list } = await call<{ total: number }>('GET', '/tools/uploads');
    expect(list.total).toBe(2);
  });

  it('addresses are those of the operator’s storage where there is one', async () => {
    const { body } = await add([['a.pdf', pdf]], undefined, 'ann', {
      assetsUrl: 'https://assets.example/x/',
    });
    expect(body.data[0]?.address).toMatch(/^https:\/\/assets\.example\/x\/uploads\//);
  });

  it('what is no picture and no PDF leaves nothing, whatever it says of itself', async () => {
    const png = await picture(300).png().toBuffer();
    const noise = await sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919) % 256)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    const hostile: [string, Buffer][] = [
      ['svg.png', svg],
      ['svg behind a PNG.png', Buffer.concat([png.subarray(0, 8), svg])],
      ['page.gif', Buffer.from('GIF89a<html><script>alert(1)</script>')],
      ['page.pdf', Buffer.from('<html>%PDF-1.4 %%EOF')],
      ['cut.pdf', pdf.subarray(0, 20)],
      ['cut.jpg', noise.subarray(0, noise.length / 2)],
      ['cut.png', png.subarray(0, png.length - 60)],
      ['bomb.png', await hugePng()],
      ['tiff.webp', await picture(10).tiff().toBuffer()],
      ['text.png', Buffer.from('text')],
    ];
    for (const [name, bytes] of hostile) {
      const { status, body } = await add([[name, bytes]]);
      expect([name, status, body.error.code]).toEqual([name, 400, 'bad_request']);
    }
    expect([filesOf(), left()]).toEqual([[], []]);
    expect(await store.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  it('a picture that is a page as well is a picture alone once it is kept', async () => {
    const bytes = Buffer.concat([
      await picture(20).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { body } = await add([['polyglot.html', bytes]]);
    const kept = await sharp(join(dataDir, body.data[0]?.address ?? '')).toBuffer();
    expect(kept.includes('script')).toBe(false);
  });

  it('too many files, none, and a form that breaks off leave nothing', async () => {
    expect((await add(Array.from({ length: 6 }, (_, n) => [`${n}.pdf`, pdf] as const))).status).toBe(400);
    expect((await add([['', Buffer.alloc(0)]])).body.error.message).toBe('Choose a file.');
    const cut = await call('POST', '/tools/uploads', {
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(cut.status).toBe(400);
    expect((await call('POST', '/tools/uploads', json({}))).status).toBe(415);
    expect([filesOf(), left()]).toEqual([[], []]);
  });

  it('what is shown somewhere says where, and is deleted only when it is shown nowhere', async () => {
    const { body } = await add([['a.png', await picture(20).png().toBuffer()]]);
    const { id = '', address = '' } = body.data[0] ?? {};
    const letter = {
      title: 'With a picture',
      format: 'html',
      body: `<p>x<img src="${address}" alt="A"></p>`,
    };
    const { body: made } = await call<{ id: string }>('POST', '/tools/newsletters', json(letter));
    // What waits shows it no more, but the site does.
    await call('PUT', `/tools/newsletters/${made.id}`, json({ body: '<p>None</p>', state: 'draft' }));
    const row = await store.db.selectFrom('news').select('description').executeTakeFirstOrThrow();
    expect(row.description).toContain(`<img src="${address}" alt="A" loading="lazy" />`);
    const refused = await call<ErrorEnvelope>('DELETE', `/tools/uploads/${id}`);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'It is shown in Newsletter: With a picture.',
    ]);
    await call('DELETE', `/tools/newsletters/${made.id}`);
    expect((await call('DELETE', `/tools/uploads/${id}`)).status).toBe(200);
    expect([filesOf(), (await call('DELETE', `/tools/uploads/${id}`)).status]).toEqual([[], 404]);
  });

  it('what a picture shows can be said later', async () => {
    const { body } = await add([['a.png', await picture(20).png().toBuffer()]]);
    const id = body.data[0]?.id;
    const { body: said } = await call<Upload>('PUT', `/tools/uploads/${id}`, json({ alt: 'A field' }));
    expect(said.alt).toBe('A field');
  });

  it('a disk that takes nothing is an outage, and what was asked can be asked again', async () => {
    // A folder cannot be made where a file is.
    const { status, body } = await add([['a.pdf', pdf]], undefined, 'ann', { dataDir: '/dev/null' });
    expect([status, body.error.code]).toEqual([503, 'unavailable']);
    expect((await add([['a.pdf', pdf]])).status).toBe(200);
  });
});
