import { expect, test } from 'vitest';
import type { ChartBar } from './bars.ts';
import { type Asked, drawChart, PLOT } from './svg.ts';

const bars: ChartBar[] = Array.from({ length: 60 }, (_, i) => {
  const close = 10 + Math.sin(i / 5);
  const date = new Date(Date.UTC(2026, 4, 4 + i)).toISOString().slice(0, 10);
  return {
    date,
    open: close - (i % 2 ? 0.2 : -0.2),
    high: close + 0.5,
    low: close - 0.5,
    close,
    volume: 100 + i,
    sma: i < 49 ? null : close,
    ema: null,
    rsi: null,
    macd: null,
    signal: null,
  };
});
const draw = (first: number, style: 'candles' | 'line', from = bars, asked: Partial<Asked> = {}) =>
  drawChart(from, { first, style, range: '3M', layers: ['sma', 'ema'], boxes: [], ...asked });

test('nothing is drawn of nothing', () => {
  expect(draw(0, 'line', [])).toBeNull();
});

test('each session is one candle, hollow or filled, and one bar of volume', () => {
  const drawing = draw(10, 'candles');
  const closedBodies = (path = '') => path.match(/z/g)?.length ?? 0;
  expect(closedBodies(drawing?.hollow)).toBe(25);
  expect(closedBodies(drawing?.filled)).toBe(25);
  expect(closedBodies(drawing?.volume) + closedBodies(drawing?.unusual)).toBe(50);
  expect(drawing?.line).toBe('');
});

test('a line has a point for each session; an average begins where it is known', () => {
  const drawing = draw(0, 'line');
  expect(drawing?.line.match(/[ML]/g)).toHaveLength(60);
  expect(drawing?.sma.match(/[ML]/g)).toHaveLength(11);
  expect(drawing?.ema).toBe('');
  expect(drawing?.hollow).toBe('');
});

test('every point lies inside the box, whatever the prices', () => {
  const flat = bars.map((bar) => ({
    ...bar,
    open: null,
    high: null,
    low: null,
    close: 0.0004,
    sma: null,
    volume: null,
  }));
  for (const drawing of [draw(0, 'line'), draw(0, 'candles'), draw(0, 'line', flat), draw(59, 'line')]) {
    const points = [...(drawing?.line ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
    for (const [, x, y] of points) {
      expect(Number(x)).toBeLessThanOrEqual(PLOT.width);
      expect(Number(y)).toBeLessThanOrEqual(PLOT.priceHeight);
    }
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity/);
  }
});

test('no price label lies under the tag of the last price', () => {
  const drawing = draw(0, 'candles');
  const room = drawing?.prices.map(({ at }) => Math.abs(at - drawing.last.at)) ?? [];
  expect(Math.min(...room)).toBeGreaterThanOrEqual(4);
});

test('a box stands at its session and below it, and not at one that is not shown', () => {
  const box = (index: number) => ({ index, kind: 'earnings', letter: 'E' }) as const;
  const drawing = draw(30, 'candles', bars, { boxes: [box(29), box(30), box(59)] });
  expect(drawing?.boxes.map(({ index }) => index)).toEqual([30, 59]);
  const [first, last] = drawing?.boxes ?? [];
  expect(first?.x).toBeLessThan(5);
  expect(last?.x).toBeGreaterThan(95);
  // Below the close, at the low.
  expect(last?.y).toBeGreaterThan(drawing?.last.at ?? 100);
});

test('an overlay that is turned off is not drawn and takes no part in the scale', () => {
  const far = bars.map((bar) => ({ ...bar, ema: 1000 }));
  expect(draw(0, 'line', far, { layers: [] })?.ema).toBe('');
  expect(draw(0, 'line', far, { layers: [] })?.line).toBe(draw(0, 'line')?.line);
  expect(draw(0, 'line', far)?.line).not.toBe(draw(0, 'line')?.line);
});

test('panes stand below the volume, and only where the indicator is known', () => {
  const known = bars.map((bar, i) => ({ ...bar, rsi: i, macd: i % 2 ? -0.2 : 0.2, signal: 0.1 }));
  const layers = ['rsi', 'macd'] as const;
  expect(draw(0, 'line', bars, { layers })?.panes).toEqual([]);
  const drawing = draw(0, 'line', known, { layers });
  expect(drawing?.height).toBe(600);
  expect(drawing?.panes.map(({ layer }) => layer)).toEqual(layers);
  const ys = (path = '') => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  const [rsi, macd] = drawing?.panes ?? [];
  expect(Math.min(...ys(rsi?.line))).toBeGreaterThan(400);
  expect(Math.max(...ys(rsi?.line))).toBeLessThanOrEqual(500);
  expect(Math.min(...ys(macd?.line))).toBeGreaterThan(500);
  expect(Math.max(...ys(macd?.line))).toBeLessThanOrEqual(600);
  expect(macd?.signal).not.toBe('');
  expect(rsi?.labels.map(({ text }) => text)).toEqual(['30', '70']);
});
