import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  INSIDER_SIZES,
  insiderHref,
  insiderPeriods,
  type InsiderView,
  isFilteredInsiders,
  periodStart,
  readInsiderView,
} from './view.ts';
import { filedWords, transactionOf } from './words.ts';

const read = (query: string) => readInsiderView(new URLSearchParams(query));
const usual = read('');

test('what makes no sense in an address counts as not asked for', () => {
  expect(read('side=hold&person=&period=2m&insiderPage=0&insiderSize=7')).toEqual(usual);
  expect(usual).toEqual({ side: undefined, person: undefined, period: undefined, page: 1, pageSize: 5 });
  expect(isFilteredInsiders(usual)).toBe(false);
});

test('every view survives its own address, and leaves other parts of it alone', () => {
  const view = fc.record({
    side: fc.constantFrom(undefined, 'buy' as const, 'sell' as const),
    person: fc.option(fc.string({ minLength: 1, maxLength: 200 }), { nil: undefined }),
    period: fc.constantFrom(undefined, ...insiderPeriods),
    page: fc.integer({ min: 1, max: 100 }),
    pageSize: fc.constantFrom<number>(...INSIDER_SIZES),
  });
  fc.assert(
    fc.property(view, (asked: InsiderView) => {
      const href = insiderHref(new URL('http://x/p?range=1M&side=buy&insiderPage=9'), asked);
      const url = new URL(href, 'http://x');
      expect(readInsiderView(url.searchParams)).toEqual(asked);
      expect([url.searchParams.get('range'), url.hash]).toEqual(['1M', '#insiders']);
    }),
  );
});

test('the usual view has no part in the address', () => {
  expect(insiderHref(new URL('http://x/p?side=buy&person=Ann'), usual)).toBe('/p#insiders');
});

test.each([
  ['2026-07-02', 1, '2026-06-02'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 3, '2025-10-15'],
  ['2026-07-02', 12, '2025-07-02'],
])('%s less %i months is %s', (last, months, start) => {
  expect(periodStart(last, months)).toBe(start);
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
