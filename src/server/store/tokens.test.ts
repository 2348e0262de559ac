import { expect, test } from 'vitest';
import { hashToken, newId, newToken } from './tokens.ts';

test('tokens have 256 bits, ids 128, and both fit a header, a cookie and an address', () => {
  expect([newToken().length, newId().length]).toEqual([43, 22]);
  for (let i = 0; i < 200; i++) expect(`${newToken()}${newId()}`).toMatch(/^[\w-]+$/);
  expect(new Set(Array.from({ length: 500 }, newToken)).size).toBe(500);
});

test('a hash tells nothing of its token, and is always the same', () => {
  const token = newToken();
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token.slice(0, 8));
});
