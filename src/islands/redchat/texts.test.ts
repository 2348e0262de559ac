import { expect, test } from 'vitest';
import { shareMessage, shortName, shortTitle } from './texts.ts';

test('a company name is cut at 32 characters, a title over 42 to 40 and an ellipsis', () => {
  expect(shortName('x'.repeat(33))).toBe('x'.repeat(32));
  expect(shortTitle('x'.repeat(42))).toBe('x'.repeat(42));
  expect(shortTitle('x'.repeat(43))).toBe(`${'x'.repeat(40)}…`);
});

test('what is shared says how many stocks there are, where that is known', () => {
  expect(shareMessage(4126)).toBe('RedChat answers questions about 4,126 small-cap stocks.');
  expect(shareMessage(null)).toBe('RedChat answers questions about small-cap stocks.');
});
