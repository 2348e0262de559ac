import { restateForSplit } from '#kit/financials/split-restated.ts';
import { toPeriod } from '#server/store/statements/financial-periods.ts';
import type { StatementRow as Row } from '../../rows.ts';
import type { CompanyContext } from '../../read-context.ts';

/** Whether today's shares may be of after another split than the one on record, which counts of after that are not. */
const isSplitAgain = (made: readonly Row[], { split, leap }: CompanyContext): boolean =>
  split !== undefined &&
  leap !== undefined &&
  made.some(
    ({ period_end: end, shares_outstanding: count }) => count !== null && end >= split.date && end < leap,
  );

/**
 * The rows of a company in the shares of after its last split on record; most companies had none. Where the closes leap after it and a count lies between, as at
 * a split that nobody has on record, that count says which rows are of before the first one, and not the shares that trade (XXII: 7.0 million in
 * November, one of 23 since June and 516,328 today, would be 303,795).
 */
export function afterSplit(made: Row[], company: CompanyContext): Row[] {
  const { symbol, cik, split } = company;
  const sharesToday = isSplitAgain(made, company) ? null : company.sharesToday;
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
