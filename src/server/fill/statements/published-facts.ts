import type { DatedAmount } from '#contract/company-figures.ts';
import type { PublishedGrowth } from '#kit/financials/figures/published-growth.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

/** The source that publishes figures of twelve months which no report has. */
const PUBLISHER = 'yahoo-twelve-months';

function newest(facts: readonly StatementFact[], concept: string, end?: string): StatementFact | undefined {
  let found: StatementFact | undefined;
  for (const fact of facts)
    if (fact.concept === concept && fact.source === PUBLISHER && (end ?? fact.end) === fact.end)
      if (!found || fact.end > found.end) found = fact;
  return found;
}

const amountOf = (fact: StatementFact | undefined): DatedAmount | null =>
  fact ? { value: fact.value, currency: fact.unit, period_end: fact.end, source: fact.source } : null;

/** EBITDA of twelve months as the newest fact has it. */
export const ebitdaOf = (facts: readonly StatementFact[]): DatedAmount | null =>
  amountOf(newest(facts, 'ebitda_ttm'));

/** Free cash flow of twelve months as the newest fact has it, which is no difference of two lines on record: it is shown nowhere. */
export const freeCashOf = (facts: readonly StatementFact[]): DatedAmount | null =>
  amountOf(newest(facts, 'free_cash_flow_ttm'));

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
