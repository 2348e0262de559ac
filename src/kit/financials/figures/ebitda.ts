import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { daysBetween } from '../spans.ts';
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
