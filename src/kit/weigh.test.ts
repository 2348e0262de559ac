import { expect, it } from 'vitest';
import { weigh } from './weigh.ts';

it('grows with what a value holds', () => {
  const row = { date: '2026-01-02', open: 1.5, close: null };
  expect(weigh(row)).toBeGreaterThan(weigh({ date: '2026-01-02' }));
  expect(weigh('x'.repeat(1_000))).toBeGreaterThanOrEqual(1_000);
  const [one, thousand] = [weigh([row]), weigh(Array.from({ length: 1_000 }, () => row))];
  expect(thousand / one).toBeGreaterThan(700);
  expect(thousand / one).toBeLessThan(1_000);
});

it('bears what is empty, null or nothing', () => {
  for (const value of [[], {}, null, undefined, '', 0, [[]]]) expect(weigh(value)).toBeGreaterThan(0);
});

it('is a whole number, as caches want it, of lists whose members differ too', () => {
  const uneven = Array.from({ length: 101 }, (_, i) => 'x'.repeat(i % 7));
  expect(weigh(uneven)).toSatisfy(Number.isInteger);
  expect(weigh({ rows: uneven })).toSatisfy(Number.isInteger);
});
