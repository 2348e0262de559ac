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
