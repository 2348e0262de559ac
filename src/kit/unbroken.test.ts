import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a text breaks no date and no name of a form', () => {
  expect(unbroken('8-K, Dec 30, 2025; on Jan 8, 12 in May or June, an S-3 and a 10-Q')).toBe(
    '8-\u2060K, Dec\u00A030,\u00A02025; on Jan\u00A08, 12 in May or June, an S-\u20603 and a 10-\u2060Q',
  );
});

test('addresses of links stay as they are, and so do numbers with hyphens', () => {
  const html = '<a href="/x?type=8-K&amp;on=Dec 30">0001-25-029384, SA-101</a>';
  expect(unbroken(html)).toBe(html);
});
