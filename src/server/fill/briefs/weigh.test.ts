import { expect, test } from 'vitest';
import { weighFact, weighMove, weighReport, weighTrade } from './weigh.ts';

const move = { change: 20, usual: 5, dollars: 1e6, isOnRecord: false };

test('a move weighs more the larger it is, the calmer its shares, the more money, and with something on record', () => {
  const plain = weighMove(move);
  for (const more of [{ change: -40 }, { usual: 3 }, { dollars: 1e8 }, { isOnRecord: true }])
    expect(weighMove({ ...move, ...more })).toBeGreaterThan(plain);
  expect(weighMove({ ...move, change: -20 })).toBe(plain);
});

test('shares of which little is known are taken as usual ones, and no share as calmer than can be', () => {
  expect(weighMove({ ...move, usual: null })).toBe(weighMove({ ...move, usual: 5 }));
  expect(weighMove({ ...move, usual: 0 })).toBe(weighMove({ ...move, usual: 2 }));
});

test('a report weighs by its distance from the estimate over the price, either way; without an estimate by the company alone', () => {
  const report = { distance: 0.1, price: 10, marketCap: 1e9 };
  expect(weighReport({ ...report, distance: -0.1 })).toBe(weighReport(report));
  expect(weighReport({ ...report, distance: 0.5 })).toBeGreaterThan(weighReport(report));
  expect(weighReport({ ...report, distance: null })).toBe(weighReport({ ...report, distance: 0 }));
  // AEMD: a small company’s report without an estimate is a story as well.
  expect(weighReport({ distance: null, price: null, marketCap: null })).toBe(1);
});

test('a purchase weighs more than a sale of the same dollars, and most when a chief buys', () => {
  const trade = { value: 1e5, isPurchase: true, isByChief: false };
  const [sale, purchase, chief] = [{ isPurchase: false }, {}, { isByChief: true }].map((given) =>
    weighTrade({ ...trade, ...given }),
  );
  expect(sale).toBeLessThan(purchase ?? 0);
  expect(purchase).toBeLessThan(chief ?? 0);
});

test('no points fall to figures that are not known, and none without end', () => {
  expect(weighFact(40, null)).toBe(40);
  expect(weighFact(40, 1e15)).toBe(49);
  expect(weighMove({ ...move, change: 1e6, dollars: 1e15 })).toBeLessThanOrEqual(100);
  expect(weighTrade({ value: null, isPurchase: false, isByChief: false })).toBe(0);
});
