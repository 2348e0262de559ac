import { daysBetween } from '#kit/financials/spans.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from './rows.ts';
import { doubtOf, withhold } from './withhold.ts';

const QUARTERS = 4;
const LEAST_QUARTERS = 2;
const [SOONEST, LATEST] = [-10, 460];
/** From so many times four of the largest quarters on, earnings of twelve months are of another share: a receipt stands for two or more. */
const MORE = 1.5;
/** Of less a share, in either, a rounded cent says nothing. */
const LEAST_EPS = 0.02;

const DECISION = 'not shown: of a receipt, beside quarters of the shares it stands for';

/**
 * Rows of a company whose receipts trade without earnings a share of twelve months that its quarters contradict: one source gives them of a
 * receipt, the other of a share (GPCR: a loss of $2.64 beside quarters of $0.27 and $0.37).
 */
export function withoutReceiptEarnings(rows: Row[], isReceipt: boolean): CheckedRows {
  const doubts: Doubt[] = [];
  if (!isReceipt) return { periods: rows, doubts };
  const quarters = rows.filter(({ kind }) => kind === 'quarter');
  const periods = rows.map((row) => {
    const yearly = row.eps_diluted;
    if (row.kind !== 'twelve_months' || yearly === null) return row;
    const beside = quarters.flatMap(({ period_end: end, eps_diluted: eps }) => {
      const days = daysBetween(end, row.period_end);
      return eps !== null && Math.abs(eps) >= LEAST_EPS && days >= SOONEST && days <= LATEST ? [eps] : [];
    });
    const most = Math.max(...beside.map(Math.abs)) * QUARTERS;
    if (beside.length < LEAST_QUARTERS || Math.abs(yearly) < most * MORE) return row;
    doubts.push(doubtOf(row, 'eps_diluted', DECISION));
    return withhold(row, ['eps_diluted', 'eps_basic']);
  });
  return { periods, doubts };
}
