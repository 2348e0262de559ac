import type { StatementFigure } from '#contract/financials.ts';
import { isMonthEnd } from './dated-periods.ts';
import { addCandidate, type Drafts } from './drafts.ts';
import { type FiguresByEnd, withoutFrames } from './framed-quarters.ts';
import { lines } from './lines.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

const starts = new Map<string, string | null>();

/** The first day of a quarter that ends at the end of a month; null for any other. Each of the few thousand ends is read once. */
function startOfQuarter(end: string): string | null {
  let start = starts.get(end);
  if (start === undefined) starts.set(end, (start = readStart(end)));
  return start;
}

function readStart(end: string): string | null {
  const [year = 0, month = 1, day = 1] = end.split('-').map(Number);
  const isLastDay = day === new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isLastDay ? new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10) : null;
}

const wanted = new Map(
  lines.flatMap(({ figure, concepts }) => concepts.map((name) => [name, figure] as const)),
);

/** The facts that are figures of statements, by last day. */
const figuresOf = (facts: readonly StatementFact[]): FiguresByEnd => {
  const found = facts.flatMap((fact): [StatementFigure, StatementFact][] => {
    const figure = wanted.get(fact.concept);
    return figure ? [[figure, fact]] : [];
  });
  return Map.groupBy(found, ([, { end }]) => end);
};

const flows: ReadonlySet<StatementFigure> = new Set(
  lines.flatMap(({ at, figure }) => (at === 'period' ? [figure] : [])),
);

/** Single quarters of a source that gives each its last day alone. */
export function addUndatedQuarters(
  drafts: Drafts,
  source: string,
  currency: string,
  facts: StatementFact[],
): void {
  const byEnd = withoutFrames(figuresOf(facts), drafts, currency);
  const hasFlow = (found: [StatementFigure, StatementFact][]) => found.some(([figure]) => flows.has(figure));
  // Balances of another day than a quarter's end are those of an offering or a merger.
  for (const [end, found] of byEnd) {
    if (!hasFlow(found) && !isMonthEnd(end)) continue;
    const draft = drafts.at('quarter', currency, end, startOfQuarter(end));
    for (const [figure, { value }] of found) {
      // The provider counts research as a cost of revenue: under zero, its gross profit says nothing of what was sold.
      if (figure === 'gross_profit' && value < 0) continue;
      addCandidate(draft, figure, { value, source, filing: null });
    }
  }
}

/** What the year of `sec-annual` is known to: a hundred thousand. */
export const ANNUAL_ROUNDING = 100_000;

const ofYear: ReadonlySet<StatementFigure> = new Set(['revenue', 'operating_income', 'research', 'debt']);

/**
 * The latest fiscal year in millions with one decimal. Its cash is the total where it holds more than the cash and equivalents of the day; where
 * no other source has these, `year-cash.ts` asks what bears it out.
 */
export function addRoundedYear(
  drafts: Drafts,
  source: string,
  currency: string,
  facts: StatementFact[],
): void {
  const [first] = facts;
  if (!first) return;
  const { end } = first;
  const draft = drafts.at('year', currency, end, null);
  const add = (figure: StatementFigure, value: number) =>
    addCandidate(draft, figure, { value, source, filing: null, roundedTo: ANNUAL_ROUNDING });
  for (const [figure, { value }] of figuresOf(facts).get(end) ?? []) {
    if (ofYear.has(figure)) add(figure, value);
    if (figure !== 'cash') continue;
    const equivalents = equivalentsAt(drafts, currency, end);
    if (equivalents === undefined) add('cash', value);
    else if (value > 1.02 * equivalents) add('cash_and_investments', value);
  }
}

/** Cash and equivalents on a day, as a better source has them. */
const equivalentsAt = (drafts: Drafts, currency: string, end: string): number | undefined =>
  (drafts.find('quarter', currency, end) ?? drafts.find('year', currency, end))?.candidates.get('cash')?.[0]
    ?.value;

/**
 * Twelve months to the most recent quarter; the cash of this source holds short-term investments. What it calls free cash flow is
 * what is left for owners after its lenders, not cash from operations less capital spending (KROS: $66M of $107M, with $2M spent). Its
 * earnings a share are in the currency of the quotes, whatever that of the amounts beside them: where that is another, they are none (DNN:
 * $0.22 a share of a loss that is 0.32 Canadian dollars).
 */
export function addTwelveMonths(
  drafts: Drafts,
  source: string,
  currency: string,
  facts: StatementFact[],
): void {
  const suffix = /_ttm$/;
  const named = facts.map((fact) => ({
    ...fact,
    concept:
      fact.concept === 'cash'
        ? 'cash_and_investments'
        : fact.concept === 'eps_ttm'
          ? 'eps_diluted'
          : fact.concept.replace(suffix, ''),
  }));
  for (const [end, found] of figuresOf(named)) {
    const draft = drafts.at('twelve_months', currency, end, null);
    for (const [figure, { value }] of found)
      if (isOfMonths(figure, value) && (figure !== 'eps_diluted' || currency === 'USD'))
        addCandidate(draft, figure, { value, source, filing: null });
  }
}

/** Whether the source means by a figure what statements do. */
const isOfMonths = (figure: StatementFigure, value: number): boolean =>
  figure !== 'free_cash_flow' && (figure !== 'gross_profit' || value >= 0);
