import type { StatementRow as Row } from '../../rows.ts';
import { withhold } from '../../withhold.ts';

/** A total of so many times the cash of the day is of what was lent or bought to be sold. */
const TIMES = 3;

/**
 * Rows of a company whose trade is money without a total of cash and short-term investments that is three times the cash of the same day: a source
 * takes its loans and securities for them (PGY: $1,181M beside $235M of cash, RILY: $606M beside $184M).
 */
export function withoutLentMoney(rows: Row[], isFinancial: boolean): Row[] {
  if (!isFinancial) return rows;
  const held = new Map<string, number>();
  for (const { period_end: end, cash } of rows)
    if (cash !== null) held.set(end, Math.max(cash, held.get(end) ?? 0));
  return rows.map((row) => {
    const cash = held.get(row.period_end);
    const total = row.cash_and_investments;
    return cash && total !== null && total >= cash * TIMES ? withhold(row, ['cash_and_investments']) : row;
  });
}
