import type { CashFigure, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { amountOf, isFresh, newestFirst, TWELVE_MONTHS_FRESH } from './dated.ts';

/**
 * Cash with short-term investments at the end of a period, the sum of both where both are on record; null where only cash and
 * equivalents are known.
 */
export function cashWithInvestments(period: FinancialPeriod): CashFigure | null {
  const total = amountOf(period, 'cash_and_investments');
  return total && { ...total, with_investments: true };
}

function possible(cash: CashFigure, periods: readonly FinancialPeriod[]): boolean {
  const same = periods.filter(
    ({ period_end, currency }) => period_end === cash.period_end && currency === cash.currency,
  );
  return same.every(({ assets }) => assets === null || cash.value <= assets * OF_ASSETS);
}
/** Cash cannot be more than all assets of its day, but for rounding. */
const OF_ASSETS = 1.01;

/** Of every day on record the best figure of all the cash that is known to be held, newest first. */
export function cashByDay(periods: readonly FinancialPeriod[]): CashFigure[] {
  const totals = totalsByDay(periods);
  return [...laterEquivalents(periods, totals[0]), ...totals];
}

/** Of every day on record the best figure of cash with short-term investments, newest first. */
function totalsByDay(periods: readonly FinancialPeriod[]): CashFigure[] {
  const found = new Map<string, CashFigure>();
  for (const period of newestFirst(periods, 'quarter', 'year', 'twelve_months')) {
    const cash = cashWithInvestments(period);
    const known = found.get(period.period_end);
    if (cash && possible(cash, periods) && (!known || (known.rounded_to ?? 0) > (cash.rounded_to ?? 0)))
      found.set(period.period_end, cash);
  }
  return [...found.values()];
}

/** Cash and equivalents that are the total but for this share: the company keeps no short-term investments. */
const NO_INVESTMENTS = 1.02;

/** Cash and equivalents that are this part of all assets leave little for investments. */
const MOST_OF_ASSETS = 0.5;

/** Whether all that a company has on a later day is less than a total, and half of that is this cash. */
const isSpent = (periods: readonly FinancialPeriod[], total: CashFigure, later: DatedAmount): boolean =>
  periods.some(
    ({ period_end, currency, assets }) =>
      period_end === later.period_end &&
      currency === total.currency &&
      assets !== null &&
      assets < total.value &&
      later.value >= MOST_OF_ASSETS * assets,
  );

/**
 * Cash and equivalents of days after the last total. They say more than it where they are more (WVE: $602M in December, $196M with
 * investments in September), where there were no investments to miss (TH: $30M, all of it cash, and $6M two quarters later), or where not as
 * much is left in all (VTGN: $77.2M in September, and $47.4M of $65.1M assets in December).
 */
function laterEquivalents(periods: readonly FinancialPeriod[], total: CashFigure | undefined): CashFigure[] {
  if (!total) return [];
  const days = new Map(
    newestFirst(periods, 'quarter', 'year')
      .flatMap((period) => amountOf(period, 'cash') ?? [])
      .filter(({ currency }) => currency === total.currency)
      .map((cash) => [cash.period_end, { ...cash, with_investments: false }]),
  );
  const before = days.get(total.period_end)?.value;
  const isAll = before !== undefined && total.value <= before * NO_INVESTMENTS;
  return [...days.values()].filter(
    (later) =>
      later.period_end > total.period_end &&
      (isAll || later.value > total.value || isSpent(periods, total, later)),
  );
}

/** A total that two quarters have passed since is none of today. */
const OLD_DAYS = 170;

/**
 * Cash and equivalents of a day two quarters after a total of which nobody says how much was in investments: RVSN’s $20M of December, and $22.4M of
 * June. What is known to be kept in them is kept there still (ETD: $60M of $136M).
 */
function newerThan(total: CashFigure, periods: readonly FinancialPeriod[], asOf: string): CashFigure | null {
  const known = newestFirst(periods, 'quarter', 'year').flatMap((period) => amountOf(period, 'cash') ?? []);
  const then = known.find(({ period_end }) => period_end === total.period_end);
  const now = known.find(({ period_end, currency }) => period_end <= asOf && currency === total.currency);
  if (!now || (then && total.value > then.value * NO_INVESTMENTS)) return null;
  return daysBetween(total.period_end, now.period_end) >= OLD_DAYS
    ? { ...now, with_investments: false }
    : null;
}

/**
 * The cash of a company, of the last day on record within 15 months: with short-term investments, else cash and equivalents alone,
 * said to be so, where no source has them, they are more than the last total, there were no investments in it, or it is two quarters older.
 */
export function cashOf(periods: readonly FinancialPeriod[], asOf: string): CashFigure | null {
  const [total] = cashByDay(periods).filter(({ period_end }) =>
    isFresh(period_end, asOf, TWELVE_MONTHS_FRESH),
  );
  if (total) return newerThan(total, periods, asOf) ?? total;
  for (const period of newestFirst(periods, 'quarter', 'year')) {
    const cash = isFresh(period.period_end, asOf, TWELVE_MONTHS_FRESH) ? amountOf(period, 'cash') : null;
    if (cash) return { ...cash, with_investments: false };
  }
  return null;
}
