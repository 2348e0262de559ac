import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataDir } from '../support/filled-store.ts';
import { serve, type Served } from '../support/site.ts';

type Fault = (req: IncomingMessage, res: ServerResponse) => void;

/** What an auth server can do wrong. */
const faults: Record<string, Fault> = {
  hangs: () => undefined,
  'answers 500': (_req, res) =>
    res
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"error":{"code":"internal","message":"boom at /srv/secret.ts"}}'),
  'breaks the connection': (req) => req.socket.destroy(),
};

let stub: Server;
let site: Served;
let fault: Fault;
const headers = { cookie: `Authorization=${'a'.repeat(43)}; isVerified=true` };

const dir = mkdtempSync(join(tmpdir(), 'failing-auth-'));

beforeAll(async () => {
  stub = createServer((req, res) => fault(req, res));
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const { port } = stub.address() as AddressInfo;
  await fillDataDir(dir, 'none');
  site = await serve('main', {
    AUTH_API_URL: `http://127.0.0.1:${port}`,
    CHAT_API_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dir,
    SEED: 'none',
  });
});
afterAll(async () => {
  await site.stop();
  stub.closeAllConnections();
  stub.close();
  rmSync(dir, { recursive: true });
});

/** An auth server that knows who asks, somebody unconfirmed, and answers all else in one way. */
const knowsWhoAsks =
  (status: number, body: object): Fault =>
  (req, res) => {
    const [code, answer] = req.url?.endsWith('/auth/session')
      ? [200, { userId: 'u1', email: 'a@mail.example', name: 'A', verified: false, role: 'user', googleUser: false }]
      : [status, body];
    res.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }; // prettier-ignore

/** Sends the form of a page; the texts of its alert. */
async function send(path: string, fields: Record<string, string>, signedIn = false): Promise<string> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    // A token of its own: whose one is, is remembered for a moment.
    headers: { origin: site.url, ...(signedIn && { cookie: `Authorization=${'b'.repeat(43)}` }) },
    body: new URLSearchParams(fields),
  });
  const html = await answer.text();
  return (
    /role="alert"[^>]*>(.*?)<\/p>/s
      .exec(html)?.[1]
      ?.replaceAll(/<[^>]+>/g, '')
      .trim() ?? html
  );
}
const contact = { contact: 'a@mail.example' };
const signup = { name: 'A', email: 'a@mail.example', password: 'Correct1!', message_preference: 'email', terms_accepted: 'on' }; // prettier-ignore

test('what the auth server refuses is said in its own words, or in ours where it has none', async () => {
  fault = knowsWhoAsks(403, { message: 'Not from here.' });
  expect([await send('/signup', signup), await send('/forgot-password', contact)]).toEqual([
    'Not from here.',
    'Not from here.',
  ]);
  fault = knowsWhoAsks(403, { message: '' });
  expect([await send('/signup', signup), await send('/forgot-password', contact)]).toEqual([
    'Failed to sign up. Please try again.',
    'Failed to process your request.',
  ]);
});

test('a sign-up is sent as the auth server knows it: the email as username, digits alone', async () => {
  let received = '';
  fault = (req, res) => {
    req.on('data', (part: Buffer) => (received += part.toString()));
    req.on('end', () => res.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}'));
  };
  await send('/signup', { ...signup, phone_number: '(555) 010-4477', message_preference: 'phone' });
  expect(JSON.parse(received)).toEqual({
    username: 'a@mail.example',
    name: 'A',
    email: 'a@mail.example',
    phone_number: '5550104477',
    password: 'Correct1!',
    message_preference: 'phone',
    terms_accepted: true,
  });
});

test('each form sends what the auth server knows, by the specified names', async () => {
  const received: Record<string, unknown> = {};
  const person = { userId: 'u1', email: 'a@mail.example', name: 'A', role: 'user', googleUser: false };
  fault = (req, res) => {
    let text = '';
    req.on('data', (part: Buffer) => (text += part.toString()));
    req.on('end', () => {
      if (text !== '') received[`${req.method} ${req.url}`] = JSON.parse(text);
      const verified = req.headers.authorization === `Bearer ${'d'.repeat(43)}`;
      const answer = req.url?.endsWith('/auth/session')
        ? { ...person, verified }
        : { success: true, profile: person, message_preference: 'phone' };
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  };
  const asMember = (path: string, fields: Record<string, string>) =>
    fetch(`${site.url}/Profile/${path}`, {
      method: 'POST',
      headers: { origin: site.url, cookie: `Authorization=${'d'.repeat(43)}; isVerified=true` },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  await send('/forgot-password', { contact: '(555) 010-4477' });
  await send('/reset-password', { ...contact, code: '123456', newPassword: 'Another2?' });
  await send('/verify', { code: '123456' }, true);
  await send('/verify', { intent: 'resend' }, true);
  await asMember('Profile_Info?edit', { name: 'Ann', phone_number: '(555) 010-4477' });
  await asMember('Notifications', { message_preference: 'phone' });
  expect(received).toMatchObject({
    'POST /auth/forgot-password': { phone_number: '5550104477' },
    'POST /auth/reset-password': { email: 'a@mail.example', code: '123456', newPassword: 'Another2?' },
    'POST /auth/verify': { email: 'a@mail.example', code: '123456' },
    'POST /auth/resend-verification': { email: 'a@mail.example' },
    'PUT /profile/profile/update': { name: 'Ann', phone_number: '5550104477' },
    'PUT /profile/profile/message-preference': { message_preference: 'phone' },
  });
});

test('what the auth server cannot do is said in the words of each form', async () => {
  fault = knowsWhoAsks(500, { error: { code: 'internal', message: 'boom' } });
  expect([
    await send('/signup', signup),
    await send('/forgot-password', contact),
    await send('/reset-password', { ...contact, code: '123456', newPassword: 'Another2?' }),
    await send('/verify', { code: '123456' }, true),
    await send('/verify', { intent: 'resend' }, true),
  ]).toEqual([
    'Failed to sign up. Please try again.',
    'Failed to send reset password request. Please try again.',
    'Failed to reset password. Please try again.',
    'Failed to confirm code. Please try again.',
    'Failed to resend confirmation code. Please try again later.',
  ]);
});

test('what fails of one’s own account is said in the specified words, and who asks stays signed in', async () => {
  const person = { email: 'a@mail.example', name: 'Ann' };
  const answers: Record<string, [status: number, body: object]> = {
    'GET /auth/session': [200, { ...person, userId: 'u1', verified: true, role: 'user', googleUser: false }],
    'GET /profile/profile': [
      200,
      {
        profile: {
          ...person,
          phone_number: null,
          profile_picture_url: null,
          message_preference: 'email',
          googleUser: false,
        },
      },
    ],
  };
  const broken = [500, { error: { code: 'internal', message: 'of no use' } }] as const;
  fault = (req, res) => {
    const [status, body] = answers[`${req.method} ${req.url}`] ?? broken;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const says = async (path: string, text: string, fields?: Record<string, string>, status = 502) => {
    const answer = await fetch(`${site.url}/Profile/${path}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      // Somebody else: who this is, is known for a second.
      headers: { cookie: `Authorization=${'c'.repeat(43)}; isVerified=true`, origin: site.url },
    });
    const html = await answer.text();
    expect([path, answer.status, html.includes(text)]).toEqual([path, status, true]);
    expect(html).not.toContain('of no use');
    expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/Max-Age=0/i);
  };
  await says('Notifications', 'Failed to load notification methods.');
  await says('Data_Usage?delete=password', 'Failed to delete user', { password: 'Correct1!' });
  await says('Change_Password', 'Failed to send the reset code. Please try again.', { intent: 'send' });
  const change = { code: '123456', newPassword: 'Another2?', confirmation: 'Another2?' };
  await says(
    'Change_Password?step=code',
    'An error occurred while changing the password. Please try again later.',
    change,
  );
  const method = { message_preference: 'email' };
  const preference = '/profile/profile/message-preference';
  answers[`GET ${preference}`] = [200, method];
  await says('Notifications', 'Failed to save notification method.', method);
  answers[`PUT ${preference}`] = [400, { error: { code: 'bad_request', message: 'of no use' } }];
  await says('Notifications', 'Failed to update notification method.', method, 400);
});

test.each(Object.entries(faults))(
  'when the auth server %s, nobody is signed out, what is private waits, and what is public goes on',
  async (_name, behaviour) => {
    fault = behaviour;
    const look = async (path: string, status: number) => {
      const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers.get('set-cookie')]).toEqual([path, null]);
      expect(text).not.toContain('secret.ts');
      if (status !== 503) return;
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(text).toContain(
        path.startsWith('/api/')
          ? 'The service is not available right now. Please try again.'
          : 'Something went wrong',
      );
      if (path.startsWith('/api/')) return;
      expect(text).toContain('Nobody is signed out, and all public pages can be read.');
      // Again at the address that was asked for, whatever stands in its place.
      expect(text).toMatch(/<a class="button" href=""[^>]*>\s*<svg.*?<\/svg>\s*Try again/s);
    };
    // At once, for each waits as long as the site waits for the auth server; three pages, since four are let in.
    const needIt = ['/favorites/companies', '/Profile/Sessions', '/verify', '/api/stock/favorites'];
    await Promise.all([...needIt, '/api/profile/profile'].map((path) => look(path, 503)));
    const goOn = ['/terms', '/login', '/news', '/api/stock/filters'];
    await Promise.all(goOn.map((path) => look(path, 200)));
  },
);

test('when the auth server hangs, signing in says that it failed, within the time a browser waits', async () => {
  fault = () => undefined;
  const answer = await fetch(`${site.url}/login`, {
    method: 'POST',
    headers: { ...headers, origin: site.url },
    body: new URLSearchParams({ email: 'a@mail.example', password: 'Correct1!' }),
    signal: AbortSignal.timeout(20_000),
  });
  expect([503, 504]).toContain(answer.status);
  expect(await answer.text()).toContain('Failed to log in. Please check your credentials and try again.');
});

test('a shared conversation that does not arrive is asked for again at its own address, and is no fault of the page', async () => {
  fault = faults['answers 500'] as Fault;
  const path = '/redchat/shared/abcdefghijklmnopqrstuv';
  const answer = await fetch(site.url + path);
  const text = await answer.text();
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
  expect(text).toContain('The conversation did not arrive.');
  expect(text).toContain(`href="${path}"`);
});
