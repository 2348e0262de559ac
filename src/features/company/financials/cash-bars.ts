import type { CashFigure, Runway } from '#contract/company-figures.ts';
import { formatMonth } from '#kit/time/dates.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { cashWithInvestments } from '#kit/financials/figures/cash.ts';
import { periodsOfKind } from '#kit/financials/statement.ts';
import { type BarInput, FEW_BARS, slotsOf, yearTicks } from './bar-chart.ts';

const MOST_BARS = 8;
const MOST_AHEAD = 8;

/**
 * Cash under short-term investments of the last quarters, and what is left of it in the quarters ahead at the average pace,
 * to the quarter in which it ends. Quarters whose short-term investments are not on record are left out where others have
 * them: a bar of cash alone beside them would look like a loss. What is left out keeps its place.
 */
export function cashBars(
  periods: readonly FinancialPeriod[],
  cash: CashFigure | null,
  runway: Runway | null,
): { bars: BarInput[]; ahead: BarInput[] } {
  const quarters = periodsOfKind(periods, 'quarter').filter(
    ({ cash: equivalents, currency, period_end }) =>
      equivalents !== null && currency === cash?.currency && period_end <= cash.period_end,
  );
  const whole = quarters.filter((quarter) => cashWithInvestments(quarter) !== null);
  const known = (cash?.with_investments ? whole : quarters).slice(0, MOST_BARS).reverse();
  const shown = slotsOf(known, ({ period_end }) => period_end, MOST_BARS);
  const isLast = shown.at(-1)?.date === runway?.period_end;
  const ahead = runway && isLast ? aheadOf(runway) : [];
  const ends = shown.map(({ date }) => date);
  const ticks = ends.length + ahead.length > FEW_BARS ? yearTicks(ends) : ends.map(formatMonth);
  const bars = shown.map(({ quarter }, i): BarInput => {
    if (quarter === null) return { tick: ticks[i], pieces: [] };
    const total = cashWithInvestments(quarter)?.value ?? null;
    const equivalents = quarter.cash ?? 0;
    return {
      tick: ticks[i],
      pieces: [
        { value: equivalents, tone: 'dark' },
        ...(total !== null && total > equivalents
          ? [{ value: total - equivalents, tone: 'plain' as const }]
          : []),
      ],
    };
  });
  return { bars, ahead };
}

function aheadOf({ state, quarters, cash, operating_cash_flow, period_end }: Runway): BarInput[] {
  if (state !== 'known' || quarters === null || quarters > MOST_AHEAD * 2) return [];
  const pace = -operating_cash_flow / 4;
  const count = Math.min(Math.ceil(quarters), MOST_AHEAD);
  const [year = 0, month = 0] = period_end.split('-').map(Number);
  return Array.from({ length: count }, (_, i): BarInput => {
    const end = new Date(Date.UTC(year, month - 1 + 3 * (i + 1), 1));
    const left = Math.max(0, cash - pace * (i + 1));
    const isEnd = i + 1 >= quarters;
    return {
      tick: i === 0 || end.getUTCMonth() < 3 ? String(end.getUTCFullYear()) : undefined,
      pieces: [{ value: isEnd ? cash * 0.02 : left, tone: isEnd ? 'ink' : 'ahead' }],
    };
  });
}
