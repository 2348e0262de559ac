import type { CountedRow } from '#kit/financials/earning-shares.ts';

/** Earnings a share of less are known too roughly. */
const LEAST_EPS = 0.05;
/** So many of the newest rows say over how many shares earnings are. */
const NEWEST = 5;
/** From so many times as many shares on, and so many times the equity in assets less liabilities, others own a part that is counted too. */
const MORE = 1.15;
/** What was published is of a later day than the balance, and what was lost since is no others’ (AVD: $192M, and $221M of the quarter before). */
const MORE_OF_PUBLISHED = 1.25;
/** The two are about alike where the same others make both. */
const ALIKE = 0.75;

/** The shares that a row counts, or that its earnings are over. */
const sharesOf = ({ net_income: income, eps_diluted: eps, shares_outstanding: count }: CountedRow) =>
  income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS && income * eps > 0 ? income / eps : count;

interface Asked {
  equity: number | null;
  sharesToday: number | null;
  /** The equity is of no statement. */
  isPublished: boolean;
}

/**
 * Whether a market value counts the shares of owners whose part of what a company has is not in its equity: as many times more trade than its earnings are
 * over as assets less liabilities are the equity (CWH: 1.63 and 1.63; DH: 143.7 of 108 million shares, and $379M of $281M; LDI).
 */
export function countsAllClasses(
  rows: readonly CountedRow[],
  { equity, sharesToday, isPublished }: Asked,
): boolean {
  if (equity === null || equity <= 0 || sharesToday === null) return false;
  const inDollars = rows
    .filter(({ currency }) => currency === 'USD')
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const last = inDollars.find(({ assets, liabilities }) => assets !== null && liabilities !== null);
  const counts = inDollars
    .flatMap((row) => sharesOf(row) ?? [])
    .slice(0, NEWEST)
    .toSorted((a, b) => a - b);
  const own = counts[counts.length >> 1];
  if (!last || !own) return false;
  const ofAssets = ((last.assets ?? 0) - (last.liabilities ?? 0)) / equity;
  const ofShares = sharesToday / own;
  return (
    ofAssets >= (isPublished ? MORE_OF_PUBLISHED : MORE) &&
    ofShares >= MORE &&
    Math.min(ofAssets / ofShares, ofShares / ofAssets) >= ALIKE
  );
}
