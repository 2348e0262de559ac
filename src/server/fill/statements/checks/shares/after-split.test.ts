import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { afterSplit } from './after-split.ts';
import type { CompanyContext } from '../../read-context.ts';

const counts = (leap: string | undefined, date = '2025-06-20') =>
  afterSplit(
    [
      statementRow('2025-09-30', { shares_outstanding: 6_987_282 }),
      statementRow('2025-06-30', { shares_outstanding: 3_670_432 }),
    ],
    { symbol: 'XXII', cik: 1, split: { date, factor: 1 / 23 }, sharesToday: 516_328, leap } as CompanyContext,
  ).map(({ shares_outstanding: count }) => count);

test('XXII: counts of after a split on record are of one before another, which the closes tell of, and are not divided by the first', () => {
  expect(counts('2026-06-11')).toEqual([6_987_282, 3_670_432]);
  // Without a leap, or before all counts of after it, what trades says which shares they are.
  expect(counts(undefined)).toEqual([303_795, 159_584]);
  expect(counts('2025-06-20')).toEqual([303_795, 159_584]);
});

test('a split after all counts divides them, whatever the closes do', () => {
  expect(counts('2026-06-11', '2025-12-20')).toEqual([303_795, 159_584]);
});
