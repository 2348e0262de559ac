import { expect, test } from 'vitest';
import { shown, signedFigure, spanWords, spoken, triangle, wholeName } from './words.ts';

test.each([
  [1.26, '+1.3', '1.26% up', '1.26%'],
  [-0.64, '−0.6', '0.64% down', '0.64%'],
  [0, '0.0', '0.00% unchanged', '0.00%'],
  [null, '', 'change not known', 'N/A'],
])('%s is %o in a small tile, %o aloud', (change, figure, aloud, size) => {
  expect([signedFigure(change), spoken(change), shown(change)]).toEqual([figure, aloud, size]);
});

test('a change says its day, and over how many sessions', () => {
  expect(spanWords(1, '2026-07-02')).toBe('change of Jul 2');
  expect(spanWords(20, '2026-07-02')).toBe('change over 20 sessions to Jul 2');
  expect(spanWords(1, null)).toBe('change of the newest session');
});

test('up and down have different marks', () => {
  expect(new Set([1, -1, 0].map((change) => triangle(change, 0, 6))).size).toBe(3);
});

test('names what all companies of a map are together', () => {
  const one = { sectors: [{ sector_name: 'Technology' }] };
  const two = { sectors: [{ sector_name: 'Technology' }, { sector_name: null }] };
  expect(wholeName(one, true)).toBe('Technology');
  expect(wholeName(two, true)).toBe('All that pass the filters');
  expect(wholeName(two, false)).toBe('All companies');
});
