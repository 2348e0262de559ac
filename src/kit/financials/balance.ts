import type { FinancialPeriod } from '#contract/financials.ts';

/** A balance is said to balance within this share of its assets. */
const BALANCES = 0.01;
/** Beyond these shares of the assets the equity is not that of the assets, whoever holds the rest. */
const LEAST_GAP = -0.1;
const MOST_GAP = 0.5;

type Balance = Pick<FinancialPeriod, 'assets' | 'liabilities' | 'equity'>;

/** Assets less liabilities and equity, where that is more than a hundredth of the assets; null where it balances or is unknown. */
export function balanceGap({ assets, liabilities, equity }: Balance, roundedTo = 0): number | null {
  if (assets === null || liabilities === null || equity === null) return null;
  const gap = assets - liabilities - equity;
  return Math.abs(gap) <= Math.max(Math.abs(assets) * BALANCES, roundedTo * 3) ? null : gap;
}

/** Beyond this a ratio to equity says only that hardly any is left. */
const MOST_OF_EQUITY = 100;

/** Times of the equity; null without any, or of one that is hardly there. */
export function ratioToEquity(part: number | null, equity: number | null): number | null {
  if (part === null || equity === null || equity <= 0) return null;
  const ratio = part / equity;
  return ratio > MOST_OF_EQUITY ? null : ratio;
}

/** Under this the count of shares is not of the equity’s day: hardly a company is sold at a twentieth of its own (HKIT: 0.04). */
const LEAST_OF_EQUITY = 0.05;

/** A market value in times of the equity; null too where next to nothing is left of the price. */
export function priceToBook(worth: number | null, equity: number | null): number | null {
  const ratio = ratioToEquity(worth, equity);
  return ratio === null || ratio < LEAST_OF_EQUITY ? null : ratio;
}

/**
 * Whether no ratio may be made of a period's equity: minority interests and shares that may be redeemed do not explain what is
 * between it and assets less liabilities.
 */
export function isEquityDoubtful({ assets, marks }: Pick<FinancialPeriod, 'assets' | 'marks'>): boolean {
  const gap = marks['equity']?.gap;
  return gap !== undefined && assets !== null && (gap < LEAST_GAP * assets || gap > MOST_GAP * assets);
}
