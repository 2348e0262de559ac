import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawEps } from './eps-chart.ts';

const report = (date: string, epsActual: number | null, epsEstimate: number | null = null) => ({
  date,
  epsActual,
  epsEstimate,
  surprisePercent: null,
  epsYearBefore: null,
});

test('reports stand from left to right in time, the higher the more was earned', () => {
  const chart = drawEps([report('2026-05-07', -0.45, -0.38), report('2025-05-08', 0.57, -0.32)]);
  expect(chart?.marks.map(({ x }) => x)).toEqual([25, 75]);
  expect(chart?.marks.map(({ outcome }) => outcome)).toEqual(['beat', 'missed']);
  const [earned = 0, lost = 0] = chart?.marks.map(({ actual }) => actual ?? 0) ?? [];
  expect(earned).toBeLessThan(chart?.zero ?? 0);
  expect(lost).toBeGreaterThan(chart?.zero ?? 100);
  // The outermost lines stand around every mark.
  const lines = chart?.amounts.map(({ at }) => at) ?? [];
  expect([Math.min(...lines), Math.max(...lines)]).toEqual([8, 92]);
  expect([earned > 8, lost < 92]).toEqual([true, true]);
  expect(chart?.dates.at(-1)).toEqual({ at: 75, text: 'May 26' });
  expect(chart?.summary).toContain('May 8, 2025 to May 7, 2026: from $0.57 to −$0.45');
});

test('SVC: the line beyond the last amount is a round one, as nothing is', () => {
  const chart = drawEps([report('2026-05-06', -0.42, -0.39), report('2023-08-07', -0.07, -0.02)]);
  expect(chart?.amounts.map(({ text }) => text)).toEqual([
    '−$0.50',
    '−$0.40',
    '−$0.30',
    '−$0.20',
    '−$0.10',
    '$0.00',
  ]);
});

test('CHMI: the amounts beside the lines are what the lines are of, in steps of whole cents', () => {
  const chart = drawEps([report('2026-05-07', 0.14, 0.12), report('2023-08-07', 0.08, 0.21)]);
  expect(chart?.amounts.map(({ text }) => text)).toEqual(['$0.05', '$0.10', '$0.15', '$0.20', '$0.25']);
});

test('each report says its month and by how much it passed or missed what was expected', () => {
  const chart = drawEps([
    report('2026-05-07', -0.45, -0.38),
    report('2026-02-12', 0.3, 0.3),
    report('2025-11-06', 0.2),
    report('2025-05-08', 0.57, -0.32),
  ]);
  expect(chart?.marks.map(({ month, difference }) => [month, difference])).toEqual([
    ['May 25', '+$0.89'],
    ['Nov 25', null],
    ['Feb 26', 'Met'],
    ['May 26', '−$0.07'],
  ]);
});

test('nothing is drawn of a single report, or of reports without earnings', () => {
  expect(drawEps([report('2026-05-07', 1)])).toBeNull();
  expect(drawEps([report('2026-05-07', null, 1), report('2026-02-07', 1)])).toBeNull();
  expect(drawEps([])).toBeNull();
});

test('equal earnings are a level line with one amount', () => {
  const chart = drawEps([report('2026-05-07', 1), report('2026-02-07', 1)]);
  expect(chart?.marks.map(({ actual }) => actual)).toEqual([50, 50]);
  expect(chart?.amounts).toEqual([{ at: 50, text: '$1.00' }]);
  expect(chart?.zero).toBeNull();
});

test('every mark and label lies inside the drawing, whatever was earned', () => {
  const eps = fc.option(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { nil: null });
  const reports = fc.array(fc.tuple(eps, eps), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(reports, (pairs) => {
      const chart = drawEps(
        pairs.map(([actual, estimate], i) =>
          report(new Date(Date.UTC(2026, 0, 1) - i * 8e9).toISOString().slice(0, 10), actual, estimate),
        ),
      );
      const places =
        chart?.marks.flatMap(({ x, actual, estimate }) => [x, actual ?? 50, estimate ?? 50]) ?? [];
      const labels = [...(chart?.amounts ?? []), ...(chart?.dates ?? [])].map(({ at }) => at);
      for (const at of [...places, ...labels, chart?.zero ?? 50]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
      }
      expect(chart?.dates.length ?? 0).toBeLessThanOrEqual(6);
    }),
  );
});
