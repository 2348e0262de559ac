import { expect, it } from 'vitest';
import { rangePosition } from './range-position.ts';

it('places a value between the ends, and one beyond them at the end', () => {
  expect(rangePosition(1, 3, 2.5)).toBe(0.75);
  expect(rangePosition(1, 3, 0.5)).toBe(0);
  expect(rangePosition(1, 3, 9)).toBe(1);
  expect(rangePosition(2, 2, 2)).toBe(0.5);
});

it('knows no place where a figure is unknown or the ends are crossed', () => {
  expect(rangePosition(null, 3, 2)).toBeNull();
  expect(rangePosition(1, 3, undefined)).toBeNull();
  expect(rangePosition(3, 1, 2)).toBeNull();
});
