import { expect, it } from 'vitest';
import type { PriceHistory } from '#contract/price.ts';
import { surePrices } from './sure-prices.ts';

const days = ['2025-09-29', '2025-09-30', '2025-10-06', '2025-10-07', '2026-07-02'];
const history = (marks: Partial<PriceHistory>): PriceHistory => {
  const none = days.map(() => null);
  const bars = { date: days, open: none, high: none, low: none, close: [1, 2, 3, 4, 5], volume: none };
  return { symbol: 'XYZ', range: 'Max', from: null, to: null, source: null, adjusted: true, bars, ...marks };
};

it('a doubtful session is left out, and what lies before it stays', () => {
  const prices = surePrices(history({ doubtfulUntil: '2025-10-06', doubtful: ['2025-10-06'] }));
  expect(prices.close).toEqual([1, 2, 4, 5]);
});

it('nothing of another scale stays', () => {
  const marks = { unsureBefore: '2025-09-30', doubtfulUntil: '2025-09-29', doubtful: [] };
  expect(surePrices(history(marks)).date).toEqual(days.slice(1));
});

it('of a source that tells no sessions apart nothing before the last doubtful one stays', () => {
  expect(surePrices(history({ doubtfulUntil: '2025-10-06' })).close).toEqual([4, 5]);
});
