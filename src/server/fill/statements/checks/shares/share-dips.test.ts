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

test('NEUP: a count of ten times both of its neighbours, or of hundreds of times the only one, is none', () => {
  expect(kept(rows(3_117_662_864, 1_757_027, 1_879_962), null)).toEqual([null, 1_757_027, 1_879_962]);
  expect(kept(rows(11_400_756, 228_090_300, 11_431_656), null)).toEqual([11_400_756, null, 11_431_656]);
});

test('COSM: so is one of four times both counts beside it that were reported', () => {
  expect(kept(rows(18_719_201, 83_797_481, 10_620_670), null)).toEqual([18_719_201, null, 10_620_670]);
  expect(kept(rows(42_066_172, 142_442_215, 19_478_270), null)[1]).toBe(142_442_215);
});

test('PSTV: a last count of many times the shares that trade may be of before a split that no report knows of yet', () => {
  expect(kept(rows(32_717_054, 137_429_055), 6_883_106)[1]).toBe(137_429_055);
});

test('CMCT: a count of hundreds of times the one after alone may be of before a split', () => {
  const counts = [22_786_741, 86_689_854, 754_607];
  expect(kept(rows(...counts), 754_607)).toEqual(counts);
});
