import type { FinancialPeriod, Financials } from '#contract/financials.ts';
import { formatDate } from '#kit/dates.ts';

/** `1 new for 25 old`, the smaller of a ratio as 1 where that is a whole number. */
export const splitRatio = ({ newShares, oldShares }: NonNullable<Financials['split']>): string =>
  oldShares > newShares && oldShares % newShares === 0
    ? `1 for ${oldShares / newShares}`
    : newShares > oldShares && newShares % oldShares === 0
      ? `${newShares / oldShares} for 1`
      : `${newShares} for ${oldShares}`;

/** What a split on record did to the counts since `from`: restated, of the same shares already, or none in these years. */
export function splitSentence(
  split: Financials['split'],
  periods: readonly FinancialPeriod[],
  from: string | undefined,
): string {
  const restated = periods.some(({ marks }) => marks['shares_outstanding']?.split !== undefined);
  if (!from) return '';
  if (!split || split.date < from) {
    const none = `Splits: none on record since ${from.slice(0, 4)}`;
    // What was announced gives one away that nobody lists.
    return restated && !split
      ? `${none}, but the announced earnings show one: counts reported before it are restated for it.`
      : `${none}.`;
  }
  const named = `Split ${splitRatio(split)} on ${formatDate(split.date)}`;
  return restated ? `${named}: counts reported before it are restated for it.` : `${named}.`;
}
