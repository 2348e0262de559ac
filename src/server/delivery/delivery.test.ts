import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDelivery } from './connect.ts';

const ann = {
  email: 'ann@example.com',
  phone: '5550001111',
  name: 'Ann Example',
  message_preference: 'email',
} as const;
const settings = { SITE_NAME: 'Street & Co', PUBLIC_URL: 'https://site.example' };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'delivery-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the outbox folder', () => {
  const files = () => readdirSync(join(dir, 'outbox')).toSorted();
  const read = (name: string) =>
    JSON.parse(readFileSync(join(dir, 'outbox', name), 'utf8')) as Record<string, string | null>;

  it('holds a mail as one file, which only its owner may read', async () => {
    await connectDelivery({ ...settings, DATA_DIR: dir }).sendCode(ann, 'verification', '123456');
    const [name = ''] = files();
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-001\.json$/);
    expect(Object.keys(read(name))).toEqual(['channel', 'to', 'subject', 'text', 'html', 'sentAt']);
    expect(read(name)).toMatchObject({
      channel: 'email',
      to: 'ann@example.com',
      subject: 'Street & Co: your confirmation code',
    });
    expect(read(name)['text']).toMatch(/\b123456\b/);
    expect(statSync(join(dir, 'outbox', name)).mode & 0o777).toBe(0o600);
  });

  it('holds an SMS for who prefers the phone and has one', async () => {
    const delivery = connectDelivery({ ...settings, DATA_DIR: dir });
    await delivery.sendCode({ ...ann, message_preference: 'phone' }, 'password', '123456');
    await delivery.sendCode({ ...ann, phone: null, message_preference: 'phone' }, 'password', '654321');
    const channels = files().map((name) => [
      read(name)['channel'],
      read(name)['to'],
      read(name)['html'] === null,
    ]);
    expect(channels).toEqual([
      ['sms', '5550001111', true],
      ['email', 'ann@example.com', false],
    ]);
  });

  it('loses none of many that are written at once', async () => {
    const delivery = connectDelivery({ ...settings, DATA_DIR: dir });
    await Promise.all(Array.from({ length: 50 }, () => delivery.sendNotice(ann, 'password-changed')));
    expect(files()).toHaveLength(50);
    expect(files().every((name) => name.endsWith('.json') && read(name)['to'] === ann.email)).toBe(true);
  });
});

describe('every letter', () => {
  it('has a code that stands alone, names the site, and says what to do if one did not ask, in text and HTML', async () => {
    const delivery = connectDelivery({ ...settings, DATA_DIR: dir });
    for (const purpose of ['verification', 'password', 'deletion'] as const) {
      await delivery.sendCode(ann, purpose, '123456');
      await delivery.sendCode({ ...ann, message_preference: 'phone' }, purpose, '123456');
    }
    for (const kind of [
      'already-registered',
      'password-changed',
      'phone-changed',
      'account-deleted',
    ] as const)
      await delivery.sendNotice(ann, kind);
    const letters = readdirSync(join(dir, 'outbox')).map(
      (name) =>
        JSON.parse(readFileSync(join(dir, 'outbox', name), 'utf8')) as {
          subject: string | null;
          text: string;
          html: string | null;
        },
    );
    expect(letters).toHaveLength(10);
    for (const { subject, text, html } of letters) {
      expect(text).toMatch(/Street & Co/);
      expect(text).toMatch(/If (?:it was not you|you did not)/);
      expect(text.match(/\d{6}/g) ?? []).toEqual(/code/.test(subject ?? 'code') ? ['123456'] : []);
      if (html === null) continue;
      expect(html).toContain('Street &amp; Co');
      expect(html).toContain('Hello Ann Example,');
      expect(html).not.toMatch(/<script|<img|http:/);
    }
  });
});

describe('a mail server', () => {
  const taken: Email[] = [];
  let refuse = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'user' && password === 'p@ss' ? done(null, { user: 'user' }) : done(new Error('no')),
    onRcptTo: (_, __, done) => done(refuse ? new Error('450 later') : null),
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          taken.push(mail);
          done();
        });
      });
    },
  });
  let host: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const delivery = (url: string) => connectDelivery({ ...settings, DATA_DIR: dir, SMTP_URL: url });

  it('gets a mail in text and HTML from the site, with nothing of a name turning into a header', async () => {
    await delivery(`smtp://user:p%40ss@${host}`).sendCode(
      { ...ann, name: 'Ann\r\nBcc: eve@example.com' },
      'verification',
      '123456',
    );
    const mail = taken.at(-1);
    expect(mail).toMatchObject({
      subject: 'Street & Co: your confirmation code',
      from: { name: 'Street & Co', address: 'no-reply@site.example' },
      to: [{ address: 'ann@example.com' }],
    });
    expect(mail?.text).toMatch(/\b123456\b/);
    expect(mail?.html).toMatch(/\b123456\b/);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('sees the sender that the setting names, and one recipient whatever the address contains', async () => {
    await delivery(`smtp://user:p%40ss@${host}/?from=hello@street.example`).sendNotice(
      { email: "o'neil+a@example.com", name: null },
      'password-changed',
    );
    expect(taken.at(-1)?.from).toMatchObject({ address: 'hello@street.example' });
    expect(taken.at(-1)?.to).toEqual([expect.objectContaining({ address: "o'neil+a@example.com" })]);
  });

  it('that refuses, does not know us, or is not there makes the call fail', async () => {
    refuse = true;
    await expect(
      delivery(`smtp://user:p%40ss@${host}`).sendNotice(ann, 'password-changed'),
    ).rejects.toThrow();
    refuse = false;
    await expect(delivery(`smtp://user:wrong@${host}`).sendNotice(ann, 'password-changed')).rejects.toThrow();
    await expect(delivery('smtp://127.0.0.1:9').sendNotice(ann, 'password-changed')).rejects.toThrow();
  });
});

describe('an SMS provider', () => {
  const asked: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://key:s%3Acret@127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const send = () =>
    connectDelivery({ ...settings, DATA_DIR: dir, SMS_URL: url }).sendCode(
      { ...ann, message_preference: 'phone' },
      'password',
      '123456',
    );

  it('gets one JSON with number, sender and text', async () => {
    await send();
    const { headers, body } = asked.at(-1) ?? { headers: {}, body: undefined };
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Basic ${btoa('key:s:cret')}`,
    });
    expect(body).toEqual({
      to: '+15550001111',
      from: 'Street & Co',
      text: expect.stringMatching(/\b123456\b/) as string,
    });
  });

  it.each([500, 400, 302])('that answers %d makes the call fail', async (answer) => {
    status = answer;
    await expect(send()).rejects.toThrow();
    status = 201;
  });
});
