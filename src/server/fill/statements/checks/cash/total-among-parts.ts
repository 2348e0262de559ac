import type { StatementRow as Row } from '../../rows.ts';
import { withhold } from '../../withhold.ts';

/** What is rounded may add up to so much more than the assets. */
const ROUNDED = 1.001;

/**
 * Rows in which cash and short-term investments do not add up to more than all assets: the greater of the two is the total of both already, and not shown under
 * the name of a part (IKT: cash of $178.8M and investments of $39.5M, of assets of $181.2M; RANI: $27.0M and $98.5M, of $108.0M).
 */
export const withoutTotalAmongParts = (rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    const { cash, short_term_investments: investments, assets } = row;
    if (cash === null || investments === null || assets === null) return row;
    if (cash + investments <= assets * ROUNDED) return row;
    return withhold(row, [cash > investments ? 'cash' : 'short_term_investments']);
  });
