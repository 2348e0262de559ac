import { expect, test } from 'vitest';
import { readVideoView, videosHref } from './view.ts';

const usual = { search: '', sector: undefined, page: 1 };

test.each([
  ['', usual],
  ['sector=Life+Sciences', { ...usual, sector: 'Life Sciences' }],
  ['sector=trade+%26+services&page=2', { ...usual, sector: 'Trade & Services', page: 2 }],
  ['sector=uncategorized', { ...usual, sector: 'Uncategorized' }],
  ['sector=All&search=+ceo+', { ...usual, search: 'ceo' }],
  ['page=-1&sector=', usual],
])('"%s" is read for what it can mean', (query, expected) => {
  expect(readVideoView(new URLSearchParams(query))).toEqual(expected);
});

test('an address says what is not usual, and is read back as it was', () => {
  expect(videosHref({ search: '', sector: undefined, page: 1 })).toBe('/videos');
  const view = { search: 'a&b', sector: 'Energy & Transportation', page: 3 } as const;
  expect(readVideoView(new URLSearchParams(videosHref(view).split('?')[1]))).toEqual(view);
});
