import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Message, NumberRefused } from './message.ts';
import { createSms } from './sms.ts';

const message: Message = { channel: 'sms', to: '5550104477', subject: null, text: 'Your code', html: null };
const json = (url: string) => createSms({ url, protocol: 'json', from: 'RedStreet' });
let close: (() => void) | undefined;
afterEach(() => close?.());

const bodyOf = async (req: IncomingMessage): Promise<unknown> => {
  const sent = await text(req);
  return /json/.test(req.headers['content-type'] ?? '')
    ? (JSON.parse(sent) as unknown)
    : Object.fromEntries(new URLSearchParams(sent));
};

async function provider(status: number, headers: Record<string, string> = {}, said = '{}') {
  const seen: { authorization: string | undefined; url: string | undefined; body: unknown }[] = [];
  const keep = async (req: IncomingMessage) =>
    seen.push({
      authorization: req.headers.authorization,
      url: req.url,
      body: await bodyOf(req),
    });
  const server = createServer((req, res) => {
    void keep(req).then(() => res.writeHead(status, headers).end(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return { seen, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('the provider gets the text, and the credentials as a header, never in the address', async () => {
  const { seen, host } = await provider(202);
  await json(`http://me:p%40ss@${host}/send`)(message);
  expect(seen).toEqual([
    {
      authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
      url: '/send',
      body: { to: '+15550104477', from: 'RedStreet', text: 'Your code' },
    },
  ]);
});

test('what was not taken is an error, so that it is tried again; a redirect is not followed', async () => {
  const refusing = await provider(503);
  await expect(json(`http://${refusing.host}/`)(message)).rejects.toThrow('503');
  close?.();
  const elsewhere = await provider(302, { location: 'https://evil.example/' });
  await expect(json(`http://${elsewhere.host}/`)(message)).rejects.toThrow();
});

const SERVICE = `MG${'0a'.repeat(16)}`;
test.each([
  ['+12125550100', { From: '+12125550100' }],
  [SERVICE, { MessagingServiceSid: SERVICE }],
])("Twilio's form names %s as the sender", async (from, sender) => {
  const { seen, host } = await provider(201);
  const send = createSms({ url: `http://AC1:token@${host}/Messages.json`, protocol: 'twilio', from });
  await send({ ...message, key: 'one-name' });
  expect(seen.map(({ body }) => body)).toEqual([{ To: '+15550104477', ...sender, Body: 'Your code' }]);
});

test.each([
  ['json', 410, '', true, false],
  ['json', 422, '', true, false],
  ['json', 400, '', false, false],
  ['twilio', 400, '{"code":21211}', true, false],
  ['twilio', 400, '{"code":21614}', true, false],
  ['twilio', 400, '{"code":21610}', true, true],
  // Whose fault it is: the sender's number, the account, too many, the server.
  ['twilio', 400, '{"code":21606}', false, false],
  ['twilio', 401, '{"code":20003}', false, false],
  ['twilio', 429, '{"code":20429}', false, false],
  ['twilio', 503, '<html>', false, false],
] as const)(
  '%s %d %s: the number refused %s, stopped %s',
  async (protocol, status, said, isFinal, isStopped) => {
    const { host } = await provider(status, {}, said);
    const url = `http://AC1:hunter2@${host}/Messages.json`;
    const failed = await createSms({ url, protocol, from: '+12125550100' })(message).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(Error);
    expect(failed instanceof NumberRefused).toBe(isFinal);
    if (failed instanceof NumberRefused) expect(failed.isStopped).toBe(isStopped);
    // What is logged names neither the number, nor the text, nor the password.
    expect(String(failed)).not.toMatch(/5550104477|Your code|hunter2/);
  },
);
