import { expect, test } from 'vitest';
import type { Fact } from '../../look-ups/look-up.ts';
import { saidOfGaps } from './gaps.ts';

const quarters = (...ends: string[]): Fact[] =>
  ends.map((date) => ({
    name: 'revenue',
    label: 'Revenue',
    value: 1,
    unit: 'usd',
    date,
    row: `quarter ${date}`,
    source: { label: '', href: '', date },
  }));

test.each([
  ['follow each other', ['2025-12-31', '2025-09-30', '2025-06-30'], undefined],
  ['have fourteen weeks', ['2026-01-31', '2025-10-25', '2025-07-19'], undefined],
  ['leave one out', ['2025-06-30', '2024-12-31'], 'Not on record between them: the quarter to Mar 2025.'],
  [
    'leave two out',
    ['2025-09-30', '2024-12-31'],
    'Not on record between them: the quarters to Jun 2025 and Mar 2025.',
  ],
  [
    'leave years out',
    ['2025-06-30', '2022-06-30'],
    'Not on record between them: 11 quarters, the newest to Mar 2025.',
  ],
])('quarters that %s', (_, ends, said) => {
  expect(saidOfGaps(quarters(...ends))).toBe(said);
});

test('years and twelve months have no gaps', () => {
  const years = quarters('2025-12-31', '2022-12-31').map((fact) => ({ ...fact, row: `year ${fact.date}` }));
  expect(saidOfGaps(years)).toBeUndefined();
});
