import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import type { Drafts } from './drafts.ts';
import type { Doubt } from '../rows.ts';

/** An operating income of more than this part of the revenue says nothing of what is missing: who sells little loses more. */
const MOST_MARGIN = 0.5;
const DECISION =
  'not shown: one extract alone has it, and more interest was paid in that year by who hardly lost in operations';

/**
 * Takes away the revenue of a year that one extract alone has, where more interest was paid in the same year and operations hardly lost: ships, or whatever was bought with what is owed,
 * earn more than that, and the extract took one line of it (USEA: $5.4M, $8.4M of interest and an operating loss of $0.5M). Answers what staff should read.
 */
export function withoutSalesUnderInterest(drafts: Drafts, annual: readonly StatementFact[]): Doubt[] {
  const valueOf = (concept: string) => annual.find((fact) => fact.concept === concept)?.value;
  const [revenue, interest, operating] = ['revenue', 'interest_expense', 'operating_income'].map(valueOf);
  if (!revenue || interest === undefined || operating === undefined || interest <= revenue) return [];
  if (Math.abs(operating) > MOST_MARGIN * revenue) return [];
  const withSales = drafts.all.filter(({ candidates }) => candidates.has('revenue'));
  const [only] = withSales;
  const [source] = annual.map((fact) => fact.source);
  const said = only?.candidates.get('revenue') ?? [];
  if (withSales.length !== 1 || !only || said.some((each) => each.source !== source)) return [];
  only.candidates.delete('revenue');
  return [
    {
      figure: 'revenue',
      kind: only.kind,
      period_end: only.end,
      found: JSON.stringify([
        { source, value: revenue },
        { source: 'interest paid', value: interest },
      ]),
      decision: DECISION,
    },
  ];
}
