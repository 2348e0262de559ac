import { expect, test } from 'vitest';
import { indexAlong, smallCapsOf } from './index-line.ts';

const bars = ['01', '02', '03', '04'].map((day, i) => ({ date: `2026-06-${day}`, close: 10 + i }));
const index = { dates: ['2026-06-02', '2026-06-03', '2026-06-04'], levels: [100, 110, 99] };
const rounded = (line: (number | null)[]) => line.map((value) => value && Number(value.toFixed(6)));

test('an index begins at the first close it shares with what is shown, and moves by its own percentages', () => {
  expect(rounded(indexAlong(bars, 0, index))).toEqual([null, 11, 12.1, 10.89]);
  expect(rounded(indexAlong(bars, 2, index))).toEqual([null, null, 12, 10.8]);
  expect(indexAlong(bars, 0, undefined)).toEqual([null, null, null, null]);
});

test('the line of all small caps is the first one; one level makes no line', () => {
  const line = { name: 'All', members: 2, levels: [100, 101], change_session: 1, change_period: 1 };
  const known = {
    dates: ['a', 'b'],
    indices: [line],
    breadth: { dates: [], up: [], down: [], unchanged: [] },
    method: '',
  };
  expect(smallCapsOf(known)).toEqual({ dates: ['a', 'b'], levels: [100, 101] });
  expect(smallCapsOf({ ...known, indices: [{ ...line, levels: [100] }] })).toBeUndefined();
  expect(smallCapsOf(null)).toBeUndefined();
});
