import { expect, test } from 'vitest';
import { itemsInWords } from './filing-items.ts';

test.each([
  ['5.02 9.01', 'Item 5.02, officers or directors'],
  ['3.01 8.01 9.01', 'Items 3.01, delisting notice or listing rule; 8.01, other events'],
  ['9.01', 'Item 9.01, exhibits'],
  ['6.99', 'Item 6.99'],
  ['', null],
  [null, null],
])('the items %s are: %s', (codes, words) => {
  expect(itemsInWords(codes)).toBe(words);
});
