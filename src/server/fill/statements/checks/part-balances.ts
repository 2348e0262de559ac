import type { StatementRow as Row } from '../rows.ts';
import { withhold } from '../withhold.ts';

/** Balances of a third of those before and after are of another size. */
const APART = 3;
/** Equity that hardly moves says that the company is the same. */
const STEADY = 0.1;
/** Of less no factor says anything. */
const LEAST = 20e6;
/** Longer than a year no extract reads a part. */
const MOST_QUARTERS = 4;

const isSteady = (one: Row, other: Row): boolean => {
  const [a, b] = [one.equity ?? 0, other.equity ?? 0];
  return a > 0 && b > 0 && Math.abs(a - b) <= STEADY * Math.max(a, b);
};

/** How many balances after the one at `from` are a third of it, before one that is three times them. */
function lengthOfDip(balances: readonly Row[], from: number): number {
  const whole = balances[from]?.assets ?? 0;
  const length = balances.slice(from + 1).findIndex(({ assets }) => (assets ?? 0) * APART > whole);
  const after = balances[from + 1 + length]?.assets ?? 0;
  const dip = balances.slice(from + 1, from + 1 + length);
  const isDip = whole >= LEAST && length > 0 && length <= MOST_QUARTERS;
  return isDip && dip.every((row) => (row.assets ?? 0) * APART <= after) ? length : 0;
}

/**
 * Rows without the assets, liabilities, cash and debt of quarters in which they are a third of those before and after, while the equity hardly moves: an
 * extract read those of the parent, or of what it consolidates, for the whole (BHM: $222M of $1.15B, beside $132M of equity).
 */
export function withoutPartBalances(rows: Row[]): Row[] {
  const balances = rows
    .filter(({ kind, assets, equity }) => kind === 'quarter' && assets !== null && equity !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1));
  const parts = new Set<string>();
  for (let i = 0; i < balances.length; i += 1) {
    const length = lengthOfDip(balances, i);
    const run = balances.slice(i, i + length + 2);
    if (length > 0 && run.every((row, at) => at === 0 || isSteady(row, run[at - 1] ?? row)))
      for (const { period_end } of run.slice(1, -1)) parts.add(period_end);
  }
  return rows.map((row) =>
    parts.has(row.period_end)
      ? withhold(
          row,
          (['assets', 'liabilities', 'cash', 'debt', 'long_term_debt'] as const).filter(
            (figure) => row[figure] !== null,
          ),
        )
      : row,
  );
}
