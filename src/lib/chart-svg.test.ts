import { expect, test } from 'vitest';
import type { ChartBar } from './chart-bars.ts';
import { drawChart, PLOT } from './chart-svg.ts';

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
  };
});
const draw = (first: number, style: 'candles' | 'line', from = bars) => drawChart(from, first, style, '3M');

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
