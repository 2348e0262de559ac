import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { isFresh } from './dated.ts';

/** Published operating income comes in whole millions. */
const ROUNDED_PUBLISHED = 0.6e6;

interface EbitdaParts {
  asOf: string;
  figures: CompanyFigures;
  /** EBITDA of twelve months as a source publishes it. */
  ebitda: DatedAmount | null;
}

/**
 * EBITDA in dollars, unless it is less than the operating income that stands beside it: depreciation is never under zero, so one of the two
 * leaves something out, or they are of other months. `under` says so.
 */
export function ebitdaBeside(
  { asOf, figures, ebitda }: EbitdaParts,
  operating: number | null,
): { shown: number | null; under: DatedAmount | null } {
  if (!ebitda || ebitda.currency !== 'USD' || !isFresh(ebitda.period_end, asOf))
    return { shown: null, under: null };
  const stated = figures.operating_income;
  const rounding = stated ? (stated.rounded_to ?? 0) : ROUNDED_PUBLISHED;
  return operating !== null && ebitda.value < operating - rounding
    ? { shown: null, under: ebitda }
    : { shown: ebitda.value, under: null };
}
