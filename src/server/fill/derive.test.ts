import { expect, test } from 'vitest';
import { derive, deriveFromBars, type StoredBar, yearRange } from './derive.ts';

/** Daily bars that end on 2 July 2026, oldest first. */
const barsOf = (count: number, bar: (i: number) => Partial<StoredBar> = () => ({})): StoredBar[] =>
  Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2026, 6, 2) - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10),
    open: 10,
    high: 12,
    low: 8,
    close: 10,
    volume: 500,
    doubtful: 0,
    ...bar(i),
  }));

const unpublished = { week52low: null, week52high: null };

test('figures are null until their window is covered', () => {
  const short = deriveFromBars(barsOf(19));
  expect(short).toMatchObject({
    latest_rsi: null,
    latest_ema: null,
    latest_sma: null,
    latest_macd: null,
    volume_avg: null,
  });
  expect(deriveFromBars(barsOf(49))).toMatchObject({ latest_sma: null, latest_ema: 10 });
  expect(deriveFromBars(barsOf(50))).toMatchObject({ latest_sma: 10, latest_macd: null });
  expect(deriveFromBars(barsOf(78))).toMatchObject({
    latest_sma: 10,
    latest_ema: 10,
    latest_macd: 0,
    volume_avg: 500,
  });
  expect(deriveFromBars([])).toMatchObject({ latest_sma: null, spark: null });
});

test('the average volume is that of the sessions before the last, so that a session is held against what was usual', () => {
  expect(deriveFromBars(barsOf(63)).volume_avg).toBeNull();
  const spiked = barsOf(70, (i) => (i === 69 ? { volume: 1_000_000 } : {}));
  expect(deriveFromBars(spiked).volume_avg).toBe(500);
});

test('nothing before the last doubtful bar is computed with or drawn', () => {
  const bars = barsOf(120, (i) => (i < 40 ? { close: 999, volume: 1, doubtful: 1 } : {}));
  expect(deriveFromBars(bars)).toMatchObject({ latest_sma: 10, latest_macd: 0, volume_avg: 500 });
  expect(JSON.parse(deriveFromBars(bars).spark ?? '[]')).toEqual(Array(60).fill(10));
  expect(deriveFromBars(barsOf(120, (i) => (i === 110 ? { doubtful: 1 } : {}))).spark).toBeNull();
});

test('averages and oscillators go on across a session that is in doubt alone', () => {
  const late = barsOf(120, (i) => (i === 100 ? { close: 999, doubtful: 1 } : {}));
  const { latest_sma, latest_ema, latest_macd } = deriveFromBars(late);
  expect({ latest_sma, latest_ema, latest_macd }).toEqual({ latest_sma: 10, latest_ema: 10, latest_macd: 0 });
});

test('a change takes two sure closes of one scale, whatever lies between them', () => {
  const rising = (i: number) => ({ close: i === 0 ? 8 : 10 });
  const late = barsOf(251, (i) => ({ ...rising(i), ...(i === 100 && { close: 99, doubtful: 1 as const }) }));
  expect(deriveFromBars(late)).toMatchObject({ change_250: 25, change_60: 0 });
  // Before a split that is not settled all bars are doubtful; at its ends a change has none that is.
  expect(deriveFromBars(barsOf(251, (i) => (i < 40 ? { doubtful: 1 } : {}))).change_250).toBeNull();
  expect(deriveFromBars(barsOf(251, (i) => (i === 0 ? { doubtful: 1 } : {}))).change_250).toBeNull();
  expect(deriveFromBars(barsOf(251, (i) => (i === 250 ? { doubtful: 1 } : {}))).change_250).toBeNull();
});

test('a year’s change from a close far outside the range of 52 weeks is none', () => {
  const bars = barsOf(251, (i) => (i === 0 ? { close: 200 } : {}));
  expect(derive(bars, { week52low: 8, week52high: 12 }).change_250).toBeNull();
  expect(derive(bars, { week52low: 8, week52high: 180 }).change_250).toBe(-95);
});

test('the 52-week range is of lows and highs within the 52 weeks that end with the last bar', () => {
  const bars = barsOf(400, (i) => (i === 0 ? { high: 99, low: 1 } : i === 395 ? { high: 15 } : {}));
  expect(yearRange(bars)).toEqual({ low: 8, high: 15, exact: true });
  expect(yearRange(barsOf(300))).toBeNull();
});

test('a published range wins over one of closes alone, and loses to one of lows and highs', () => {
  const published = { week52low: 7, week52high: 13 };
  const closes = barsOf(400, () => ({ open: null, high: null, low: null }));
  expect(derive(closes, published)).toMatchObject(published);
  expect(derive(closes, unpublished)).toMatchObject({ week52low: 10, week52high: 10 });
  expect(derive(barsOf(400), published)).toMatchObject({ week52low: 8, week52high: 12 });
  expect(derive(barsOf(30), published)).toMatchObject(published);
});
