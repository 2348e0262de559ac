import { expect, test } from 'vitest';
import { allowedFontSize } from './theme.ts';

test.each([
  [null, 16],
  ['', 16],
  ['large', 16],
  ['18', 18],
  ['17.6', 18],
  ['4', 12],
  ['400', 24],
])('a stored font size of %j is %d pixels', (stored, pixels) => {
  expect(allowedFontSize(stored)).toBe(pixels);
});
