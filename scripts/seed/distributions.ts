/** More shares for each than a distribution is worth. */
const MOST = 2.5;

/**
 * Whether what a source writes as a split changed closes alone: it writes 3:2 for a split, and 1.5 as 15:10 where shares of another company, or a few of
 * one's own, were distributed, by what these were worth (ANAB: 28.0 million shares before, and 29.1 million after; WOR: 1622:1000).
 */
export const isDistribution = (newShares: number, oldShares: number): boolean =>
  oldShares >= 10 &&
  Number.isInteger(Math.log10(oldShares)) &&
  newShares > oldShares &&
  newShares < MOST * oldShares;
