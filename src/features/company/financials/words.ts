import { DAY_MS } from '#kit/time/days.ts';
import type { CashFigure, Runway } from '#contract/company-figures.ts';
import type { FinancialPeriod, Financials } from '#contract/financials.ts';
import { formatDate, formatMonth } from '#kit/time/dates.ts';
import { QUARTER_DAYS } from '#kit/financials/spans.ts';
import { formatCompact } from '#kit/format.ts';

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

/** So many times the shares that trade are counted otherwise, or as many more trade than were counted. */
const COUNTED_OTHERWISE = 1.5;

/** That the market value counts far fewer or far more shares than were reported last, and why that may be; empty where it does not. */
export function countedOtherwise(reported: number, sharesToday: number | null): string {
  if (sharesToday === null) return '';
  const counted = ` The market value is of ${formatCompact(sharesToday)}:`;
  if (reported >= sharesToday * COUNTED_OTHERWISE)
    return `${counted} what trades is counted otherwise than what was reported, as after a reverse split that is not on record, or as depositary shares that stand for several each.`;
  if (sharesToday >= reported * COUNTED_OTHERWISE)
    return `${counted} more trade than were reported last, as after shares were issued since, or where a report counts one class alone, or its capital.`;
  return '';
}

/** Why newer cash of the statements is not the one that is told: nobody says what was invested beside it; empty where there is none. */
export function laterCash(periods: readonly FinancialPeriod[], told: CashFigure): string {
  const later = periods
    .filter(({ period_end, cash }) => period_end > told.period_end && cash !== null)
    .sort((a, b) => (a.period_end < b.period_end ? 1 : -1))[0];
  return later && told.with_investments && later.cash_and_investments === null
    ? `The cash of ${formatDate(later.period_end)} in the statements is without short-term investments, which are not on record for that day, and is not used. `
    : '';
}

/** That a runway ended before `day`, so that nobody takes it for one of today: `At that pace it would have been used by Nov 2025`; empty where it has not. */
export function usedUpBefore(
  { quarters, period_end }: Pick<Runway, 'quarters' | 'period_end'>,
  day: string | null,
): string {
  if (quarters === null || day === null) return '';
  const end = Date.parse(period_end) + quarters * QUARTER_DAYS * DAY_MS;
  if (end >= Date.parse(day)) return '';
  const month = formatMonth(new Date(end).toISOString().slice(0, 10));
  return `At that pace it would have been used by ${month}; what has come in or been saved since is not in it. `;
}
