import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('secrets never reach the log, one level down either', () => {
  const write = vi.fn<(text: string) => void>();
  const log = createLog('info', { write });
  log.info({ password: 'hunter2', user: { token: 'tkn-1', code: '012345', name: 'Bob' } }, 'signed in');
  log.debug('too little to say');
  const lines = write.mock.calls.map(([line]) => line);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    msg: 'signed in',
    password: '[hidden]',
    user: { token: '[hidden]', code: '[hidden]', name: 'Bob' },
  });
});

test('what a terminal would obey is written as an escape, and reads as it was', () => {
  const write = vi.fn<(text: string) => void>();
  const path = '/nope/\u202egpj.exe\u0085\u009b2J\u2066\u200b\u2028\u{e0041}\x1b[2J\x7f';
  const log = createLog('info', { write });
  log.info({ path }, 'request');
  const line = write.mock.calls[0]?.[0] ?? '';
  expect(line).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(line)).toMatchObject({ path });
});
