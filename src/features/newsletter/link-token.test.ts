import { expect, it } from 'vitest';
import { readLinkToken } from './link-token.ts';

const token = 'aB3-_'.repeat(8) + 'xyz';

it.each([
  [`token=${token}`, token],
  [`token=${token}=`, null],
  [`token=${token.slice(1)}`, null],
  ['token=', null],
  ['', null],
  [`token=%3Cscript%3E&token=${token}`, null],
])('of %s the secret is %s', (query, expected) => {
  expect(readLinkToken(new URLSearchParams(query))).toBe(expected);
});
