/** Earnings per share of this many times the last price, and this many dollars, are of shares from before several splits. */
export const MOST_EARNINGS = { prices: 100, dollars: 100 };
