import type { StatementRow as Row } from '../../rows.ts';
import { withhold } from '../../withhold.ts';

/** The shares of a period and those of its last day are never apart by this factor, whatever was issued within it. */
const APART = 50;

/**
 * Rows without diluted shares of a fiftieth of those counted on the last day of the period, or of fifty times as many: they are in thousands, or of before a split that
 * restated the count alone (NEXT: 119,201 of 2021, beside 120.8 million; SPCB: 26.2 million beside 141,197).
 */
export const withoutOtherMeans = (rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    const { diluted_shares: mean, shares_outstanding: count } = row;
    if (!mean || !count) return row;
    return Math.max(mean / count, count / mean) < APART ? row : withhold(row, ['diluted_shares']);
  });
