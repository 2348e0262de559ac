import type { CompanyFigures } from '#contract/company-figures.ts';
import { decidableFigures } from '#contract/data-decision.ts';
import type { FigureDoubt } from '#kit/financials/agreement.ts';
import { type FigureDecision, HIDE } from '#server/store/decisions/data-decisions.ts';

interface Made {
  figures: CompanyFigures;
  doubts: FigureDoubt[];
}

/**
 * What staff decided stands over what the rules make of the sources: a hidden figure stays hidden, the figure of a source is shown
 * for as long as the doubt is of the same day and the source still says something.
 */
export function withDecisions(made: Made, decisions: readonly FigureDecision[] = []): Made {
  return decisions.reduce((so, decision) => withDecision(so, decision), made);
}

function withDecision(
  { figures, doubts }: Made,
  { subject, choice, period_end, reason }: FigureDecision,
): Made {
  const figure = decidableFigures.find((name) => name === subject);
  const doubt = doubts.find((each) => each.figure === subject);
  if (!figure || !doubt) return { figures, doubts };
  const shown = choice === HIDE ? undefined : doubt.found.find(({ source }) => source === choice);
  if (choice !== HIDE && (!shown || doubt.period_end !== period_end)) return { figures, doubts };
  const decided = {
    ...doubt,
    shown,
    decision: shown ? `staff decided for ${choice}: ${reason}` : `staff hid it: ${reason}`,
  };
  const amount = shown
    ? { value: shown.value, currency: 'USD', period_end: doubt.period_end, source: shown.source }
    : null;
  return {
    figures: { ...figures, [figure]: amount },
    doubts: doubts.map((each) => (each === doubt ? decided : each)),
  };
}
