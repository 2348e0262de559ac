/** What net cash leaves of the market value is this part of it or more. */
const LEAST_LEFT = 0.1;

/**
 * What the market pays for a business beside its net cash; null where that is hardly anything: a small change of either would be a multiple of the rest (TK: $7M
 * of $895M, and an EV/EBITDA of 0.03).
 */
export function enterpriseOf(marketValue: number, netCash: number): number | null {
  const left = marketValue - netCash;
  return Math.abs(left) < LEAST_LEFT * marketValue ? null : left;
}
