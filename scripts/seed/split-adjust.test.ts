import { expect, test } from 'vitest';
import type { Bar } from '#server/fill/seed/format.ts';
import { adjustSplits } from './split-adjust.ts';

const series = (closes: number[], volumes: number[]): Bar[] =>
  closes.map((close, i) => ({
    date: `2026-01-${String(i + 1).padStart(2, '0')}`,
    open: null,
    high: null,
    low: null,
    close,
    volume: volumes[i] ?? 0,
    doubtful: 0,
  }));

const flat = (close: number, sessions: number): number[] => Array<number>(sessions).fill(close);

test('before a reverse split closes rise and volumes fall by the ratio, and are doubtful', () => {
  const bars = adjustSplits(
    series([...flat(0.5, 10), ...flat(9.6, 5)], [...flat(2000, 10), ...flat(100, 5)]),
    'as published',
  );
  expect(bars[9]).toMatchObject({ close: 10, volume: 100, doubtful: 1 });
  expect(bars[10]).toMatchObject({ close: 9.6, volume: 100, doubtful: 0 });
});

test('a price that doubles on many times the volume is a move, not a split', () => {
  const bars = series([...flat(2, 10), ...flat(4.2, 5)], [...flat(1000, 10), ...flat(90_000, 5)]);
  expect(adjustSplits(bars, 'as published')).toEqual(bars);
});

test('a jump that may be either changes no price but makes what stands before it doubtful', () => {
  const bars = adjustSplits(
    series([...flat(1, 10), ...flat(6, 5)], [...flat(1000, 10), ...flat(50_000, 5)]),
    'as published',
  );
  expect(bars[9]).toMatchObject({ close: 1, doubtful: 1 });
  expect(bars[10]).toMatchObject({ close: 6, doubtful: 0 });
});

test('a known split is taken exactly, and nothing before it is doubtful', () => {
  const known = { date: '2026-01-11', factor: 4 };
  const bars = adjustSplits(
    series([...flat(0.61, 10), 2.45, 2.87], [...flat(46_972, 10), 75_929, 9_361_305]),
    'as published',
    known,
  );
  expect(bars[9]).toMatchObject({ close: 2.44, volume: 11_743, doubtful: 0 });
  expect(bars[10]).toMatchObject({ close: 2.45, volume: 75_929, doubtful: 0 });
});

test('a published close that is a session late shows a known split late', () => {
  const known = { date: '2026-01-10', factor: 20 };
  const bars = adjustSplits(series([...flat(1, 10), ...flat(19, 5)], flat(1000, 15)), 'as published', known);
  expect(bars.map(({ close }) => close)).toEqual([...flat(20, 10), ...flat(19, 5)]);
});

test('bars that are adjusted already, or do not reach as far back, stay as they are', () => {
  const bars = series(flat(5, 12), flat(1000, 12));
  expect(adjustSplits(bars, 'adjusted', { date: '2026-01-06', factor: 25 })).toEqual(bars);
  expect(adjustSplits(bars, 'adjusted', { date: '2026-02-06', factor: 25 })).toEqual(bars);
  expect(adjustSplits(bars, 'adjusted', { date: '2025-02-06', factor: 25 })).toEqual(bars);
});

test('two splits multiply', () => {
  const closes = [...flat(1, 10), ...flat(5, 10), ...flat(50, 5)];
  const volumes = [...flat(5000, 10), ...flat(1000, 10), ...flat(100, 5)];
  expect(adjustSplits(series(closes, volumes), 'as published')[0]).toMatchObject({ close: 50, volume: 100 });
});

test('bars that their source adjusted keep real jumps', () => {
  const bars = series([...flat(1, 10), ...flat(6, 5)], [...flat(1000, 10), ...flat(50_000, 5)]);
  expect(adjustSplits(bars, 'adjusted')).toEqual(bars);
});

test('bars of a symbol that another share has taken over are doubtful', () => {
  const bars = adjustSplits(
    series([...flat(50, 10), ...flat(1, 5)], [...flat(0, 10), ...flat(9000, 5)]),
    'adjusted',
  );
  expect(bars.map(({ doubtful }) => doubtful)).toEqual([...flat(1, 10), ...flat(0, 5)]);
});
