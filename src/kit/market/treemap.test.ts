import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastAcross, type Rect, treemap } from './treemap.ts';

const within: Rect = { x: 10, y: 20, width: 880, height: 600 };
const areaOf = ({ width, height }: Rect) => width * height;

test('areas are in the proportion of the values, fill the whole, and lie within it without overlap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (values) => {
        values.sort((a, b) => b - a);
        const sum = values.reduce((a, b) => a + b, 0);
        const rects = treemap(values, within);
        expect(rects).toHaveLength(values.length);
        for (const [at, rect] of rects.entries()) {
          expect(areaOf(rect)).toBeCloseTo(((values[at] ?? 0) / sum) * areaOf(within), 3);
          expect(rect.x).toBeGreaterThanOrEqual(within.x - 1e-4);
          expect(rect.y).toBeGreaterThanOrEqual(within.y - 1e-4);
          expect(rect.x + rect.width).toBeLessThanOrEqual(within.x + within.width + 1e-4);
          expect(rect.y + rect.height).toBeLessThanOrEqual(within.y + within.height + 1e-4);
          for (const other of rects.slice(0, at)) {
            const across = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x);
            const down = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y);
            expect(Math.min(across, down)).toBeLessThanOrEqual(1e-4);
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('shapes stay near squares: the example of the paper', () => {
  const rects = treemap([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  const ratios = rects.map(({ width, height }) => Math.max(width / height, height / width));
  expect(Math.max(...ratios)).toBeLessThanOrEqual(3);
  expect(rects[0]).toEqual({ x: 0, y: 0, width: 3, height: 2 });
});

test('nothing to show takes no room', () => {
  expect(treemap([], within)).toEqual([]);
  expect(treemap([0, 0], within).map(areaOf)).toEqual([0, 0]);
});

test('the last two can stand one above the other, with the areas they had', () => {
  const rects = treemap([6, 6, 4, 3, 1], { x: 0, y: 0, width: 10, height: 4 });
  const turned = lastAcross([
    ...rects.slice(0, 3),
    { x: 7, y: 0, width: 2, height: 4 },
    { x: 9, y: 0, width: 1, height: 4 },
  ]);
  expect(turned.slice(0, 3)).toEqual(rects.slice(0, 3));
  expect(turned.slice(3).map(areaOf)).toEqual([8, 4]);
  expect(turned.slice(3).map(({ x, width }) => [x, width])).toEqual([
    [7, 3],
    [7, 3],
  ]);
  expect(lastAcross([within])).toEqual([within]);
});
