import { expect, test } from 'vitest';
import type { Bar } from '#server/fill/seed/format.ts';
import { readAdjustedCloses, withVolumes } from './adjusted-closes.ts';
import type { Sources } from './sources.ts';

const published = (date: string, close: number, volume: number): Bar => ({
  date, open: null, high: null, low: null, close, volume, doubtful: 0,
}); // prettier-ignore

test('a line is read from its first session on, in differences of 1/10000 dollar', () => {
  const files: Record<string, Record<string, string>[]> = {
    'record/prices/sessions.csv.gz': ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'].map((date) => ({
      date,
    })),
    'record/prices/closes_split_adjusted_no_full_bars.csv.gz': [
      { symbol: 'A', first_date: '2026-06-30', closes_e4_differences: '209800 . -2500' },
    ],
  };
  const sources = { records: (path: string) => files[path] ?? [] } as unknown as Sources;
  expect(readAdjustedCloses(sources).get('A')).toEqual([
    { date: '2026-06-30', close: 20.98 },
    { date: '2026-07-02', close: 20.73 },
  ]);
});

test('volumes are brought to the share of the closes, and published bars follow the end of the series', () => {
  const series = [
    { date: '2026-06-29', close: 10 },
    { date: '2026-06-30', close: 10.2 },
    { date: '2026-07-01', close: 10.1 },
  ];
  const wide = [
    published('2026-06-29', 1, 1000),
    published('2026-06-30', 10.2, 90),
    published('2026-07-01', 10.1, 95),
    published('2026-07-02', 10.3, 80),
  ];
  expect(withVolumes(series, wide)?.map(({ date, close, volume }) => [date, close, volume])).toEqual([
    ['2026-06-29', 10, 100],
    ['2026-06-30', 10.2, 90],
    ['2026-07-01', 10.1, 95],
    ['2026-07-02', 10.3, 80],
  ]);
});

test('the last session closes as it was published that evening', () => {
  const series = [
    { date: '2026-07-01', close: 10.1 },
    { date: '2026-07-02', close: 10.2 },
  ];
  const wide = [published('2026-07-01', 10.1, 95), published('2026-07-02', 10.3, 80)];
  expect(withVolumes(series, wide)?.map(({ date, close }) => [date, close])).toEqual([
    ['2026-07-01', 10.1],
    ['2026-07-02', 10.3],
  ]);
});

test('a series whose newest close is not the published one is of another share', () => {
  expect(withVolumes([{ date: '2026-07-02', close: 10 }], [published('2026-07-02', 12, 1)])).toBeUndefined();
  expect(withVolumes([], [])).toBeUndefined();
});
