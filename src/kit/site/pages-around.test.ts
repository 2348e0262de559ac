import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLeftOutWhereNarrow, pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 0, []],
  [2, 4, [1, 2, 3, 4]],
  [4, 439, [1, 2, 3, 4, 5, 'gap', 439]],
  [220, 439, [1, 'gap', 219, 220, 221, 'gap', 439]],
])('page %d of %d shows %j', (page, total, shown) => {
  expect(pagesAround(page, total)).toEqual(shown);
});

test('pages rise, the current one is among them, and a gap always stands for two pages or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const page = Math.min(a, b);
      const shown = pagesAround(page, Math.max(a, b));
      expect(shown).toContain(page);
      shown.forEach((entry, index) => {
        if (entry !== 'gap') return;
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});

test('where it is narrow those beside the current one give way, the first and the last do not', () => {
  const left = (page: number, total: number) =>
    pagesAround(page, total).filter((entry) => entry !== 'gap' && isLeftOutWhereNarrow(entry, page, total));
  expect(left(1, 2)).toEqual([]);
  expect(left(2, 3)).toEqual([]);
  expect(left(220, 439)).toEqual([219, 221]);
});
