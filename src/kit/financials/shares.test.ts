import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { shareCounts, withOlderCountsMarked } from './shares.ts';

test('RIME: counts of before a fall that no split on record explains are left out of the chart, and marked in the table', () => {
  const counts = { '2025-09-30': 2.51e6, '2025-03-31': 2.4e6, '2024-12-31': 14.2e6, '2024-06-30': null };
  const periods = Object.entries(counts).map(([end, shares_outstanding]) =>
    periodOf(end, { shares_outstanding }),
  );
  expect(shareCounts(periods)).toMatchObject({ leap: '2025-03-31', counts: [{}, {}] });
  const marked = withOlderCountsMarked(periods).map(({ marks }) => marks['shares_outstanding']?.other_shares);
  expect(marked).toEqual([undefined, undefined, true, undefined]);
  // Shares that were issued are the same shares.
  const issued = periods.map((period, i) => ({ ...period, shares_outstanding: 30e6 - i * 5e6 }));
  expect(withOlderCountsMarked(issued)).toEqual(issued);
});
