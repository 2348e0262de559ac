import type { CashFigure, Runway } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { cashByDay } from '#kit/financials/figures/cash.ts';
import { amountOf, newestFirst } from '#kit/financials/figures/dated.ts';
import { hasNoPace, isOfPayments, runwayOf } from '#kit/financials/figures/runway.ts';
import { twelveMonthsTo } from '#kit/financials/figures/twelve-months.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import { daysBetween } from '#kit/time/days.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { runwayFacts } from './cash.ts';
import { DayInput } from './inputs.ts';
import { defineLookUp, nothing, unknownCompany } from './look-up.ts';

/** Cash and equivalents that are this part of all assets leave little for investments that nobody told of. */
const MOST_OF_ASSETS = 0.5;

/** Cash and equivalents of the last day on record, where no source has the investments beside them. */
function equivalentsOf(periods: readonly FinancialPeriod[]): CashFigure | null {
  const [cash] = newestFirst(periods, 'quarter', 'year').flatMap((period) => amountOf(period, 'cash') ?? []);
  return cash ? { ...cash, with_investments: false } : null;
}

/** The same as a runway of them alone. */
function ofEquivalents(periods: readonly FinancialPeriod[]): Runway | null {
  const cash = equivalentsOf(periods);
  const flow = cash && twelveMonthsTo(periods, cash.period_end, 'operating_cash_flow');
  if (!flow || flow.currency !== cash.currency || flow.value === 0) return null;
  return {
    state: flow.value > 0 ? 'not_needed' : 'known',
    quarters: flow.value > 0 ? null : cash.value / (-flow.value / 4),
    cash: cash.value,
    operating_cash_flow: flow.value,
    last_quarter: null,
    quarters_with_inflow: 0,
    currency: cash.currency,
    period_end: cash.period_end,
    cash_source: cash.source,
    flow_source: flow.source,
  };
}

/** Whether what is in investments, and on no record, would make another runway. */
const isWhole = (periods: readonly FinancialPeriod[], { cash, period_end }: Runway): boolean =>
  periods.some(
    (each) => each.period_end === period_end && each.assets !== null && cash >= MOST_OF_ASSETS * each.assets,
  );

const isOlder = (one: Runway | null, than: Runway): boolean =>
  one === null || daysBetween(one.period_end, than.period_end) > 0;

/**
 * How long the cash lasted as the statements to a day tell it, by the rules of today's runway; of cash and equivalents alone where no investments of that day are
 * on record, and then only its parts, unless most of all assets was cash.
 */
export const runwayThen = defineLookUp({
  name: 'runway_then',
  description:
    'How many quarters the cash of a company lasted as counted at a day of the past, of the statements to that day alone.',
  input: DayInput,
  async find({ db }, { symbol, day }) {
    const [company, found] = await Promise.all([findCompany(db, symbol), findFinancials(db, symbol)]);
    if (!company || !found) return unknownCompany(symbol);
    const periods = found.periods.filter(({ period_end }) => period_end <= day);
    const whole = runwayOf(periods, day);
    const alone = ofEquivalents(periods);
    const runway = alone && isOlder(whole, alone) ? alone : whole;
    if (
      !runway ||
      moneyTradeOf(company) !== null ||
      hasNoPace(periods, runway) ||
      isOfPayments(periods, runway)
    )
      return nothing(symbol, 'No runway can be made of the statements to that day.');
    const cash =
      runway === alone
        ? equivalentsOf(periods)
        : (cashByDay(periods).find(({ period_end }) => period_end === runway.period_end) ?? null);
    const isSure = runway !== alone || isWhole(periods, runway);
    const facts = runwayFacts(symbol, { runway, cash });
    return {
      symbol,
      facts: isSure ? facts : facts.filter(({ name }) => name !== 'runway' && name !== 'runway_pace'),
      missing: isSure
        ? []
        : ['Short-term investments of that day are not on record, so no runway is made of it.'],
    };
  },
});
