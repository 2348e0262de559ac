import { expect, test } from 'vitest';
import { dayOf, shareMessage, shortName, shortTitle } from './texts.ts';

test('a company name is cut at 32 characters, a title over 42 to 40 and an ellipsis', () => {
  expect(shortName('x'.repeat(33))).toBe('x'.repeat(32));
  expect(shortTitle('x'.repeat(42))).toBe('x'.repeat(42));
  expect(shortTitle('x'.repeat(43))).toBe(`${'x'.repeat(40)}…`);
});

test('what is shared says how many stocks there are, where that is known', () => {
  expect(shareMessage(4126)).toBe('RedChat answers questions about 4,126 small-cap stocks.');
  expect(shareMessage(null)).toBe('RedChat answers questions about small-cap stocks.');
});

test('the day of a conversation is that of New York, without its year while it is this one', () => {
  const now = new Date('2026-07-02T12:00:00Z');
  expect(dayOf('2026-07-02T05:00:00Z', now)).toBe('Today');
  expect(dayOf('2026-07-02T03:00:00Z', now)).toBe('Jul 1');
  expect(dayOf('2025-12-31T12:00:00Z', now)).toBe('Dec 31, 2025');
  expect(dayOf(null, now)).toBe('');
});
