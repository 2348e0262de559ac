import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { isFresh, newestFirst } from './dated.ts';

/** Current assets over current liabilities: of the newest balance that has both, else as published with the quotes. */
export function currentRatio(of: {
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
}): number | null {
  for (const period of newestFirst(of.periods, 'quarter', 'year'))
    if (period.current_assets !== null && period.current_liabilities && isFresh(period.period_end, of.asOf))
      return period.current_assets / period.current_liabilities;
  // A published ratio of nothing says that its source has no current assets.
  return of.fundamentals?.current_ratio || null;
}
