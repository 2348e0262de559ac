import type { StatementFigure } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import type { Margin } from '../../look-ups/statements.ts';
import { type Composing, named } from '../../grammar/reading/kind.ts';
import { providerNames, sayProvider } from '../published/provider.ts';
import { sayPublished } from '../published/published.ts';

/** The figures that are lacking, as if they had been asked for. */
export const hasOnly =
  (figures: readonly StatementFigure[], margins: readonly Margin[]) =>
  (...concepts: Concept[]): boolean =>
    concepts.some(
      (each) =>
        figures.some((figure) => each === `m:${figure}`) || margins.some((margin) => each === `x:${margin}`),
    );

/** Twelve months that no row of the statements sums: as the headline has them, else as published with the quotes; false where that is not all. */
export async function sayTwelveMonths(
  composing: Composing,
  figures: readonly StatementFigure[],
): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const headline = await ask(keyFigures, { symbol });
  const facts = figures.flatMap((figure) => named(headline, figure === 'eps_diluted' ? 'eps' : figure));
  if (facts.length > 0 && facts.length === figures.length) {
    draft.text(
      ...facts.map(
        (fact) =>
          `${fact.label} of ${short} was ${draft.strong(fact)} in the twelve months to ${formatDate(fact.date)}.`,
      ),
    );
    return true;
  }
  return (
    (await sayPublished(composing, figures, 'sum of twelve months')) ||
    sayProvider(composing, providerNames({ has: hasOnly(figures, []) }))
  );
}
