import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('secrets never reach the log, one level down either', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = createLog('info');
  log.info({ password: 'hunter2', user: { token: 'tkn-1', code: '012345', name: 'Bob' } }, 'signed in');
  log.debug('too little to say');
  log.flush();
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    msg: 'signed in',
    password: '[hidden]',
    user: { token: '[hidden]', code: '[hidden]', name: 'Bob' },
  });
});
