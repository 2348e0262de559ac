import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

/** So many quarters with a profit, and this part of all that have both, say that a source has one line twice. */
const LEAST_QUARTERS = 3;
const LEAST_PART = 0.5;

const DECISION =
  'not shown: in several quarters it is the net income to the dollar, which leaves nothing for taxes';

/**
 * Rows of a bank, an insurer or a landlord without operating income where its quarters have the net income once more for it, as
 * extracts have it of those that file none. A loss may be both: nothing is paid on it.
 */
export function withoutIncomeTwice(rows: Row[], isFinancial: boolean): CheckedRows {
  const both = rows.filter(
    ({ kind, operating_income: operating, net_income: net }) =>
      kind === 'quarter' && operating !== null && net !== null,
  );
  const same = both.filter(({ operating_income, net_income }) => operating_income === net_income);
  const earned = same.filter(({ net_income }) => (net_income ?? 0) > 0);
  if (!isFinancial || earned.length < LEAST_QUARTERS || same.length < both.length * LEAST_PART)
    return { periods: rows, doubts: [] };
  const wrong = rows.filter(({ operating_income }) => operating_income !== null);
  return {
    periods: rows.map((row) => (row.operating_income === null ? row : withhold(row, ['operating_income']))),
    doubts: wrong.map((row) => doubtOf(row, 'operating_income', DECISION)),
  };
}
