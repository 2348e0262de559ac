import { expect, it } from 'vitest';
import { isOutage } from './failures.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

it.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_RECOVERY',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY_DIRECTORY',
  'SQLITE_CANTOPEN',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '53100',
  '53300',
  '57014',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])('%s may pass', (code) => {
  expect(isOutage(withCode(code))).toBe(true);
});

it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'SQLITE_CORRUPT', '23505', '42601', '28P01'])(
  '%s stays',
  (code) => {
    expect(isOutage(withCode(code))).toBe(false);
  },
);

it('a connection that was tried at several addresses, and what is no error of a store', () => {
  expect(isOutage(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true);
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isOutage(new Error('the connection is fine'))).toBe(false);
  expect(isOutage('SQLITE_FULL')).toBe(false);
});
