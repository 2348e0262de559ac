import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  ['https://zoom.us/test', 'https://zoom.us/test'],
  ['https://example.com/a"b', 'https://example.com/a%22b'],
  ['/video/x1', '/video/x1'],
])('%s may stand in a page', (address, expected) => {
  expect(safeLink(address)).toBe(expected);
});

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'https://name:word@example.com',
  '//example.com/x',
  '/\\example.com',
  'example.com',
  '',
  null,
  undefined,
])('%s may not', (address) => {
  expect(safeLink(address)).toBeUndefined();
});
