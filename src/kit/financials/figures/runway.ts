import type { CashFigure, DatedAmount, Runway } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { QUARTER_DAYS } from '../spans.ts';
import { daysBetween } from '../../time/days.ts';
import { cashByDay } from './cash.ts';
import { isFresh, TWELVE_MONTHS_FRESH } from './dated.ts';
import { latestTwelveMonths, twelveMonthsTo } from './twelve-months.ts';

/** A later year that used so many times as much, or so little, goes at another pace. */
const OTHER_PACE = 1.5;

/**
 * Whether later twelve months on record, without a cash of their day, are of another pace: TGEN’s $15.3M over $0.8M a quarter to
 * September, 19 quarters, beside $11.8M used in the year to March.
 */
function isOutpaced(
  periods: readonly FinancialPeriod[],
  asOf: string,
  { period_end, operating_cash_flow: flow, currency }: Runway,
): boolean {
  const later = latestTwelveMonths(periods, 'operating_cash_flow', asOf);
  if (!later || later.period_end <= period_end || later.currency !== currency) return false;
  if (later.value * flow <= 0) return true;
  const [less, more] = [later.value, flow].map(Math.abs).sort((a, b) => a - b) as [number, number];
  return flow < 0 && more > less * OTHER_PACE;
}

/** The first of four quarters ends some 274 days before the last one, the one before them 365. */
const FOUR_QUARTERS_DAYS = 320;

/** How many of the four quarters to a day brought cash in: a pace of both is that of no quarter (VTVT: $20M used, and $9M brought in). */
const quartersWithInflow = (periods: readonly FinancialPeriod[], end: string): number =>
  flowsTo(periods, end).filter((flow) => flow > 0).length;

/** The cash flows of the quarters on record of the four to a day. */
const flowsTo = (periods: readonly FinancialPeriod[], end: string): number[] =>
  periods.flatMap(({ kind, period_end, operating_cash_flow: flow }) =>
    kind === 'quarter' &&
    flow !== null &&
    period_end <= end &&
    daysBetween(period_end, end) < FOUR_QUARTERS_DAYS
      ? [flow]
      : [],
  );

/** What came in once and was so much of what the other quarters used leaves a rest that is no pace. */
const MOST_BROUGHT_IN = 0.5;

/**
 * Whether the quarters that brought cash in make a rest of the year that no quarter goes at: KURA’s $64M of a year are $117M from a partner less $181M in three
 * quarters, eleven quarters of cash and not 42. Where one of the four is not on record, it is the year less the others.
 */
function isRest(
  periods: readonly FinancialPeriod[],
  { period_end, operating_cash_flow: year }: Runway,
): boolean {
  const known = flowsTo(periods, period_end);
  if (known.length < 3) return false;
  const flows = known.length === 3 ? [...known, known.reduce((rest, flow) => rest - flow, year)] : known;
  const sum = (sign: 1 | -1) => flows.reduce((total, flow) => total + Math.max(0, sign * flow), 0);
  return sum(1) >= MOST_BROUGHT_IN * sum(-1);
}

/** Under four days of sales a company lives of what customers pay and banks lend; a hundredth of its cash, used in a year, is next to nothing. */
const [LEAST_OF_SALES, LEAST_OF_CASH] = [0.01, 0.01];

/** Whether a runway would be of cash that the company does not live of (OCC: $126K beside sales of $74M), or hardly uses (CYRX: $0.5M of $404M). */
function isOfNothing(
  periods: readonly FinancialPeriod[],
  { period_end, cash, operating_cash_flow: flow, currency }: Runway,
): boolean {
  if (-flow < LEAST_OF_CASH * cash) return true;
  const sales = twelveMonthsTo(periods, period_end, 'revenue');
  return sales !== null && sales.currency === currency && cash < LEAST_OF_SALES * sales.value;
}

/** Five years and more, of a maker of medicines that lost twice what it used, are of what partners paid once. */
const [LONG_QUARTERS, TIMES_LOST] = [20, 2];

/**
 * Whether a long runway of a maker of medicines is of payments of its partners: as much came in as revenue as operations used, and twice that was lost
 * (SCYX: 40 quarters of $5.9M used, beside $20.3M from a partner and $24.5M lost). Quarters of the year, which would tell, are mostly not on record.
 */
export function isOfPayments(
  periods: readonly FinancialPeriod[],
  { state, quarters, period_end: end, operating_cash_flow: flow, currency }: Runway,
): boolean {
  if (state !== 'known' || (quarters ?? 0) < LONG_QUARTERS) return false;
  const [sales, income, gross] = (['revenue', 'net_income', 'gross_profit'] as const).map((name) =>
    twelveMonthsTo(periods, end, name),
  );
  // Who has a gross profit sells goods, month by month (CGC).
  if (gross || !sales || !income || sales.currency !== currency || income.currency !== currency) return false;
  return sales.value >= -flow && -income.value >= TIMES_LOST * -flow;
}

/**
 * Whether a runway of five years and more is of cash that lenders will have before it is used: more than all of it is owed on its day (MDXH: over ten years of $29.1M, beside debt
 * of $86.6M; SEAT, JELD).
 */
export function isOwedAway(
  periods: readonly FinancialPeriod[],
  { state, quarters, cash, period_end: end, currency }: Runway,
): boolean {
  if (state !== 'known' || (quarters ?? 0) < LONG_QUARTERS) return false;
  const owed = periods.flatMap((period) =>
    period.period_end === end && period.currency === currency
      ? (period.debt ?? period.long_term_debt ?? [])
      : [],
  );
  return owed.some((debt) => debt > cash);
}

/** A maker of medicines that lost so many times what it used, with five years of cash, did not yet spend as it does (DMRA: $24.9M used, $211M lost in operations). */
const TIMES_AHEAD = 4;

/** Whether a long runway of a maker of medicines is at the pace of before: most of what it lost in those months was not yet paid, or was another’s. */
export function isOfPaceBefore(
  periods: readonly FinancialPeriod[],
  { state, quarters, period_end: end, operating_cash_flow: flow, currency }: Runway,
): boolean {
  if (state !== 'known' || (quarters ?? 0) < LONG_QUARTERS) return false;
  if (twelveMonthsTo(periods, end, 'gross_profit')) return false;
  const income = twelveMonthsTo(periods, end, 'net_income');
  return income !== null && income.currency === currency && -income.value >= TIMES_AHEAD * -flow;
}

/** All that was used is so many times what operations used; a runway of less than two years warns all the same. */
const [MOST_USED, LEAST_QUARTERS] = [3, 8];

/**
 * Whether most of the cash goes into plants, mines and what is let, which the pace of operations leaves out: with the capital spending of the same months, or
 * as their published free cash flow says, three times as much was used in all as operations used (SA: over ten years of C$10.2M, beside C$117.6M used in all; LAC: nine of $61M,
 * beside $1.0 billion).
 */
export function isBuiltAway(
  periods: readonly FinancialPeriod[],
  { state, quarters, operating_cash_flow: flow, currency, period_end: end }: Runway,
  freeCash: DatedAmount | null,
): boolean {
  if (state !== 'known' || (quarters ?? 0) < LEAST_QUARTERS) return false;
  const built = twelveMonthsTo(periods, end, 'capital_spending');
  const isOfSame = freeCash?.period_end === end && freeCash.currency === currency;
  const used = built?.currency === currency ? built.value - flow : isOfSame ? -freeCash.value : 0;
  return used >= MOST_USED * -flow;
}

/** Of what a pace would have left less than this part says that it went at another. */
const LEAST_LEFT = 0.5;

/** Whether a later day has less than half of the cash that the pace would have left (SORA: $5.6M in June at $1.1M a quarter, and $1.5M in December). */
export function isFarLess(
  later: Pick<CashFigure, 'value' | 'currency' | 'period_end'>,
  { state, cash, operating_cash_flow: flow, currency, period_end }: Runway,
): boolean {
  if (state !== 'known' || later.currency !== currency || later.period_end <= period_end) return false;
  const quarters = daysBetween(period_end, later.period_end) / QUARTER_DAYS;
  return later.value < LEAST_LEFT * (cash + (flow / 4) * quarters);
}

/** Whether a runway is none, since what was used in the year is no pace, or hardly anything, or hardly is there. */
export const hasNoPace = (periods: readonly FinancialPeriod[], runway: Runway): boolean =>
  runway.state === 'known' && (isRest(periods, runway) || isOfNothing(periods, runway));

/**
 * How long cash with short-term investments lasts at the pace of the four quarters to the same day: cash over a quarter
 * of the cash that operations used. Of the last day, within 15 months, on which both are known and larger than their
 * rounding; null without one, or where later months go at another pace. Operations that bring cash in need none.
 */
export function runwayOf(periods: readonly FinancialPeriod[], asOf: string): Runway | null {
  for (const cash of cashByDay(periods)) {
    if (!isFresh(cash.period_end, asOf, TWELVE_MONTHS_FRESH)) continue;
    const flow = twelveMonthsTo(periods, cash.period_end, 'operating_cash_flow');
    if (!flow || flow.currency !== cash.currency || flow.value === 0) continue;
    if (cash.value <= (cash.rounded_to ?? 0) || Math.abs(flow.value) <= (flow.rounded_to ?? 0)) continue;
    const quarter = periods.find((p) => p.kind === 'quarter' && p.period_end === cash.period_end);
    const found: Runway = {
      state: flow.value > 0 ? 'not_needed' : 'known',
      quarters: flow.value > 0 ? null : cash.value / (-flow.value / 4),
      cash: cash.value,
      operating_cash_flow: flow.value,
      last_quarter: quarter?.operating_cash_flow ?? null,
      quarters_with_inflow: quartersWithInflow(periods, cash.period_end),
      currency: cash.currency,
      period_end: cash.period_end,
      cash_source: cash.source,
      flow_source: flow.source,
    };
    return isOutpaced(periods, asOf, found) ? null : found;
  }
  return null;
}
