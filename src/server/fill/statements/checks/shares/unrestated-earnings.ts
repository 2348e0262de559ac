import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from '../../read-context.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { withhold } from '../../withhold.ts';

/** Counts of so many days before and after a quarter say of which size its own is; of fewer shares than these one is of a shell. */
const [BESIDE_DAYS, LEAST_COUNT] = [200, 100_000];
/** Earnings come in cents. */
const CENT = 0.0051;
/** A reverse split of less is hidden in what a cent rounds. */
const LEAST_SPLIT = 4;
/** Over so many times all shares beside it, before a split on record; without one, of a loss, over more, and over what trades. */
const TIMES = { split: 3, loss: 5, today: 3 };
/** Earnings in cents, of a dollar or more as they are written, are a hundred times the net income over the shares, within this. */
const CENTS = { times: 100, near: 0.05 };

/** The most shares that are counted beside a quarter without a count of its own; 0 where nothing says how many there were. */
const mostBeside = (rows: readonly Row[], end: string): number =>
  Math.max(
    0,
    ...rows.flatMap(({ period_end, shares_outstanding: shares }) =>
      shares !== null && shares >= LEAST_COUNT && Math.abs(daysBetween(period_end, end)) <= BESIDE_DAYS
        ? [shares]
        : [],
    ),
  );

/**
 * Rows without the earnings a share of quarters that are of the shares of before a reverse split, which nobody restated since the quarter has no count of its own
 * (FRGT: $0.02 of $649,238, and 0.45 million shares, before 1 for 5; WW: a loss of $0.91 of $72.6M, and 10 million new ones), and of those in cents (FIZZ: $39).
 * A profit over many shares is, without a split, what preferred shares left to the others.
 */
export function withoutUnrestated(
  rows: Row[],
  { splits, sharesToday, isReceipt }: Pick<CompanyContext, 'splits' | 'sharesToday' | 'isReceipt'>,
): Row[] {
  if (isReceipt) return rows;
  return rows.map((row) => {
    const { kind, period_end: end, net_income: income, eps_diluted: eps, shares_outstanding: shares } = row;
    if (kind !== 'quarter' || shares !== null || !income || !eps || income * eps < 0) return row;
    const most = mostBeside(rows, end);
    if (most === 0) return row;
    const least = Math.abs(income) / (Math.abs(eps) + CENT);
    const isBeforeSplit = splits.some(({ date, factor }) => date > end && factor * LEAST_SPLIT <= 1);
    const isOfOld =
      (isBeforeSplit && least >= TIMES.split * most) ||
      (eps < 0 && least > TIMES.loss * most && !!sharesToday && least > TIMES.today * sharesToday);
    const isInCents =
      Math.abs(eps) >= 1 &&
      Math.abs((Math.abs(income) / Math.abs(eps)) * CENTS.times - most) <= CENTS.near * most;
    return isOfOld || isInCents ? withhold(row, ['eps_diluted']) : row;
  });
}
