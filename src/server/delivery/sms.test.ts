import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { Message } from './message.ts';
import { createSms, toE164 } from './sms.ts';

const message: Message = { channel: 'sms', to: '5550104477', subject: null, text: 'Your code', html: null };
let close: (() => void) | undefined;
afterEach(() => close?.());

async function provider(status: number, headers: Record<string, string> = {}) {
  const seen: { authorization: string | undefined; url: string | undefined; body: unknown }[] = [];
  const keep = async (req: IncomingMessage) =>
    seen.push({
      authorization: req.headers.authorization,
      url: req.url,
      body: JSON.parse(await text(req)) as unknown,
    });
  const server = createServer((req, res) => {
    void keep(req).then(() => res.writeHead(status, headers).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return { seen, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('ten digits are a number of the United States', () => {
  expect([toE164('5550104477'), toE164('4915155501044')]).toEqual(['+15550104477', '+4915155501044']);
});

test('the provider gets the text, and the credentials as a header, never in the address', async () => {
  const { seen, host } = await provider(202);
  await createSms(`http://me:p%40ss@${host}/send`, 'RedStreet')(message);
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
  await expect(createSms(`http://${refusing.host}/`, 'R')(message)).rejects.toThrow('503');
  close?.();
  const elsewhere = await provider(302, { location: 'https://evil.example/' });
  await expect(createSms(`http://${elsewhere.host}/`, 'R')(message)).rejects.toThrow();
});
