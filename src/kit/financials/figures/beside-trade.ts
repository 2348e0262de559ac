import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';
import { formatDate } from '../../time/dates.ts';
import { daysBetween } from '../../time/days.ts';
import { oneQuarterInWords } from './eps.ts';

/** One quarter that made so much of a profit makes a multiple that is of that quarter, and misleads where it reads as cheap. */
const [ALL_OF_IT, CHEAP] = [0.9, 10];
/** A profit of so many times what operations earned is of gains and taxes beside the trade; what they earned may be of a year that ended so many days before. */
const BESIDE = { times: 3, days: 290 };
/** What operations earned is of the months of the earnings when it ended no more days apart from them. */
const SAME_MONTHS = 100;

/** What twelve months earned beside their earnings a share, and the price that would be set against these. */
interface Beside {
  operating: DatedAmount | null;
  income?: DatedAmount | null;
  price: number | null;
}

/** Why no price is set against earnings of twelve months. */
export type NoMultiple = NonNullable<EpsFigure['no_multiple']>;

/**
 * Why earnings of twelve months make no multiple of a price; undefined where they do. Operations lost in these months, so that a gain beside them made the profit (SOHU: $13.96 a share
 * beside an operating loss of $93.8M, and a price of 0.9 times it), or one quarter that is no season made nearly all of what would be a low multiple (DAN: $9.89 of $10.29, in the
 * quarter in which it sold a third of what it did, and a price of 2.4 times it), or the profit is three times what operations earned (EGAN: $38.4M, operations $4.4M, and a price
 * of 4.8 times it).
 */
export function noMultipleOf(
  eps: EpsFigure,
  { operating, income = null, price }: Beside,
): NoMultiple | undefined {
  if (eps.value <= 0) return undefined;
  if (
    operating &&
    operating.value < 0 &&
    operating.currency === eps.currency &&
    Math.abs(daysBetween(operating.period_end, eps.period_end)) <= SAME_MONTHS
  )
    return 'operations lost';
  if (price === null || price >= CHEAP * eps.value) return undefined;
  const most = eps.one_quarter;
  if (most && most.year_before === undefined && most.value >= ALL_OF_IT * eps.value) return 'one quarter';
  return !most && isBeside(eps, income, operating) ? 'beside operations' : undefined;
}

/** Whether far more was earned than operations did, in the same months or in the last year of which that is known. */
function isBeside(eps: EpsFigure, income: DatedAmount | null, operating: DatedAmount | null): boolean {
  if (!income || !operating || operating.value <= 0) return false;
  if (income.period_end !== eps.period_end || income.currency !== operating.currency) return false;
  const days = daysBetween(operating.period_end, eps.period_end);
  return days >= 0 && days <= BESIDE.days && income.value >= BESIDE.times * operating.value;
}

/** Earnings of twelve months, with why they make no multiple of a price, where they make none. */
export function withNoMultiple(eps: EpsFigure | null, beside: Beside): EpsFigure | null {
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
  if (eps.no_multiple === 'beside operations')
    return `${earned}, since operations earned less than a third of it, and the rest beside the trade.`;
  return eps.no_multiple === 'operations lost'
    ? `${earned}, since operations lost money in them, and gains beside the trade made the profit.`
    : `${earned}, since it would be the price of what came once. ${oneQuarterInWords(eps, amount)}`;
}
