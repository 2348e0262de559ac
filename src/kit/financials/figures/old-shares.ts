import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';

/** Earnings a share that are so many times those which the income makes of other shares are of the old ones. */
const APART = 2;

interface Today {
  /** The first day on which the shares traded, where that is of these years. */
  listedOn?: string | null;
  sharesToday: number | null;
}

/**
 * Whether an EPS is of months that ended before its shares came to market, or came back from a court, and over others than these: the net income of the same
 * months makes twice as much of the shares that trade, or half (WOLF: −$13.28, and −$37.92 of the shares that its creditors took).
 */
export function isOfOldShares(
  eps: EpsFigure,
  income: DatedAmount,
  { listedOn, sharesToday }: Today,
): boolean {
  if (!listedOn || !sharesToday || eps.period_end >= listedOn) return false;
  if (income.period_end !== eps.period_end || income.currency !== eps.currency) return false;
  const made = income.value / sharesToday;
  return made * eps.value < 0 || made / eps.value > APART || eps.value / made > APART;
}
