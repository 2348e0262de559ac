import { expect, test } from 'vitest';
import type { EpsFigure } from '#contract/company-figures.ts';
import type { LastReport } from './announced.ts';
import { overtakenBy } from './overtaken.ts';

const epsTo = (period_end: string, value: number): EpsFigure => ({
  value,
  currency: 'USD',
  period_end,
  source: 'sec-quarters',
  basis: 'four quarters',
});
const days = ['2026-05-07', '2026-02-19', '2025-11-10', '2025-08-06', '2025-05-07', '2025-02-26'];
const announced = (...eps: number[]): LastReport => ({
  date: days[0] ?? '',
  epsActual: eps[0] ?? null,
  epsEstimate: null,
  newest: eps.slice(0, 4),
  year: eps.length < 4 ? null : eps.slice(0, 4).reduce((sum, each) => sum + each, 0),
  reports: eps.map((each, i) => ({ date: days[i] ?? '', eps: each })),
});

test('HHH: $5.13 to September, of which later reports have left $2.04, is overtaken', () => {
  const reports = announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25);
  expect(overtakenBy(epsTo('2025-09-30', 5.13), reports)).toBeCloseTo(2.04, 2);
});

test('of the same twelve months, of adjusted earnings, or of about as much later, nothing is', () => {
  expect(overtakenBy(epsTo('2026-03-31', 5.13), announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25))).toBeNull();
  expect(overtakenBy(epsTo('2025-09-30', 8.2), announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25))).toBeNull();
  expect(overtakenBy(epsTo('2025-09-30', 5.13), announced(1.4, 1.5, 2.02, -0.22, 0.21, 3.25))).toBeNull();
  expect(overtakenBy(epsTo('2025-09-30', 5.13), announced(0.14, 0.1, 2.02))).toBeNull();
  expect(overtakenBy(null, announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25))).toBeNull();
});

test('NVAX: a profit of twelve months with a loss announced since is overtaken', () => {
  expect(overtakenBy(epsTo('2025-12-31', 2.4), announced(-3, 0.11, 0.31, 0.2, 1.8))).toBeCloseTo(-2.38, 2);
});
