import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connectDelivery } from './connect.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'delivery-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('without a provider both channels write to the outbox folder', async () => {
  const delivery = connectDelivery({ SITE_NAME: 'RedStreet', PUBLIC_URL: 'https://site.example', DATA_DIR });
  const person = { email: 'a@mail.example', phone: '5550104477', name: 'Ann' };
  await delivery.sendCode({ ...person, message_preference: 'email' }, 'password', '012345');
  await delivery.sendCode({ ...person, message_preference: 'phone' }, 'password', '543210');
  const messages = readdirSync(join(DATA_DIR, 'outbox'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(DATA_DIR, 'outbox', name), 'utf8')) as { channel: string });
  expect(messages).toMatchObject([
    { channel: 'email', to: 'a@mail.example' },
    { channel: 'sms', to: '5550104477', subject: null, html: null },
  ]);
});
