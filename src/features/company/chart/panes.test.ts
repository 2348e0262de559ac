import { expect, test } from 'vitest';
import type { ChartBar } from './bars.ts';
import { drawPanes } from './panes.ts';
import { polyline } from './paths.ts';

const bar = (over: Partial<ChartBar>): ChartBar => ({
  date: '2026-07-01', open: null, high: null, low: null, close: 1, volume: null,
  sma: null, ema: null, rsi: null, macd: null, signal: null, ...over,
}); // prettier-ignore
const x = (i: number) => i * 10;

test('a line breaks where a value is unknown and goes on behind it', () => {
  expect(polyline([null, 1, 2, null, 3], x, (value) => value)).toBe('M10 1L20 2M40 3');
  expect(polyline([], x, (value) => value)).toBe('');
});

test('RSI stands between 0 and 100 with its guides, whatever its values', () => {
  const { panes, height } = drawPanes([bar({ rsi: 0 }), bar({ rsi: 100 })], ['rsi'], x, 400);
  expect(height).toBe(500);
  expect(panes[0]?.line).toBe('M0 500L10 432');
  expect(panes[0]?.guides).toBe('M0 479.6H1000M0 452.4H1000');
});

test('MACD has zero in the middle, and a flat one divides by nothing', () => {
  const { panes } = drawPanes([bar({ macd: -2, signal: 1 }), bar({ macd: 1, signal: 2 })], ['macd'], x, 400);
  expect(panes[0]?.guides).toBe('M0 466H1000');
  // The farthest value is off the edge, where half of its line would be cut away.
  expect(panes[0]?.line).toBe('M0 497.5L10 450.3');
  const flat = drawPanes([bar({ macd: 0, signal: 0 })], ['macd'], x, 400);
  expect(JSON.stringify(flat)).not.toMatch(/NaN|Infinity|null/);
});

test('an indicator that is not known has no pane, and takes no room', () => {
  expect(drawPanes([bar({ macd: 1 })], ['rsi'], x, 400)).toEqual({ panes: [], height: 400 });
});
