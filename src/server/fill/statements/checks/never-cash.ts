import type { StatementRow as Row } from '../rows.ts';
import { withhold } from '../withhold.ts';

/** So many balances, and none with a dollar, say that their source does not know the cash of a blank check, which pays its accountants each quarter. */
const LEAST_BALANCES = 3;

/** Rows of a blank check without cash of exactly nothing, where no quarter on record has more (BKHA: $0 on seven days, of $70.5M after its offering too). */
export function withoutNeverCash(rows: Row[]): Row[] {
  const known = rows.filter(({ kind, cash }) => kind === 'quarter' && cash !== null);
  if (known.length < LEAST_BALANCES || known.some(({ cash }) => cash !== 0)) return rows;
  return rows.map((row) => (row.cash === 0 ? withhold(row, ['cash']) : row));
}
