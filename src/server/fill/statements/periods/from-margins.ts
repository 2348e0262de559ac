import type { StatementFigure } from '#contract/financials.ts';
import { addCandidate, type Draft, type Drafts } from './drafts.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

/**
 * The margins that a source publishes of quarters, and the part of the revenue that each is. Its operating margin is none of them: it leaves out what
 * was written off, in the very quarters in which that is much (WSC: $484M of four quarters, $182M of the year).
 */
const margins: Readonly<Record<string, StatementFigure>> = {
  gross_margin: 'gross_profit',
  net_margin: 'net_income',
};
/** Filed quarters that must have the same margin, before it makes an amount of one that has none. */
const LEAST_WITNESSES = 3;
/** A margin is published to a ten-thousandth of the revenue, and is the filed one within more than that. */
const [STEP, SAME] = [1e-4, 15e-4];

interface Published {
  draft: Draft;
  figure: StatementFigure;
  margin: number;
}

/**
 * Whether a filed amount is what the margin makes of the revenue that was filed with it, or of the source's own where none was (CUBI: a bank has no
 * tag for it); undefined where none is filed.
 */
function agrees({ draft, figure, margin }: Published, own: string): boolean | undefined {
  const filed = draft.candidates
    .get(figure)
    ?.find(({ source, roundedTo }) => source.startsWith('sec-') && roundedTo === undefined);
  const revenues = draft.candidates.get('revenue') ?? [];
  const revenue = (
    revenues.find(({ source }) => source === filed?.source) ?? revenues.find(({ source }) => source === own)
  )?.value;
  return filed && revenue ? Math.abs(filed.value / revenue - margin) <= SAME : undefined;
}

/**
 * Gross profit and net income of quarters of which one source has the revenue and the margin alone: only of an issuer whose filed quarters
 * have that margin, every one, so that the source means by it what the statements do (HNI: 40.9% of $888.4M in the quarter to January 2026).
 */
export function addFromMargins(
  drafts: Drafts,
  source: string,
  currency: string,
  facts: readonly StatementFact[],
): void {
  const published = facts.flatMap(({ concept, end, value: margin }): Published[] => {
    const figure = margins[concept];
    const draft = figure && drafts.find('quarter', currency, end);
    return draft ? [{ draft, figure, margin }] : [];
  });
  for (const ofFigure of Map.groupBy(published, ({ figure }) => figure).values()) {
    const witnesses = ofFigure.flatMap((each) => agrees(each, source) ?? []);
    if (witnesses.length < LEAST_WITNESSES || witnesses.includes(false)) continue;
    for (const { draft, figure, margin } of ofFigure) {
      const revenue = draft.candidates.get('revenue')?.find((said) => said.source === source);
      if (!revenue || revenue.value <= 0 || draft.candidates.has(figure)) continue;
      addCandidate(draft, figure, {
        value: Math.round(revenue.value * margin),
        source,
        filing: null,
        derivation: 'revenue times margin',
        roundedTo: Math.round(revenue.value * STEP),
      });
    }
  }
}
