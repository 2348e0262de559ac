import type { KnownSplit } from '#kit/financials/split-restated.ts';
import { impliedCount } from '../../before-leap.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { marksOf, withhold } from '../../withhold.ts';

/** Between two quarters shares do not fall to a third; under these dollars a rounded cent says little of them. */
const [FALLEN, LEAST_EPS, LEAST_INCOME] = [3, 0.05, 5e5];

/**
 * Rows without earnings a share of before a reverse split on record that nothing restated, where they are over three times the shares of the quarter after
 * them and more: JAGX lost $10.26 a share in June, over a million shares, and $219.80 in September, over 43,000 of today's.
 */
export function withoutMixedEarnings(rows: readonly Row[], split: KnownSplit | undefined): Row[] {
  if (!split || split.factor >= 1) return [...rows];
  const told = rows
    .filter(
      ({ kind, eps_diluted: eps, net_income: income }) =>
        kind === 'quarter' && Math.abs(eps ?? 0) >= LEAST_EPS && Math.abs(income ?? 0) >= LEAST_INCOME,
    )
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const mixed = new Set<Row>();
  let later: number | null = null;
  for (const row of told) {
    const shares = impliedCount(row);
    if (shares === null) continue;
    const isOld = row.period_end < split.date && marksOf(row).eps_diluted?.split === undefined;
    if (isOld && later !== null && shares > FALLEN * later) mixed.add(row);
    else later = shares;
  }
  return rows.map((row) => (mixed.has(row) ? withhold(row, ['eps_diluted', 'eps_basic']) : row));
}
