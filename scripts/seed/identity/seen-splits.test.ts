import { expect, test } from 'vitest';
import type { Bar } from '#server/fill/seed/format.ts';
import { withoutUnseen } from './seen-splits.ts';

const split = (new_shares: number, old_shares: number) => ({
  symbol: 'APUS',
  date: '2026-03-26',
  new_shares,
  old_shares,
  source: 'Yahoo Finance',
  fetched: '2026-06-27',
});
/** Sessions of March 19 to April 1, 2026. */
const days = ['19', '20', '23', '24', '25', '26', '27', '30', '31'].map((day) => `2026-03-${day}`);
const bars = (...closes: number[]) =>
  new Map([
    [
      'APUS',
      [...days, '2026-04-01'].flatMap((date, i): Bar[] => {
        const close = closes[i];
        return close === undefined
          ? []
          : [{ date, open: null, high: null, low: null, close, volume: null, doubtful: 0 }];
      }),
    ],
  ]);
const apus = [1.95, 2.06, 1.95, 1.71, 1.75, 1.63, 1.91, 1.75, 1.7894, 1.75];

test('APUS: a split of one for ten that no close shows is none', () => {
  expect(withoutUnseen([split(1, 10)], bars(...apus))).toEqual([]);
});

test('a split stands that a close shows, late or not, that is small, or of whose days not all closes are on record', () => {
  const late = apus.map((close, i) => (i < 6 ? close : close * 10));
  expect(withoutUnseen([split(1, 10)], bars(...late))).toHaveLength(1);
  expect(withoutUnseen([split(3, 2)], bars(...apus))).toHaveLength(1);
  expect(withoutUnseen([split(1, 10)], bars(...apus.slice(0, 8)))).toHaveLength(1);
  expect(withoutUnseen([split(1, 10)], new Map())).toHaveLength(1);
});
