import { expect, test } from 'vitest';
import { filedWords, transactionOf } from './words.ts';

test.each([
  ['P', true, 'Purchase', 'up'],
  ['S', false, 'Sale', 'down'],
  ['M', false, 'Option exercise', undefined],
  ['F', false, 'Tax withholding', undefined],
  ['G', false, 'Gift', undefined],
  [null, true, 'Purchase', 'up'],
  [null, false, 'Unknown', undefined],
  ['Q', false, 'Code Q', undefined],
] as const)('code %s (bought: %s) is %s', (code, is_buy, text, direction) => {
  expect(transactionOf({ code, is_buy })).toEqual({ text, direction });
});

test('the days of the forms are told: one, two, or none', () => {
  expect(filedWords('2026-06-18', '2026-06-18')).toBe('filed Jun 18, 2026');
  expect(filedWords('2026-01-05', '2026-06-18')).toBe('filed Jan 5, 2026 to Jun 18, 2026');
  expect(filedWords(null, '2026-06-18')).toBeNull();
});
