import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';
import { formatDate } from '../../time/dates.ts';
import { daysBetween } from '../../time/days.ts';
import { oneQuarterInWords } from './eps.ts';

/** One quarter that made so much of a profit makes a multiple that is of that quarter, and misleads where it reads as cheap. */
const [ALL_OF_IT, CHEAP] = [0.9, 10];
/** What operations earned is of the months of the earnings when it ended no more days apart from them. */
const SAME_MONTHS = 100;

/** Why no price is set against earnings of twelve months. */
export type NoMultiple = NonNullable<EpsFigure['no_multiple']>;

/**
 * Why earnings of twelve months make no multiple of a price; undefined where they do. Operations lost in these months, so that a gain beside them made the profit (SOHU: $13.96 a share
 * beside an operating loss of $93.8M, and a price of 0.9 times it), or one quarter that is no season made nearly all of what would be a low multiple (DAN: $9.89 of $10.29, in the
 * quarter in which it sold a third of what it did, and a price of 2.4 times it).
 */
export function noMultipleOf(
  eps: EpsFigure,
  { operating, price }: { operating: DatedAmount | null; price: number | null },
): NoMultiple | undefined {
  if (eps.value <= 0) return undefined;
  if (
    operating &&
    operating.value < 0 &&
    operating.currency === eps.currency &&
    Math.abs(daysBetween(operating.period_end, eps.period_end)) <= SAME_MONTHS
  )
    return 'operations lost';
  const most = eps.one_quarter;
  if (!most || most.year_before !== undefined || most.value < ALL_OF_IT * eps.value) return undefined;
  return price !== null && price < CHEAP * eps.value ? 'one quarter' : undefined;
}

/** Earnings of twelve months, with why they make no multiple of a price, where they make none. */
export function withNoMultiple(
  eps: EpsFigure | null,
  beside: Parameters<typeof noMultipleOf>[1],
): EpsFigure | null {
  const why = eps && noMultipleOf(eps, beside);
  return why ? { ...eps, no_multiple: why } : eps;
}

/** Why there is no price to earnings, in words; null where it is not for this. `amount` writes what was earned. */
export function noMultipleInWords(
  eps: EpsFigure | null | undefined,
  amount: (eps: number) => string,
): string | null {
  if (!eps?.no_multiple) return null;
  const earned = `of the ${amount(eps.value)} a share of the twelve months to ${formatDate(eps.period_end)} none is made`;
  return eps.no_multiple === 'operations lost'
    ? `${earned}, since operations lost money in them, and gains beside the trade made the profit.`
    : `${earned}, since it would be the price of what came once. ${oneQuarterInWords(eps, amount)}`;
}
