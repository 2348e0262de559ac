import { expect, test } from 'vitest';
import { withoutShareDips } from './share-dips.ts';

const rows = (...counts: (number | null)[]) =>
  counts.map((shares_outstanding, i) => ({
    period_end: `2025-0${i + 1}-28`,
    shares_outstanding,
    marks: null as string | null,
  }));
const kept = (given: ReturnType<typeof rows>, sharesToday: number | null) =>
  withoutShareDips(given, sharesToday).map(({ shares_outstanding }) => shares_outstanding);

test('GROW: a last count that is of one class alone is not taken for shares bought back', () => {
  const [, , last] = withoutShareDips(rows(13_866_999, null, 10_484_211), 12_404_196);
  expect(last).toMatchObject({ shares_outstanding: null, marks: '{"shares_outstanding":{"withheld":true}}' });
});

test('GLAD: a count under both of its neighbours is none', () => {
  expect(kept(rows(34_304_371, 17_367_398, 35_814_602), null)).toEqual([34_304_371, null, 35_814_602]);
});

test('SPNT: fewer shares that stay fewer were bought back', () => {
  const counts = [161_866_867, 116_588_957, 116_759_539];
  expect(kept(rows(...counts), 117_540_000)).toEqual(counts);
  expect(kept(rows(161_866_867, 116_588_957), null)).toEqual([161_866_867, 116_588_957]);
});
