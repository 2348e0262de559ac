import { expect, test } from 'vitest';
import type { PriceHistory } from '#contract/price.ts';
import { areCandles, chartBars, styleOf, unusualVolume } from './chart-bars.ts';

const history = (closes: number[], withRange = true): PriceHistory => {
  const column = (offset: number) => closes.map((close) => (withRange ? close + offset : null));
  return {
    symbol: 'ABC',
    range: 'Max',
    from: null,
    to: null,
    source: null,
    adjusted: true,
    bars: {
      date: closes.map((_, i) => `day ${i}`),
      open: column(-0.5),
      high: column(1),
      low: column(-1),
      close: closes,
      volume: closes.map((_, i) => (i === 3 ? 900 : 100)),
    },
  };
};
const rising = Array.from({ length: 60 }, (_, i) => i + 1);

test('averages begin when their window is full', () => {
  const bars = chartBars(history(rising));
  expect(bars.map((bar) => bar.ema !== null).indexOf(true)).toBe(19);
  expect(bars.map((bar) => bar.sma !== null).indexOf(true)).toBe(49);
  expect(bars[49]?.sma).toBeCloseTo(25.5);
  expect(bars[19]?.ema).toBeCloseTo(10.5);
});

test('candles are drawn only where every session has open, high and low', () => {
  const bars = chartBars(history(rising));
  expect(areCandles(bars)).toBe(true);
  expect(areCandles(bars.map((bar, i) => (i === 7 ? { ...bar, low: null } : bar)))).toBe(false);
  expect(areCandles([])).toBe(false);
});

test('candles are the usual style, a line the only one for closes', () => {
  const [full, closes] = [chartBars(history(rising)), chartBars(history(rising, false))];
  expect([
    styleOf(full, null),
    styleOf(full, 'line'),
    styleOf(full, 'candles'),
    styleOf(full, 'pie'),
  ]).toEqual(['candles', 'line', 'candles', 'candles']);
  expect(styleOf(closes, 'candles')).toBe('line');
});

test('more than twice the mean volume is unusual', () => {
  const bars = chartBars(history([1, 2, 3, 4, 5]));
  expect(bars.map(unusualVolume(bars))).toEqual([false, false, false, true, false]);
});
