import type { CompanyContext } from '../../read-context.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { withhold } from '../../withhold.ts';

/**
 * Rows without a cash flow of twelve months that brought in more than all that was sold, where less than it is left: one of the two counts
 * something else (RBNE: $11.9M of $6.9M, beside $2.7M of cash; FAMI: $52M of $28M, beside $0.8M). Lenders are paid back, and partners
 * pay for milestones; where the cash is there, nothing is said.
 */
export function withoutCashOverSales(
  rows: Row[],
  { isFinancial, hasMilestones }: Pick<CompanyContext, 'isFinancial' | 'hasMilestones'>,
): Row[] {
  if (isFinancial || hasMilestones) return rows;
  const held = (row: Row): number | null => row.cash_and_investments ?? row.cash;
  return rows.map((row) => {
    const { kind, revenue, operating_cash_flow: flow, period_end: end } = row;
    if (kind === 'quarter' || revenue === null || flow === null || flow <= revenue) return row;
    const cash = rows.flatMap((other) => (other.period_end === end ? (held(other) ?? []) : []));
    return cash.length > 0 && Math.max(...cash) < flow
      ? withhold(row, ['operating_cash_flow', 'free_cash_flow'])
      : row;
  });
}
