import type { FinancialPeriod } from '#contract/financials.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import { daysBetween } from '../../time/days.ts';
import { amountOf, fourQuarters, newestFirst, sumOfFour } from './dated.ts';
import type { FlowFigure } from './twelve-months.ts';

/** Days by which two sources date the same months. */
export const SAME_END_DAYS = 10;
/** What was published is of some twelve months that end no longer before or after. */
const OTHER_MONTHS_DAYS = 460;
/** Published amounts come in whole millions; of other months they are the same within it, or within a tenth. */
const MILLION = 1e6;
const SAME = 0.1;

/** An amount of twelve months, with the EPS of the same source. */
export interface Twelve {
  source: string;
  value: number;
  end: string;
  eps: number | null;
}

/** A flow over every twelve months on record: of a year, of four quarters, or as published. */
export function allTwelve(periods: readonly FinancialPeriod[], figure: FlowFigure): Twelve[] {
  const quarters = newestFirst(periods, 'quarter');
  return periods.flatMap((period): Twelve[] => {
    const four = period.kind === 'quarter' ? fourQuarters(quarters, period) : undefined;
    if (period.kind === 'quarter' && !four) return [];
    const amount = four ? sumOfFour(four, figure) : amountOf(period, figure);
    const eps = four ? (sumOfFour(four, 'eps_diluted')?.value ?? null) : period.eps_diluted;
    return amount ? [{ source: amount.source, value: amount.value, end: period.period_end, eps }] : [];
  });
}

/**
 * Whether what was published is the flow of other twelve months on record, mostly of the fiscal year before, and so no contradiction
 * (NVAX: an operating income of $453M of the year, and a loss of $78M to the March after it).
 */
export const isOfOtherMonths = (
  twelve: readonly Twelve[],
  found: Pick<DatedAmount, 'period_end'>,
  published: number,
): boolean =>
  twelve.some(({ value, end }) => {
    const days = Math.abs(daysBetween(end, found.period_end));
    const isNear = Math.abs(value - published) <= Math.max(MILLION, Math.abs(published) * SAME);
    return isNear && days > SAME_END_DAYS && days <= OTHER_MONTHS_DAYS;
  });
