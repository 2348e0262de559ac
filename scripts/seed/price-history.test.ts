import { expect, test } from 'vitest';
import type { Sources } from './sources.ts';
import { readAdjusted, readWide, sharpen } from './price-history.ts';

const head = 'symbol,date,open,high,low,close,volume\n';

test('a bar whose open or close lies outside its range has the range widened', () => {
  const bars = readAdjusted(`${head}ABEO,2026-07-02,5.2,5.1,4.9,4.8,100\n`).get('ABEO');
  expect(bars).toEqual([
    { date: '2026-07-02', open: 5.2, high: 5.2, low: 4.8, close: 4.8, volume: 100, doubtful: 0 },
  ]);
});

test('a session without trades stays, with volume 0; one without a close is dropped', () => {
  const bars = readAdjusted(`${head}X,2026-07-01,1,1,1,1,0\nX,2026-07-02,,,,,\n`).get('X');
  expect(bars?.map(({ date, volume }) => [date, volume])).toEqual([['2026-07-01', 0]]);
});

test('a close in whole cents takes the four decimals of the published one, and no other', () => {
  const bar = {
    date: '2026-07-02',
    open: 0.13,
    high: 0.13,
    low: 0.12,
    close: 0.12,
    volume: 1,
    doubtful: 0 as const,
  };
  const published = (close: number) => [{ ...bar, open: null, high: null, low: null, close }];
  expect(sharpen([bar], published(0.1187))).toEqual([{ ...bar, close: 0.1187, low: 0.1187 }]);
  expect(sharpen([bar], published(0.1387))).toEqual([bar]);
});

test('an evening that was no session is no bar', () => {
  const wide = 'symbol,2025-07-11,2025-07-12,2025-07-14\nAACG,0.87,0.87,0.89\n';
  const sources = { text: () => wide } as unknown as Sources;
  expect(
    readWide(sources)
      .get('AACG')
      ?.map(({ date }) => date),
  ).toEqual(['2025-07-11', '2025-07-14']);
});

test('an evening that repeats the session before to the share is no bar where the source is known to do so', () => {
  const days = 'symbol,2026-02-02,2026-02-03,2026-02-04,2026-02-05,2026-02-06';
  const files: Record<string, string> = {
    close: `${days}\nANDE,63.18,65.23,65.23,65.77,65.77\n`,
    volume: `${days}\nANDE,327,287,287,292,292\n`,
  };
  const sources = {
    text: (path: string) => files[/(close|volume)_wide/.exec(path)?.[1] ?? ''],
  } as unknown as Sources;
  expect(
    readWide(sources)
      .get('ANDE')
      ?.map(({ date }) => date),
  ).toEqual(['2026-02-02', '2026-02-03', '2026-02-05', '2026-02-06']);
});
