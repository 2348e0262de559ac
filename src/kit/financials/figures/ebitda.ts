import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { daysBetween } from '../../time/days.ts';
import { isFresh } from './dated.ts';
import { SAME_END_DAYS } from './other-months.ts';

/** Published operating income comes in whole millions. */
const ROUNDED_PUBLISHED = 0.6e6;

interface EbitdaParts {
  asOf: string;
  figures: CompanyFigures;
  /** EBITDA of twelve months as a source publishes it. */
  ebitda: DatedAmount | null;
}

/**
 * EBITDA in dollars, unless it is less than the operating income of the same months, or of months that nobody names: depreciation is never
 * under zero, so one of the two leaves something out. `under` says so. Of other months it says what became of the business since.
 */
export function ebitdaBeside(
  { asOf, figures, ebitda }: EbitdaParts,
  operating: number | null,
): { shown: number | null; under: DatedAmount | null } {
  if (!ebitda || ebitda.currency !== 'USD' || !isFresh(ebitda.period_end, asOf))
    return { shown: null, under: null };
  const stated = figures.operating_income;
  const rounding = stated ? (stated.rounded_to ?? 0) : ROUNDED_PUBLISHED;
  const isOfOthers =
    stated !== null && Math.abs(daysBetween(stated.period_end, ebitda.period_end)) > SAME_END_DAYS;
  return operating !== null && !isOfOthers && ebitda.value < operating - rounding
    ? { shown: null, under: ebitda }
    : { shown: ebitda.value, under: null };
}

/** Of other months an operating income is another one from this part of it on. */
const THIRD = 1 / 3;

/**
 * Whether later months earned less than a third of an operating income before depreciation, so that it is another one by now: EBITDA is never under
 * what is earned in operations (LHSW: $3.1M to March, and an EBITDA of $1.0M to September).
 */
export function isOvertakenByEbitda({ asOf, figures, ebitda }: EbitdaParts): boolean {
  const operating = figures.operating_income;
  if (!operating || operating.value <= 0 || ebitda?.currency !== operating.currency) return false;
  return (
    isFresh(ebitda.period_end, asOf) &&
    daysBetween(operating.period_end, ebitda.period_end) > SAME_END_DAYS &&
    ebitda.value < THIRD * operating.value
  );
}
