import { type FigureMark, statementFigures, type StatementFigure } from '#contract/financials.ts';
import { sources } from '#contract/source.ts';
import { settle } from '#kit/financials/agreement.ts';
import { dayNumber } from '#kit/time/days.ts';
import { noFigures } from '#server/store/statements/financial-periods.ts';
import { markGap, withholdContradictions, withholdOtherYear, withoutEmptyGross } from '../contradictions.ts';
import { addDatedPeriods } from './dated-periods.ts';
import { type Candidate, type Draft, Drafts } from './drafts.ts';
import { addFourthQuarters } from './fourth-quarters.ts';
import { addOperatingIncome, addPublishedYears } from './filled-gaps.ts';
import { addFromMargins } from './from-margins.ts';
import { withFreeCash } from './free-cash.ts';
import { isPossible, lines } from './lines.ts';
import { markRestatedYears } from './restated-years.ts';
import { withoutOtherCompany } from '../other-company.ts';
import { withoutLesserYears, withoutPartRevenues } from './part-revenues.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import type { CheckedRows, Doubt, StatementRow } from '../rows.ts';
import { withoutStrayQuarters } from './stray-quarters.ts';
import { withoutClose, withoutStubs } from './stub-quarters.ts';
import { withoutSalesUnderInterest } from './under-interest.ts';
import { addRoundedYear, addTwelveMonths, addUndatedQuarters } from './undated-periods.ts';

const add: Readonly<Record<string, typeof addDatedPeriods>> = {
  'sec-reports': addDatedPeriods,
  'sec-facts': addDatedPeriods,
  'sec-biotech': addDatedPeriods,
  'sec-quarters': addUndatedQuarters,
  'yahoo-quarters': addUndatedQuarters,
  'sec-annual': addRoundedYear,
  'yahoo-twelve-months': addTwelveMonths,
};

/** The source that publishes margins of quarters beside their revenue. */
const QUARTERS = 'yahoo-quarters';

/**
 * The quarters, years and twelve months of one issuer, made of all its facts: of each figure the best source that has it,
 * the period's own source first; what is of another is marked. `isFinancial` says that the issuer is a bank, an insurer or a
 * landlord, whose revenue has no single tag; `sales` were published beside it. Facts in a currency that nobody knows make no period.
 */
export function makePeriods(
  facts: readonly StatementFact[],
  isFinancial: boolean,
  sales?: number | null,
): CheckedRows & { ofOther: StatementRow[] } {
  const drafts = new Drafts();
  const doubts: Doubt[] = [];
  const bySource = Map.groupBy(facts, ({ source }) => source);
  for (const { id } of sources) {
    const ofSource = bySource.get(id);
    if (!ofSource) continue;
    const currency = currencyOf(ofSource);
    if (currency === '?') doubts.push(unknownCurrency(ofSource));
    else add[id]?.(drafts, id, currency, ofSource);
  }
  doubts.push(...withoutPartRevenues(drafts, sales ?? null), ...withoutLesserYears(drafts, sales ?? null));
  if (!isFinancial) doubts.push(...withoutSalesUnderInterest(drafts, bySource.get('sec-annual') ?? []));
  addFourthQuarters(drafts, (year, revenue) => isBorneOut(drafts, year, revenue, isFinancial));
  addOperatingIncome(drafts);
  const quarters = bySource.get(QUARTERS) ?? [];
  addFromMargins(drafts, QUARTERS, currencyOf(quarters), quarters);
  addPublishedYears(drafts);
  const periods = drafts.all
    .flatMap((draft) => periodOf(withBalances(drafts, draft), doubts))
    .sort((a, b) => ((a.kind === b.kind ? a.period_end < b.period_end : a.kind < b.kind) ? -1 : 1));
  const whole = withoutStubs(oneCurrency(periods));
  const apart = withoutClose(withoutStrayQuarters(whole.periods));
  doubts.push(...whole.doubts, ...apart.doubts);
  const { periods: ofOne, since } = withoutOtherCompany(apart.periods);
  if (since !== null) doubts.push(otherCompany(periods, since));
  const ofOther = periods.filter(({ period_end: end }) => since !== null && end < since);
  return { periods: markRestatedYears(ofOne, doubts, isFinancial), doubts, ofOther };
}

/** The currency of a source's amounts; dollars where it has none. */
const currencyOf = (facts: readonly StatementFact[]): string =>
  facts.find(({ unit }) => unit === '?' || /^[A-Z]{3}$/.test(unit))?.unit ?? 'USD';

function unknownCurrency(facts: readonly StatementFact[]): Doubt {
  const last = facts.reduce((a, b) => (a.end >= b.end ? a : b));
  return {
    figure: 'currency',
    kind: 'source',
    period_end: last.end,
    found: JSON.stringify([{ source: last.source, value: `${facts.length} facts` }]),
    decision: 'not shown: the source calls every unit dollars, the issuer reports in another currency',
  };
}

function otherCompany(periods: StatementRow[], since: string): Doubt {
  const balances = periods.filter(
    ({ kind, assets, period_end: end }) => kind === 'quarter' && assets !== null && end <= since,
  );
  return {
    figure: 'assets',
    kind: 'quarter',
    period_end: since,
    found: JSON.stringify(
      balances
        .slice(-4)
        .map(({ source, assets, period_end: end }) => ({ source: `${source}, ${end}`, value: assets })),
    ),
    decision: 'earlier periods are not shown: they go back and forth between two companies',
  };
}

/** Periods have one key without the currency: where two currencies were read, the one with more periods stands. */
function oneCurrency(periods: StatementRow[]): StatementRow[] {
  const counts = [...Map.groupBy(periods, ({ currency }) => currency)];
  if (counts.length < 2) return periods;
  const [[most] = ['USD']] = counts.sort(([, a], [, b]) => b.length - a.length);
  return periods.filter(({ currency }) => currency === most);
}

/** Whether another source, or the three quarters before, bear out the revenue of a year that one extract gives. */
function isBorneOut(drafts: Drafts, year: Draft, revenue: Candidate, isFinancial: boolean): boolean {
  const near = (value: number | undefined, share: number) =>
    value !== undefined && Math.abs(value - revenue.value) <= share * Math.abs(revenue.value);
  const others = year.candidates.get('revenue')?.filter(({ source }) => source !== revenue.source) ?? [];
  const twelve = drafts.find('twelve_months', year.currency, year.end)?.candidates.get('revenue')?.[0];
  if (others.some(({ value }) => near(value, 0.03)) || near(twelve?.value, 0.03)) return true;
  if (isFinancial || twelve) return false;
  const sum = drafts.all
    .filter(
      ({ kind, currency, end }) =>
        kind === 'quarter' &&
        currency === year.currency &&
        end < year.end &&
        dayNumber(year.end) - dayNumber(end) < 290,
    )
    .reduce((total, quarter) => total + (quarter.candidates.get('revenue')?.[0]?.value ?? NaN), 0);
  return sum >= revenue.value * 0.55 && sum <= revenue.value * 0.95;
}

/** A year and twelve months end with the balances of their last quarter. */
function withBalances(drafts: Drafts, draft: Draft): Draft {
  if (draft.kind === 'quarter') return draft;
  const quarter = drafts.find('quarter', draft.currency, draft.end);
  if (!quarter || draft.kind === 'twelve_months') return draft;
  const candidates = new Map(draft.candidates);
  for (const figure of balances) {
    const own = candidates.get(figure) ?? [];
    const others = (quarter.candidates.get(figure) ?? []).filter(({ source }) =>
      own.every((c) => c.source !== source),
    );
    if (others.length > 0)
      candidates.set(
        figure,
        [...own, ...others].sort((a, b) => rankOf(a) - rankOf(b)),
      );
  }
  return { ...draft, candidates };
}

const balances = lines.flatMap(({ at, figure }) => (at === 'day' ? [figure] : []));
const ranks = new Map<string, number>(sources.map(({ id }, i) => [id, i]));
const rankOf = ({ source }: Candidate): number => ranks.get(source) ?? ranks.size;

/** The source of most of what a reader looks for first: the best one that has income, else the best one. */
function mainSource({ candidates }: Draft): Candidate | undefined {
  const income = ['net_income', 'operating_income', 'revenue', 'operating_cash_flow', 'research'] as const;
  const best = (figures: readonly StatementFigure[]) =>
    figures.flatMap((figure) => candidates.get(figure) ?? []).sort((a, b) => rankOf(a) - rankOf(b))[0];
  return best(income) ?? best([...candidates.keys()]);
}

/** What is said of a figure, by the period's own source first. */
const ownFirst = (said: readonly Candidate[], { source }: Candidate): Candidate[] => [
  ...said.filter((each) => each.source === source),
  ...said.filter((each) => each.source !== source),
];

/** The row of a draft; none where no figure stands. */
function periodOf(draft: Draft, doubts: Doubt[]): StatementRow[] {
  const main = mainSource(draft);
  if (!main) return [];
  const marks: Partial<Record<StatementFigure, FigureMark>> = {};
  const restated: StatementFigure[] = [];
  const values = { ...noFigures };
  let isEmpty = true;
  for (const figure of statementFigures) {
    const said = draft.candidates.get(figure);
    if (!said) continue;
    const shown = choose(draft, figure, said.length === 1 ? said : ownFirst(said, main), doubts);
    const mark = markOf(shown, main.source);
    if (mark) marks[figure] = mark;
    if (shown?.restated) restated.push(figure);
    if (!shown) continue;
    values[figure] = shown.value;
    isEmpty = false;
  }
  if (isEmpty) return [];
  withholdOtherYear(values, marks);
  withFreeCash(values, marks);
  withholdContradictions(values, marks);
  withoutEmptyGross(values, marks);
  markGap(values, marks);
  return [
    {
      kind: draft.kind,
      period_start: draft.start,
      period_end: draft.end,
      currency: draft.currency,
      source: main.source,
      is_derived: draft.derived ? 1 : 0,
      is_restated: restated.length > 0 ? 1 : 0,
      marks: Object.keys(marks).length > 0 ? JSON.stringify(marks) : null,
      ...values,
      form: main.filing?.form ?? null,
      filed_on: main.filing?.filed ?? null,
      accession_key: main.filing?.accession ?? null,
    },
  ];
}

const UNDER_ZERO = 'not shown: it cannot be under zero';

/**
 * What was published of sales and of what was earned on them, where twelve months lost more than was sold: it is of before that (BUR: $262M, and a fair value of
 * $1.4 billion less since). A filed year says what was sold (LGHL).
 */
export const publishedBeforeLoss = ({ periods, doubts }: CheckedRows): readonly string[] =>
  doubts.some(
    ({ figure, kind, decision }) =>
      figure === 'revenue' && kind === 'twelve_months' && decision === UNDER_ZERO,
  ) && periods.every(({ kind, revenue }) => kind !== 'year' || revenue === null)
    ? ['revenue', 'gross_profit', 'operating_income']
    : [];

/** The candidate that is shown; undefined, with a doubt, where sources contradict each other or the figure cannot be. */
function choose(
  draft: Draft,
  figure: StatementFigure,
  said: readonly Candidate[],
  doubts: Doubt[],
): Candidate | undefined {
  const [only] = said;
  if (said.length === 1 && only && isPossible(figure, only.value)) return only;
  const possible = said.filter(({ value }) => isPossible(figure, value));
  const { shown, disagree } = settle(possible);
  if (possible.length === said.length && !disagree) return shown;
  doubts.push({
    figure,
    kind: draft.kind,
    period_end: draft.end,
    found: JSON.stringify(said.map(({ source, value }) => ({ source, value }))),
    decision: shown
      ? `shown as ${shown.source} says, ${disagree ? 'which a third bears out' : 'the other is under zero'}`
      : disagree
        ? 'not shown: sources differ by three times or more'
        : UNDER_ZERO,
  });
  return shown;
}

function markOf(shown: Candidate | undefined, source: string): FigureMark | undefined {
  if (!shown) return { withheld: true };
  const mark: FigureMark = {
    ...(shown.source !== source && { source: shown.source }),
    ...(shown.derivation && { derivation: shown.derivation }),
    ...(shown.implied !== undefined && { implied: shown.implied }),
    ...(shown.roundedTo !== undefined && { rounded_to: shown.roundedTo }),
  };
  return Object.keys(mark).length > 0 ? mark : undefined;
}
