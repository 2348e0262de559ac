import { expect, test } from 'vitest';
import { settle } from './agreement.ts';

const said = (...values: number[]) => values.map((value, i) => ({ source: `s${i}`, value }));

test('the first stands while no two differ by three times', () => {
  expect(settle(said(100, 250))).toEqual({ shown: { source: 's0', value: 100 }, disagree: false });
  expect(settle([])).toEqual({ shown: undefined, disagree: false });
});

test('of two that differ by three times neither stands, unless a third is within a quarter of one', () => {
  expect(settle(said(825e6, 825e3)).shown).toBeUndefined();
  expect(settle(said(825e3, 825e6, 800e6)).shown?.value).toBe(825e6);
  expect(settle(said(825e3, 825e6, 8e6)).shown).toBeUndefined();
});

test('opposite signs differ, a zero says nothing', () => {
  expect(settle(said(5, -5))).toEqual({ shown: undefined, disagree: true });
  expect(settle(said(0, 7)).disagree).toBe(false);
});
