import { expect, test } from 'vitest';
import { isOfOldShares } from './old-shares.ts';

const isOld = (eps: number, listedOn: string | null, period_end = '2025-09-28') =>
  isOfOldShares(
    { value: eps, currency: 'USD', period_end, source: 's', basis: 'twelve months' },
    { value: -1_970.6e6, currency: 'USD', period_end, source: 's' },
    { listedOn, sharesToday: 52e6 },
  );

test('WOLF: earnings of months before the court gave its shares to creditors are over other shares', () => {
  expect(isOld(-13.28, '2025-09-29')).toBe(true);
});

test('those of a company that came to market with the shares it had, or of months since, stand', () => {
  expect(isOld(-37, '2025-09-29')).toBe(false);
  expect(isOld(-13.28, null)).toBe(false);
  expect(isOld(-13.28, '2025-09-01')).toBe(false);
});
