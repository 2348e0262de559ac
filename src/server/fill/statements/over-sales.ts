import { quarterReported } from '#kit/financials/earnings.ts';
import type { CompanyContext } from './read-context.ts';
import type { Doubt, StatementRow } from './rows.ts';
import { marksOf } from './withhold.ts';

type Company = Pick<CompanyContext, 'reports' | 'sharesToday' | 'isFinancial' | 'isReceipt' | 'fundamentals'>;

const byNewest = (a: StatementRow, b: StatementRow): number => (a.period_end < b.period_end ? 1 : -1);

/** Whether nobody knows of anything that a company ever sold. */
const sellsNothing = (rows: readonly StatementRow[], { fundamentals }: Company): boolean =>
  !fundamentals?.sales && rows.every((row) => !row.revenue && marksOf(row).revenue === undefined);

/**
 * The announced profits of quarters that lost, of more than all that was sold in them: nothing that is left out of an adjusted figure makes such a one
 * (CBUS: $2.92 for each of 23.7 million shares, of $1.1M sold and a loss of $217M). Money as a trade earns beside what it sells, and a receipt is of other
 * shares than those that are counted: they are not asked.
 */
export function profitsOverSales(rows: readonly StatementRow[], company: Company): Doubt[] {
  const { reports, sharesToday, isFinancial, isReceipt } = company;
  if (isFinancial || isReceipt) return [];
  const quarters = rows.filter(({ kind }) => kind === 'quarter').toSorted(byNewest);
  const nothing = sellsNothing(rows, company) ? 0 : null;
  return reports.flatMap(({ date, eps_actual: eps }) => {
    const quarter = eps !== null && eps > 0 ? quarterReported(date, quarters) : undefined;
    if (!quarter || quarter.currency !== 'USD' || (quarter.net_income ?? 0) >= 0) return [];
    // Who has a part of another company earns in operations without sales (CTGO, of a mine).
    const sold = quarter.revenue ?? ((quarter.operating_income ?? 0) > 0 ? null : nothing);
    const shares = quarter.shares_outstanding ?? quarter.diluted_shares ?? sharesToday;
    if (sold === null || eps === null || !shares || eps * shares <= sold) return [];
    const found = { announced: eps, net_income: quarter.net_income, revenue: quarter.revenue };
    return {
      figure: 'eps_announced',
      kind: 'headline',
      period_end: date,
      found: JSON.stringify(Object.entries(found).map(([source, value]) => ({ source, value }))),
      decision: 'not shown: a profit of more than all that was sold in a quarter that lost',
    };
  });
}
