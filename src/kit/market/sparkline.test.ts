import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparkline } from './sparkline.ts';

test('the line stays in its box and ends at the right edge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.0001, max: 10_000, noNaN: true }), { minLength: 2, maxLength: 60 }),
      (values) => {
        const line = sparkline(values, 96, 22);
        expect(line?.endX).toBe(93.5);
        const points =
          line?.path
            .slice(1)
            .split('L')
            .map((point) => point.split(' ').map(Number)) ?? [];
        expect(points).toHaveLength(values.length);
        for (const [x = NaN, y = NaN] of points) {
          expect(x >= 0 && x <= 96 && y >= 0 && y <= 22).toBe(true);
        }
      },
    ),
  );
});

test('a rising series ends at the top, and one without movement lies in the middle', () => {
  expect(sparkline([1, 2, 3], 96, 22)?.endY).toBe(2.5);
  expect(sparkline([5, 5], 96, 22)?.endY).toBe(11);
});

test('what is not known keeps its place: no line crosses it, and one that ends before the newest says so', () => {
  expect(sparkline([1, 2, null, 3], 96, 22)).toEqual({
    path: 'M2.5 19.5L32.8 11M93.5 2.5',
    endX: 93.5,
    endY: 2.5,
  });
  expect(sparkline([1, 2, 3, null], 96, 22)).toMatchObject({ endX: 63.2, endsEarly: true });
});

test('fewer than two known values make no line', () => {
  expect(sparkline([], 96, 22)).toBeNull();
  expect(sparkline([1, NaN], 96, 22)).toBeNull();
});
