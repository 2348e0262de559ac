import { expect, test } from 'vitest';
import type { PriceHistory } from '#contract/price.ts';
import {
  areCandles,
  areCloses,
  availableIn,
  chartBars,
  isKnown,
  styleOf,
  unusualVolume,
  indicators,
} from './bars.ts';

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

const firstKnown = (values: readonly (number | null)[]) => values.findIndex((value) => value !== null);

test('an indicator begins where enough sessions stand before, and is not available before', () => {
  const long = Array.from({ length: 90 }, (_, i) => i + 1);
  const bars = chartBars(history(long));
  expect(firstKnown(bars.map((bar) => bar.sma))).toBe(49);
  expect(firstKnown(bars.map((bar) => bar.ema))).toBe(19);
  expect(firstKnown(bars.map((bar) => bar.rsi))).toBe(69);
  expect(firstKnown(bars.map((bar) => bar.macd))).toBe(77);
  expect(firstKnown(bars.map((bar) => bar.signal))).toBe(77);
  expect(bars[49]?.sma).toBeCloseTo(25.5);
  expect(bars[89]?.rsi).toBe(100);
  expect(indicators.map((indicator) => isKnown(bars, indicator))).toEqual([true, true, true, true]);
  const short = chartBars(history(rising));
  expect(indicators.map((indicator) => isKnown(short, indicator))).toEqual([true, true, false, false]);
  expect(isKnown([], 'sma')).toBe(false);
});

test('which indicators are available is known without them, and those that are not shown are not made', () => {
  for (const sessions of [1, 19, 20, 49, 50, 69, 70, 77, 78, 110])
    for (const doubtful of [{}, { doubtfulUntil: 'day 015' }]) {
      const closes = Array.from({ length: sessions }, (_, i) => i + 1);
      const made = history(closes);
      const date = closes.map((_, i) => `day ${String(i).padStart(3, '0')}`);
      const asked = { ...made, bars: { ...made.bars, date }, ...doubtful };
      const bars = chartBars(asked);
      expect(availableIn(asked)).toEqual(indicators.filter((indicator) => isKnown(bars, indicator)));
      const rest = { rsi: null, macd: null, signal: null };
      expect(chartBars(asked, ['sma', 'ema', 'events'])).toEqual(bars.map((bar) => ({ ...bar, ...rest })));
    }
});

test('nothing is computed with a doubtful session or one before it', () => {
  const long = Array.from({ length: 110 }, (_, i) => (i < 20 ? 1000 : i));
  const doubtful = { ...history(long), doubtfulUntil: 'day 019' };
  const date = long.map((_, i) => `day ${String(i).padStart(3, '0')}`);
  const bars = chartBars({ ...doubtful, bars: { ...doubtful.bars, date } });
  expect(firstKnown(bars.map((bar) => bar.sma))).toBe(20 + 49);
  expect(bars[69]?.sma).toBeCloseTo(44.5);
  expect(bars[109]?.rsi).toBe(100);
});

test('a doubtful session among sure ones is left out, and nothing else', () => {
  const date = Array.from({ length: 110 }, (_, i) => `day ${String(i).padStart(3, '0')}`);
  const made = history(date.map((_, i) => (i === 60 ? 9_000 : i)));
  const late = { ...made, doubtfulUntil: 'day 060', doubtful: ['day 060'] };
  const bars = chartBars({ ...late, bars: { ...made.bars, date } });
  expect(firstKnown(bars.map((bar) => bar.sma))).toBe(49);
  expect(bars[60]?.sma).toBe(bars[59]?.sma);
  expect(bars[60]?.ema).toBe(bars[59]?.ema);
  // Fifty closes, the one of day 60 not among them.
  expect(bars[61]?.sma).toBeCloseTo((49 * (11 + 59)) / 2 / 50 + 61 / 50);
  expect(bars[109]?.rsi).toBe(100);
  expect(availableIn({ ...late, bars: { ...made.bars, date } })).toEqual(indicators);
});

test('NVA: over weeks of doubtful sessions there is no average, and after them it goes on', () => {
  const date = Array.from({ length: 110 }, (_, i) => `day ${String(i).padStart(3, '0')}`);
  const made = history(date.map((_, i) => i));
  const weeks = { ...made, doubtfulUntil: 'day 079', doubtful: date.slice(60, 80) };
  const bars = chartBars({ ...weeks, bars: { ...made.bars, date } });
  expect(bars.map(({ ema }, i) => (ema === null && i > 50 ? i : -1)).filter((i) => i >= 0)).toEqual(
    Array.from({ length: 20 }, (_, i) => 60 + i),
  );
  expect(bars[80]?.sma).toBeCloseTo((49 * (11 + 59)) / 2 / 50 + 80 / 50);
});

test('candles are drawn only where every session has open, high and low', () => {
  const bars = chartBars(history(rising));
  expect(areCandles(bars)).toBe(true);
  expect(areCandles(bars.map((bar, i) => (i === 7 ? { ...bar, low: null } : bar)))).toBe(false);
  expect(areCandles([])).toBe(false);
  expect([areCloses(bars), areCloses(chartBars(history(rising, false)))]).toEqual([false, true]);
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

test('more than twice the mean volume of the 50 sessions before is unusual, once ten of them are known', () => {
  const marked = (volumes: (number | null)[]) => {
    const bars = chartBars(history(volumes.map(() => 1))).map((bar, i) => ({
      ...bar,
      volume: volumes[i] ?? null,
    }));
    return bars.flatMap((bar, i) => (unusualVolume(bars)(bar) ? [i] : []));
  };
  const quiet = Array<number>(60).fill(100);
  expect(marked([...quiet, 200, 201])).toEqual([]);
  expect(marked([...quiet, 201])).toEqual([60]);
  expect(marked([100, 900])).toEqual([]);
  // A share that was traded more and more is not unusual for ever: what is long ago counts no more.
  expect(marked([...quiet, ...Array<number>(60).fill(300)]).at(-1)).toBeLessThan(85);
  expect(marked([...quiet, null])).toEqual([]);
});
