import { expect, it } from 'vitest';
import { titleMatches } from './title-matches.ts';

it.each([
  ['Cash and its runway', 'CASH', true],
  ['Cash and its runway', '  runway ', true],
  ['Cash and its runway', 'cash runway', false],
  ['Cash and its runway', '', true],
  ['100% of nothing', '%', true],
  ['Cash', '%', false],
])('the title %j has %j in it: %s', (title, text, matches) => {
  expect(titleMatches(title, text)).toBe(matches);
});
