import type { DatedAmount, Withheld } from '#contract/company-figures.ts';
import type { FigureMark, FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { amountOf, fourQuarters, isFresh, newestFirst, sumOfFour } from './dated.ts';

/** Lines that add up over quarters. */
export const flowFigures = [
  'revenue',
  'cost_of_revenue',
  'gross_profit',
  'research',
  'selling_general',
  'operating_expenses',
  'operating_income',
  'net_income',
  'eps_diluted',
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'capital_spending',
  'free_cash_flow',
] as const satisfies readonly StatementFigure[];
export type FlowFigure = (typeof flowFigures)[number];

/**
 * A flow over the twelve months to a day: the fiscal year that ends then, else four quarters in a row, else the twelve
 * months that a source publishes for the day; what is rounded comes after what is known better.
 */
export function twelveMonthsTo(
  periods: readonly FinancialPeriod[],
  end: string,
  figure: FlowFigure,
): DatedAmount | null {
  const at = (kind: FinancialPeriod['kind']) =>
    periods.find((period) => period.kind === kind && period.period_end === end);
  const year = at('year');
  const quarter = at('quarter');
  const four = quarter && fourQuarters(newestFirst(periods, 'quarter'), quarter);
  const published = at('twelve_months');
  const sum = four ? sumOfFour(four, figure) : null;
  const whole = published ? amountOf(published, figure) : null;
  return (
    (year && exact(amountOf(year, figure))) ??
    (figure === 'eps_diluted' && isOfTwoMeasures(sum, whole) ? null : exact(sum)) ??
    whole ??
    // A sum with a part that is the year less the others is that year, less finely rounded.
    (year ? amountOf(year, figure) : null) ??
    sum
  );
}

/** Earnings a share that are apart by this factor are not of the same measure. */
const APART = 2;

/** Whether quarters of two sources add up to another EPS than one source publishes for the same day: adjusted and diluted are no sum. */
const isOfTwoMeasures = (sum: DatedAmount | null, whole: DatedAmount | null): boolean =>
  sum !== null &&
  whole !== null &&
  sum.source !== whole.source &&
  sum.source.includes(' + ') &&
  (sum.value * whole.value < 0 ||
    Math.abs(sum.value) > Math.abs(whole.value) * APART ||
    Math.abs(whole.value) > Math.abs(sum.value) * APART);

/** What is known to hundreds of thousands alone comes after what is known better. */
const exact = (amount: DatedAmount | null): DatedAmount | null =>
  amount?.rounded_to === undefined ? amount : null;

/** The newest twelve months that have a flow, of those that are fresh on the day of the record. */
export function latestTwelveMonths(
  periods: readonly FinancialPeriod[],
  figure: FlowFigure,
  asOf: string,
): DatedAmount | null {
  const fresh = periods.filter(({ period_end }) => isFresh(period_end, asOf));
  const ends = new Set(newestFirst(fresh, 'quarter', 'year', 'twelve_months').map((p) => p.period_end));
  for (const end of ends) {
    const found = twelveMonthsTo(periods, end, figure);
    if (found) return found;
  }
  return null;
}

/**
 * Twelve months to every quarter's end, newest first: each flow as `twelveMonthsTo` has it, with the balances of the
 * quarter, without what is `withheld`. A period without any flow is left out.
 */
export function rollingTwelveMonths(
  periods: readonly FinancialPeriod[],
  withheld: readonly Withheld[] = [],
): FinancialPeriod[] {
  const ends = newestFirst(periods, 'quarter', 'twelve_months', 'year');
  const seen = new Set<string>();
  return ends.flatMap((basis) => {
    if (seen.has(basis.period_end)) return [];
    seen.add(basis.period_end);
    const flows = flowFigures.flatMap((figure) => {
      const found = twelveMonthsTo(periods, basis.period_end, figure);
      return found ? [[figure, found] as const] : [];
    });
    return flows.length === 0 ? [] : [without(rollingPeriod(periods, basis, flows), withheld)];
  });
}

/** The twelve months without what is withheld of them, each marked. */
function without(period: FinancialPeriod, withheld: readonly Withheld[]): FinancialPeriod {
  const none = withheld
    .filter(({ period_end }) => period_end === period.period_end)
    .map(({ figure }) => figure);
  if (none.length === 0) return period;
  const of = <T>(value: T) => Object.fromEntries(none.map((figure) => [figure, value]));
  return { ...period, ...of(null), marks: { ...period.marks, ...of({ withheld: true }) } };
}

function rollingPeriod(
  periods: readonly FinancialPeriod[],
  basis: FinancialPeriod,
  flows: readonly (readonly [FlowFigure, DatedAmount])[],
): FinancialPeriod {
  const same = (kind: FinancialPeriod['kind']) =>
    periods.find((p) => p.kind === kind && p.period_end === basis.period_end);
  const balances = same('quarter') ?? same('year') ?? basis;
  const published = same('twelve_months');
  const source = flows[0]?.[1].source ?? basis.source;
  const beside = balancesBeside(balances, published);
  const absent = new Set(Object.entries(beside).flatMap(([name, value]) => (value === null ? [name] : [])));
  const marks: Record<string, FigureMark> = Object.fromEntries(
    Object.entries(balanceMarks(balances, published, source)).filter(([name]) => !absent.has(name)),
  );
  for (const [figure, amount] of flows) {
    const mark: FigureMark = {
      ...(amount.source !== source && { source: amount.source }),
      ...(amount.rounded_to !== undefined && { rounded_to: amount.rounded_to }),
    };
    if (Object.keys(mark).length > 0) marks[figure] = mark;
  }
  const cleared = Object.fromEntries(
    [...flowFigures, 'eps_basic', 'diluted_shares'].map((name) => [name, null]),
  );
  return {
    ...balances,
    ...(cleared as Record<FlowFigure, null>),
    ...beside,
    ...(Object.fromEntries(flows.map(([figure, { value }]) => [figure, value])) as Partial<FinancialPeriod>),
    kind: 'twelve_months',
    period_start: null,
    source,
    derived: true,
    mixed: Object.values(marks).some((mark) => mark.source !== undefined),
    marks,
  };
}

/** What filed amounts are rounded to at most, and how far apart two sources have one amount. */
const [ROUNDING, ALIKE] = [1e5, 0.02];

const isMore = (part: number | null, whole: number | null): boolean =>
  part !== null && whole !== null && part - whole > ROUNDING;

/**
 * What was published for the day beside the balance of another source. A part that is more than its whole stands beside none: the published debt is that of
 * headlines (MKZR: $145.6M long-term, of $144.7M), and so is cash where both are alike (OPRT), but not far less than was filed (VERU: $2.5M, of $15.8M).
 */
function balancesBeside(balances: FinancialPeriod, published: FinancialPeriod | undefined) {
  const { cash, long_term_debt: part } = balances;
  const held = balances.cash_and_investments ?? published?.cash_and_investments ?? null;
  const debt = balances.debt ?? published?.debt ?? null;
  const isFarLess = isMore(cash, held) && (held ?? 0) < (1 - ALIKE) * (cash ?? 0);
  return {
    cash: isMore(cash, held) && !isFarLess ? null : cash,
    cash_and_investments: isFarLess ? null : held,
    debt,
    long_term_debt: isMore(part, debt) ? null : part,
  };
}

function balanceMarks(
  balances: FinancialPeriod,
  published: FinancialPeriod | undefined,
  source: string,
): Record<string, FigureMark> {
  const names = [
    'cash',
    'short_term_investments',
    'current_assets',
    'assets',
    'current_liabilities',
  ] as const;
  const rest = ['long_term_debt', 'liabilities', 'equity', 'shares_outstanding'] as const;
  const marks: Record<string, FigureMark> = {};
  for (const name of [...names, ...rest, 'cash_and_investments', 'debt'] as const) {
    const from =
      balances[name] !== null ? balances : (published?.[name] ?? null) !== null ? published : undefined;
    if (!from) continue;
    const own = from.marks[name];
    const of = own?.source ?? from.source;
    if (own || of !== source) marks[name] = { ...own, ...(of !== source && { source: of }) };
  }
  return marks;
}
