import { expect, test } from 'vitest';
import { drawLine } from './line-chart.ts';

test('a line begins at zero of its axis, ends at its last day, and names the years within it', () => {
  const drawing = drawLine(
    [
      { date: '2025-12-30', value: 50 },
      { date: '2025-12-31', value: 100 },
      { date: '2026-01-02', value: 25 },
    ],
    String,
  );
  expect(drawing?.amounts.map(({ text }) => Number(text))).toEqual([0, 25, 50, 75, 100]);
  expect(drawing?.end.x).toBe(100);
  expect(drawing?.ticks.map(({ text }) => text)).toEqual(['2026']);
  expect(drawing?.path.match(/M/g)).toHaveLength(1);
});

test('no line is drawn across a hole, and none of a single day', () => {
  const across = [
    { date: '2025-01-02', value: 1 },
    { date: '2025-01-03', value: 1 },
    { date: '2025-06-02', value: 1 },
    { date: '2025-06-03', value: 1 },
  ];
  expect(drawLine(across, String)?.path.match(/M/g)).toHaveLength(2);
  expect(drawLine(across.slice(0, 1), String)).toBeNull();
});
