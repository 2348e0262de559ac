import type { StatementFigure } from '#contract/financials.ts';
import { addCandidate, type Candidate, type Draft, type Drafts } from './drafts.ts';

/** Periods that must bear out that revenue less expenses is the operating income, before it is computed anywhere. */
const LEAST_WITNESSES = 2;
const NEAR = 0.005;

const from = (draft: Draft, figure: StatementFigure, source: string): Candidate | undefined =>
  draft.candidates.get(figure)?.find((candidate) => candidate.source === source);

/** Revenue less operating expenses of one source; a company without revenue has none to add. */
function difference(draft: Draft): Candidate | undefined {
  const [expenses] = draft.candidates.get('operating_expenses') ?? [];
  if (!expenses) return undefined;
  const revenue = from(draft, 'revenue', expenses.source)?.value ?? 0;
  return { ...expenses, value: revenue - expenses.value, derivation: 'revenue less expenses' };
}

/**
 * Operating income where a source has revenue and expenses but not their difference: only for an issuer whose other periods
 * have all three and show that its expenses hold all costs.
 */
export function addOperatingIncome(drafts: Drafts): void {
  const witnesses = drafts.all.flatMap((draft) => {
    const [stated] = draft.candidates.get('operating_income') ?? [];
    const computed = difference(draft);
    return stated && computed && stated.roundedTo === undefined
      ? [Math.abs(computed.value - stated.value) <= NEAR * Math.abs(stated.value)]
      : [];
  });
  if (witnesses.length < LEAST_WITNESSES || witnesses.includes(false)) return;
  for (const draft of drafts.all) {
    const stated = draft.candidates.get('operating_income');
    const computed = difference(draft);
    if (!computed || stated?.some(({ roundedTo }) => roundedTo === undefined)) continue;
    draft.candidates.set('operating_income', [computed, ...(stated ?? [])]);
  }
}

const published = ['revenue', 'gross_profit', 'net_income', 'operating_cash_flow'] as const;

/**
 * Twelve months that a source publishes for the last day of a fiscal year are that year, where no report says more, or only
 * the same rounded.
 */
export function addPublishedYears(drafts: Drafts): void {
  for (const year of drafts.all.filter(({ kind }) => kind === 'year')) {
    const twelve = drafts.find('twelve_months', year.currency, year.end);
    if (!twelve) continue;
    for (const figure of published) {
      const [candidate] = twelve.candidates.get(figure) ?? [];
      if (!candidate) continue;
      const known = year.candidates.get(figure);
      if (!known) addCandidate(year, figure, candidate);
      else if (candidate.roundedTo === undefined && known.every((each) => isRoundedFrom(each, candidate)))
        year.candidates.set(figure, [candidate]);
    }
  }
}

const isRoundedFrom = ({ value, roundedTo }: Candidate, exact: Candidate): boolean =>
  roundedTo !== undefined && Math.abs(value - exact.value) <= roundedTo * 0.51;
