import { expect, test } from 'vitest';
import type { StoredBar } from '../derive.ts';
import { mergeBars, type NewBar } from './merge-bars.ts';

const bar = (date: string, close: number): NewBar => ({
  date,
  open: null,
  high: null,
  low: null,
  close,
  volume: 1_000,
});
const stored = (date: string, close: number): StoredBar => ({ ...bar(date, close), doubtful: 0 });
const closes = (bars: readonly StoredBar[]) => bars.map(({ close }) => close);
const doubts = (bars: readonly StoredBar[]) => bars.map(({ doubtful }) => doubtful).join('');

const june = [
  stored('2026-06-29', 10),
  stored('2026-06-30', 11),
  stored('2026-07-01', 12),
  stored('2026-07-02', 12),
];

test('new bars follow, and stand over those of their day', () => {
  const merged = mergeBars(june, [bar('2026-07-02', 12.5), bar('2026-07-06', 13)]);
  expect(closes(merged)).toEqual([10, 11, 12, 12.5, 13]);
  expect(doubts(merged)).toBe('00000');
  expect(mergeBars(june, [])).toEqual(june);
});

test('days on record twice in one ratio tell a split, and bring what lies before to the newer share', () => {
  const merged = mergeBars(june, [bar('2026-06-30', 110), bar('2026-07-01', 120), bar('2026-07-02', 120)]);
  expect(merged[0]).toMatchObject({ close: 100, volume: 100, doubtful: 1 });
  expect(doubts(merged)).toBe('1000');
});

test('the same bars again change nothing', () => {
  const brought = [bar('2026-06-30', 110), bar('2026-07-01', 120), bar('2026-07-02', 120)];
  const once = mergeBars(june, brought);
  expect(mergeBars(once, brought)).toEqual(once);
});

test('a jump is a doubt, unless the publisher’s close before says that it is a move', () => {
  expect(doubts(mergeBars(june, [bar('2026-07-06', 120)]))).toBe('11110');
  expect(doubts(mergeBars(june, [{ ...bar('2026-07-06', 23), previousClose: 12.05 }]))).toBe('00000');
});

test('a close before that is not the one on record is of another share', () => {
  expect(doubts(mergeBars(june, [{ ...bar('2026-07-06', 15), previousClose: 60 }]))).toBe('11110');
  // After a gap the close before belongs to a session that is not on record: only the jump can tell.
  expect(doubts(mergeBars(june, [{ ...bar('2026-11-20', 15), previousClose: 60 }]))).toBe('00000');
});
