import { expect, test } from 'vitest';
import { withLinkEnds } from './link-ends.mjs';

test('a link ends with its last word, and what follows stays apart', () => {
  expect(withLinkEnds('<p>See <a href="/x">\n  How peers are chosen\n</a> now.</p>')).toBe(
    '<p>See <a href="/x">\n  How peers are chosen</a> now.</p>',
  );
});
