import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TEXT_CONSENT_VERSION } from '#contract/text-notice.ts';
import { enter, known, openSite, stranger } from '#tests/support/open-site.ts';
import { get } from '#tests/support/the-site.ts';

const TOKEN = 'p@ss:word';

/** A provider of text messages that speaks Twilio's form, with what it was sent. */
async function openProvider() {
  const sent: {
    path: string | undefined;
    authorization: string | undefined;
    form: Record<string, string>;
  }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path, headers } = request;
      const form = Object.fromEntries(new URLSearchParams(body));
      sent.push({ path, authorization: headers.authorization, form });
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { sent, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('with a provider codes go there, and an answer ends text messages if the provider has signed it', async () => {
  const { sent, host } = await openProvider();
  const site = await openSite({
    SMS_URL: `http://AC1:${encodeURIComponent(TOKEN)}@${host}/Accounts/AC1/Messages.json`,
    SMS_PROTOCOL: 'twilio',
    SMS_FROM: '+12125550100',
  });
  onTestFinished(() => site.close());
  const cookie = await enter(site, await known(site, { ...stranger(), phone: '2125550142' }));
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { cookie, origin: site.url, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${site.url}/api/profile/texts${path}`, init);
    return { status: answer.status, body: (await answer.json()) as { on?: boolean } };
  };
  expect((await ask('POST', '/code')).status).toBe(200);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000, interval: 20 });
  expect(sent[0]).toMatchObject({
    path: '/Accounts/AC1/Messages.json',
    authorization: `Basic ${btoa(`AC1:${TOKEN}`)}`,
    form: { To: '+12125550142', From: '+12125550100' },
  });
  const code = /\b\d{6}\b/.exec(sent[0]?.form['Body'] ?? '')?.[0] ?? '';
  expect((await ask('PUT', '', { code, version: TEXT_CONSENT_VERSION })).body.on).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 30_000, interval: 20 });

  /** Hands an answer on as the provider does: from nowhere, signed over the address that it knows. */
  const answer = async (Body: string, { token = TOKEN, posts = Body } = {}) => {
    const fields: Record<string, string> = { From: '+12125550142', Body, MessageSid: 'SM2' };
    const names = Object.keys(fields).sort();
    const signed = `${site.url}/webhooks/texts${names.map((name) => name + (fields[name] ?? '')).join('')}`;
    const signature = createHmac('sha1', token).update(signed).digest('base64');
    const body = new URLSearchParams({ ...fields, Body: posts });
    const headers = { 'x-twilio-signature': signature };
    const response = await fetch(`${site.url}/webhooks/texts`, { method: 'POST', body, headers });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      said: await response.text(),
    };
  };
  expect((await answer('STOP', { token: 'another' })).status).toBe(403);
  expect((await answer('thank you', { posts: 'STOP' })).status).toBe(403);
  expect(await answer('help')).toMatchObject({
    status: 200,
    type: 'text/xml; charset=utf-8',
    said: expect.stringMatching(
      /<Response><Message>RedStreet: .*Reply STOP .*<\/Message><\/Response>/,
    ) as string,
  });
  expect((await ask('GET', '')).body.on).toBe(true);
  expect(await answer('Stop!')).toMatchObject({
    status: 200,
    said: expect.stringContaining('<Response></Response>') as string,
  });
  expect((await ask('GET', '')).body.on).toBe(false);
  expect((await answer('START')).said).toContain('/Profile/Notifications');
  expect((await ask('GET', '')).body.on).toBe(false);
});

it('a site without a provider takes no answers, and a page of one is none', async () => {
  expect((await get('/webhooks/texts')).status).toBe(404);
  const posted = await get('/webhooks/texts', {
    method: 'POST',
    body: new URLSearchParams({ Body: 'STOP' }),
  });
  expect(posted.status).toBe(404);
});
