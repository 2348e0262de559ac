import type { DatedAmount } from '#contract/company-figures.ts';
import type { PublishedGrowth } from '#kit/financials/figures/published-growth.ts';
import type { StatementFact } from '#server/store/packed-facts.ts';

/** The source that publishes figures of twelve months which no report has. */
const PUBLISHER = 'yahoo-twelve-months';

function newest(facts: readonly StatementFact[], concept: string, end?: string): StatementFact | undefined {
  let found: StatementFact | undefined;
  for (const fact of facts)
    if (fact.concept === concept && fact.source === PUBLISHER && (end ?? fact.end) === fact.end)
      if (!found || fact.end > found.end) found = fact;
  return found;
}

/** EBITDA of twelve months as the newest fact has it. */
export function ebitdaOf(facts: readonly StatementFact[]): DatedAmount | null {
  const found = newest(facts, 'ebitda_ttm');
  return found
    ? { value: found.value, currency: found.unit, period_end: found.end, source: found.source }
    : null;
}

/** Growth of the revenue of the last quarter over the one a year before, with the revenue of the twelve months to its end. */
export function publishedGrowthOf(facts: readonly StatementFact[]): PublishedGrowth | null {
  const found = newest(facts, 'revenue_growth_yoy');
  const revenue = found && newest(facts, 'revenue_ttm', found.end);
  return found && revenue
    ? {
        percent: found.value * 100,
        period_end: found.end,
        source: found.source,
        revenue: revenue.value,
      }
    : null;
}
