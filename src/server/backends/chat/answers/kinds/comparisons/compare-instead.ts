import type { Company } from '../../grammar/names/company.ts';
import type { Draft } from '../../written/draft.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Measure, measures } from './compare-measures.ts';
import { eachOf, labelOf, type Row } from './compare-said.ts';

/** By which other multiple companies are held against each other, where the one that is asked for is not on record of all of them. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  enterprise_sales: ['price_sales', 'price_book'],
  enterprise_ebitda: ['price_sales', 'price_book'],
  price_earnings: ['price_sales', 'price_book'],
  price_sales: ['price_book'],
};

/** The row of a multiple that is on record of all, where the first of those asked for is not. */
export function insteadOf(
  named: readonly Measure[],
  lead: Row | undefined,
  factsOf: (measure: Measure) => (Fact | undefined)[],
): Row | undefined {
  const [asked, more] = named;
  if (!asked || more || !lead?.facts.includes(undefined)) return undefined;
  for (const name of INSTEAD[asked.name] ?? []) {
    const measure = measures.find((each) => each.name === name);
    const facts = measure ? factsOf(measure) : [];
    const [first] = facts;
    if (measure && first && facts.every(Boolean)) return { label: labelOf(measure, facts, first), facts };
  }
  return undefined;
}

/** Says the multiple that is on record of all. */
export function sayInstead(draft: Draft, companies: readonly Company[], instead: Row | undefined): void {
  if (instead)
    draft.text(
      `On record of all of them is ${instead.label}: ${eachOf(draft, { companies, isNamed: true }, instead.facts)}.`,
    );
}
