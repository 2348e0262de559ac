import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileOutbox } from './file-outbox.ts';

const dir = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
afterAll(() => rmSync(join(dir, '..'), { recursive: true }));
const send = createFileOutbox(dir, () => new Date('2026-11-21T12:00:00.000Z'));
const mail = { channel: 'email', to: 'a@mail.example', subject: 'S', text: 'T', html: null } as const;

test('each message is a file of its own, even those of one instant, readable by nobody else', async () => {
  await Promise.all([send(mail), send(mail), send(mail)]);
  const names = readdirSync(dir).sort();
  expect(names).toEqual([1, 2, 3].map((n) => `2026-11-21T12-00-00-000Z-00${n}.json`));
  expect(JSON.parse(readFileSync(join(dir, names[0] ?? ''), 'utf8'))).toEqual({
    ...mail,
    sentAt: '2026-11-21T12:00:00.000Z',
  });
  expect(statSync(join(dir, names[0] ?? '')).mode & 0o077).toBe(0);
});

test('a message with a name is there once, however often it is handed over', async () => {
  await send({ ...mail, key: 'named' });
  await send({ ...mail, key: 'named' });
  expect(readdirSync(dir).filter((name) => name.startsWith('named'))).toEqual(['named.json']);
  expect(JSON.parse(readFileSync(join(dir, 'named.json'), 'utf8'))).not.toHaveProperty('key');
});
