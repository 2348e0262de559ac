import { expect, test } from 'vitest';
import { polyline, round } from './paths.ts';

test('a line has a gap where a value is unknown, and begins anew behind it', () => {
  const path = polyline(
    [1, 2, null, null, 5, null],
    (i) => i * 10,
    (value) => 100 - value,
  );
  expect(path).toBe('M0 99L10 98M40 95');
});

test('nothing is drawn of nothing', () => {
  expect(polyline([], Number, Number)).toBe('');
  expect(polyline([null, null], Number, Number)).toBe('');
});

test('positions are rounded to what a screen can show', () => {
  expect([round(1.23456), round(-0.04)].map(Math.abs)).toEqual([1.2, 0]);
});
