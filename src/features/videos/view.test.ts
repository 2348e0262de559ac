import { expect, test } from 'vitest';
import { videoView } from './view.ts';

const usual = { search: '', sector: undefined, page: 1 };

test.each([
  ['', usual],
  ['sector=Life+Sciences', { ...usual, sector: 'Life Sciences' }],
  ['sector=trade+%26+services&page=2', { ...usual, sector: 'Trade & Services', page: 2 }],
  ['sector=uncategorized', { ...usual, sector: 'Uncategorized' }],
  ['sector=All&search=+ceo+', { ...usual, search: 'ceo' }],
  ['page=-1&sector=', usual],
])('"%s" is read for what it can mean', (query, expected) => {
  expect(videoView.read(new URLSearchParams(query))).toEqual(expected);
});
