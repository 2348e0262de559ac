import type { Runway } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { cashByDay } from './cash.ts';
import { isFresh, TWELVE_MONTHS_FRESH } from './dated.ts';
import { twelveMonthsTo } from './twelve-months.ts';

/**
 * How long cash with short-term investments lasts at the pace of the four quarters to the same day: cash over a quarter
 * of the cash that operations used. Of the last day, within 15 months, on which both are known and larger than their
 * rounding; null without one. Operations that bring cash in need none.
 */
export function runwayOf(periods: readonly FinancialPeriod[], asOf: string): Runway | null {
  for (const cash of cashByDay(periods)) {
    if (!isFresh(cash.period_end, asOf, TWELVE_MONTHS_FRESH)) continue;
    const flow = twelveMonthsTo(periods, cash.period_end, 'operating_cash_flow');
    if (!flow || flow.currency !== cash.currency || flow.value === 0) continue;
    if (cash.value <= (cash.rounded_to ?? 0) || Math.abs(flow.value) <= (flow.rounded_to ?? 0)) continue;
    const quarter = periods.find((p) => p.kind === 'quarter' && p.period_end === cash.period_end);
    return {
      state: flow.value > 0 ? 'not_needed' : 'known',
      quarters: flow.value > 0 ? null : cash.value / (-flow.value / 4),
      cash: cash.value,
      operating_cash_flow: flow.value,
      last_quarter: quarter?.operating_cash_flow ?? null,
      currency: cash.currency,
      period_end: cash.period_end,
      cash_source: cash.source,
      flow_source: flow.source,
    };
  }
  return null;
}
