import { restateForSplit } from '#kit/financials/split-restated.ts';
import { toPeriod } from '#server/store/financial-periods.ts';
import type { StatementRow as Row } from './rows.ts';
import type { CompanyContext } from './read-context.ts';

/** The rows of a company in the shares of after its last split on record; most companies had none. */
export function afterSplit(made: Row[], { symbol, cik, split, sharesToday }: CompanyContext): Row[] {
  if (!split) return made;
  const periods = made.map((row) => toPeriod({ symbol, cik: cik ?? 0, ...row }));
  const restated = restateForSplit(periods, split, sharesToday);
  return made.map((row, i) => {
    const period = restated[i];
    if (!period || period === periods[i]) return row;
    const { shares_outstanding, diluted_shares, eps_basic, eps_diluted, marks } = period;
    return {
      ...row,
      shares_outstanding,
      diluted_shares,
      eps_basic,
      eps_diluted,
      marks: JSON.stringify(marks),
    };
  });
}
