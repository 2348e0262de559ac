import type { CheckedRows, StatementRow as Row } from '../../rows.ts';
import { doubtOf, withhold } from '../../withhold.ts';

/** Apart by a quarter, the earnings a share of a fund are not those of the net income beside them. */
const APART = 0.25;
/** What is off by less may be rounding, or shares that were sold in the quarter. */
const LEAST = 0.03;
/** From so many quarters on, all that the company files under this name is another line. */
const SEVERAL = 2;

const DECISION =
  'not shown: of a fund, and off from the net income over the shares: its net investment income';

function isOther({ kind, eps_diluted: eps, net_income: income, ...row }: Row): boolean {
  const shares = row.diluted_shares ?? row.shares_outstanding;
  if (kind !== 'quarter' || eps === null || income === null || !shares) return false;
  const whole = income / shares;
  return Math.abs(eps - whole) > Math.max(LEAST, Math.abs(whole) * APART);
}

/**
 * Rows of a fund without earnings a share that are its net investment income: many funds file that under the same name, without what
 * their investments gained or lost, beside a net income that has it. Where several quarters show it, none of them stands.
 */
export function withoutInvestmentIncome(rows: Row[], isFund: boolean): CheckedRows {
  const other = isFund ? rows.filter(isOther) : [];
  if (other.length === 0) return { periods: rows, doubts: [] };
  const isWrong = (row: Row): boolean =>
    row.eps_diluted !== null && (other.length >= SEVERAL || other.includes(row));
  return {
    periods: rows.map((row) => (isWrong(row) ? withhold(row, ['eps_basic', 'eps_diluted']) : row)),
    doubts: rows.filter(isWrong).map((row) => doubtOf(row, 'eps_diluted', DECISION)),
  };
}
