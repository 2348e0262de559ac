import { expect, test } from 'vitest';
import { formatMoney } from '#kit/format.ts';
import { axisAmount } from './axis-amount.ts';
import { drawBars, slotsOf, yearTicks } from './bar-chart.ts';

const plain = (...values: number[]) =>
  values.map((value) => ({ pieces: [{ value, tone: 'plain' as const }] }));

test('bars stand on zero and in proportion', () => {
  const drawing = drawBars(plain(50, 100, 25), String);
  const heights = drawing?.bars.map(({ pieces }) => pieces[0]?.height ?? 0) ?? [];
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(2, 1);
  expect((heights[0] ?? 0) / (heights[2] ?? 1)).toBeCloseTo(2, 1);
  for (const { pieces } of drawing?.bars ?? [])
    expect((pieces[0]?.y ?? 0) + (pieces[0]?.height ?? 0)).toBeCloseTo(100, 1);
  expect(drawing?.amounts[0]).toEqual({ at: 100, text: '0' });
});

test('pieces lie on each other, and a piece under zero has no height', () => {
  const drawing = drawBars(
    [
      {
        pieces: [
          { value: 30, tone: 'dark' },
          { value: 60, tone: 'plain' },
          { value: -5, tone: 'ink' },
        ],
      },
    ],
    String,
  );
  const [bottom, top, none] = drawing?.bars[0]?.pieces ?? [];
  expect(bottom?.y).toBeCloseTo((top?.y ?? 0) + (top?.height ?? 0), 1);
  expect(none?.height).toBe(0);
});

test('each label of an axis is what its line is of: no $1.3M after $1M, no 0.13× after 0.1×', () => {
  const labels = (most: number, format: (amount: number) => string) =>
    drawBars(plain(most), (amount) => axisAmount(format(amount)))?.amounts.map(({ text }) => text);
  expect(labels(1_050_000, formatMoney)).toEqual(['$0', '$200K', '$400K', '$600K', '$800K', '$1M', '$1.2M']);
  expect(labels(0.106, (amount) => `${Number(amount.toFixed(2))}×`)).toEqual([
    '0×',
    '0.02×',
    '0.04×',
    '0.06×',
    '0.08×',
    '0.1×',
    '0.12×',
  ]);
});

test('nothing over zero is no chart', () => {
  expect(drawBars([], String)).toBeNull();
  expect(drawBars(plain(0, -3), String)).toBeNull();
});

test('a missing quarter has a place of its own, and none is before the first', () => {
  const ends = ['2023-12-31', '2024-06-30', '2024-09-30', '2024-12-31', '2025-09-30'];
  const known = (most: number) => slotsOf(ends, (end) => end, most).map(({ quarter }) => quarter);
  expect(known(8)).toEqual([ends[0], null, ends[1], ends[2], ends[3], null, null, ends[4]]);
  expect(known(3), 'a chart begins with what is known').toEqual([ends[4]]);
  expect(slotsOf([], String, 8)).toEqual([]);
  const years3 = ['2022-12-31', '2023-12-31', '2025-12-31'];
  expect(
    slotsOf(years3, String, 8).map(({ quarter }) => quarter),
    'of a company that tells of years, a year is missing',
  ).toEqual([years3[0], years3[1], null, years3[2]]);
  const years = yearTicks(slotsOf(ends, (end) => end, 8).map(({ date }) => date));
  expect(years.map((year) => year ?? '')).toEqual(['', '2024', '', '', '', '2025', '', '']);
});

test('a year stands below its first bar', () => {
  expect(yearTicks(['2024-09-30', '2024-12-31', '2025-03-31'])).toEqual(['2024', undefined, '2025']);
});

test('labels stand over the bars that they reach into, and not on each other', () => {
  const values = Array.from({ length: 20 }, (_, i) => (i < 6 ? 10 + 2 * i : 60 + i));
  const drawing = drawBars(
    values.map((value, i) => ({
      pieces: [{ value, tone: 'dark' as const }],
      label: i % 2 === 0 ? '+20.0%' : undefined,
    })),
    String,
  );
  const bars = drawing?.bars ?? [];
  const topOf = (at: number) => bars[at]?.pieces[0]?.y ?? 100;
  bars.forEach(({ label, labelY }, at) => {
    if (!label) return;
    for (const beside of [at - 1, at, at + 1]) expect(labelY).toBeLessThanOrEqual(topOf(beside));
    if (at > 1) expect(Math.abs(labelY - (bars[at - 2]?.labelY ?? 0))).toBeGreaterThanOrEqual(8.99);
  });
});
