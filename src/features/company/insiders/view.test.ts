import { expect, test } from 'vitest';
import { insiderView, isFilteredInsiders } from './view.ts';
import { filedWords, transactionOf } from './words.ts';

const read = (query: string) => insiderView.read(new URLSearchParams(query));
const usual = read('');

test('what makes no sense in an address counts as not asked for', () => {
  expect(read('side=hold&person=&period=2m&insiderPage=0&insiderSize=7')).toEqual(usual);
  expect(usual).toEqual({ side: undefined, person: undefined, period: undefined, page: 1, pageSize: 5 });
  expect(isFilteredInsiders(usual)).toBe(false);
});

test('the usual view has no part in the address', () => {
  expect(insiderView.href(usual, new URL('http://x/p?side=buy&person=Ann'))).toBe('/p#insiders');
});

test.each([
  ['P', true, 'Purchase', 'up'],
  ['S', false, 'Sale', 'down'],
  ['M', false, 'Option exercise', undefined],
  ['A', false, 'Award', undefined],
  ['Q', false, 'Code Q', undefined],
  [null, true, 'Purchase', 'up'],
  [null, false, 'Unknown', undefined],
])('code %j is "%s"', (code, is_buy, text, direction) => {
  expect(transactionOf({ code, is_buy })).toEqual({ text, direction });
});

test('one day of forms is a day, several are a span', () => {
  expect(filedWords('2026-06-18', '2026-06-18')).toBe('filed Jun 18, 2026');
  expect(filedWords('2026-06-01', '2026-06-18')).toBe('filed Jun 1, 2026 to Jun 18, 2026');
  expect(filedWords(null, null)).toBeNull();
});
