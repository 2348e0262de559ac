/** What a statement says of net income and of what is earned on a share of it. */
export interface Earned {
  income: number;
  eps: number;
}

/** Net income as `shares` times the earnings a share and what is paid before them, to holders of preferred shares. */
export interface PreferredShare {
  shares: number;
  paid: number;
}

/** Quarters that must lie on one line. */
const LEAST_QUARTERS = 4;
/** Earnings a share that lie nearer tell no line: a cent is a tenth of them. */
const LEAST_APART = 0.1;
/** What is paid is the same in every quarter within this part of it, and what a rounded cent makes of the shares. */
const [SAME, CENT] = [0.15, 0.01];
/** Of less, in parts of what is usually earned, or in cents of the shares, nothing is paid before. */
const [LEAST_PAID, LEAST_CENTS] = [0.1, 5];

/**
 * What holders of preferred shares get each quarter, and the shares that the rest is over, where net income and earnings a share of all quarters lie on
 * one line; null where they do not (SSP: $15.5M a quarter before 87 million shares, so that $1.4M of income is a loss of $0.15 a share).
 */
export function preferredShareOf(quarters: readonly Earned[]): PreferredShare | null {
  if (quarters.length < LEAST_QUARTERS) return null;
  const inOrder = quarters.toSorted((a, b) => a.eps - b.eps);
  const [least, most] = [inOrder[0], inOrder.at(-1)];
  if (!least || !most || most.eps - least.eps < LEAST_APART) return null;
  const shares = (most.income - least.income) / (most.eps - least.eps);
  const paid = most.income - most.eps * shares;
  const usual =
    inOrder.map(({ income }) => Math.abs(income)).toSorted((a, b) => a - b)[inOrder.length >> 1] ?? 0;
  if (shares <= 0 || paid <= Math.max(usual * LEAST_PAID, shares * CENT * LEAST_CENTS)) return null;
  const found = { shares, paid };
  return quarters.every((quarter) => isPaidBefore(quarter, found)) ? found : null;
}

/** Whether a quarter lies on that line. */
export const isPaidBefore = ({ income, eps }: Earned, { shares, paid }: PreferredShare): boolean =>
  Math.abs(income - eps * shares - paid) <= paid * SAME + shares * CENT;
