import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import type { FigureDoubt } from '../agreement.ts';
import { daysBetween } from '../../time/days.ts';
import { newestFirst } from './dated.ts';

/** After so many days the year after twelve months has been published. */
const OLD_DAYS = 240;
/** Sales of less than this part of what was sold before are of another business. */
const PART = 1 / 3;
/** A net income in whole millions is known to a tenth from here on, and so are the sales that it and a margin make. */
const LEAST_INCOME = 5e6;

/** The sales that a published net income is the published margin of, where no sales were published themselves; null where they are not told. */
function salesOfMargin({ sales, net_income: income, profit_margin: percent }: Fundamentals): number | null {
  if (sales !== null || !income || !percent || Math.abs(income) < LEAST_INCOME) return null;
  const made = income / (percent / 100);
  return made > 0 ? made : null;
}

/** So many of the newest quarters that sold exactly nothing say that what was sold in the one before is gone. */
const QUARTERS_OF_NOTHING = 3;

/** Whether a company that is no maker of medicines, which live of milestones, has sold nothing in the newest quarters of the twelve months (LBRDA: since GCI was spun off). */
function isOver(revenue: DatedAmount, { periods = [], hasMilestones = false }: EndedParts): boolean {
  const newest = newestFirst(periods, 'quarter')
    .filter((quarter) => quarter.revenue !== null)
    .slice(0, QUARTERS_OF_NOTHING);
  return (
    !hasMilestones &&
    newest.length === QUARTERS_OF_NOTHING &&
    newest[0]?.period_end === revenue.period_end &&
    newest.every((quarter) => quarter.revenue === 0)
  );
}

interface EndedParts {
  asOf: string;
  fundamentals: Fundamentals | null;
  periods?: readonly FinancialPeriod[];
  hasMilestones?: boolean;
}

/**
 * Revenue of twelve months, unless it is old and what was published since makes sales of a third of it or less: what was sold belongs to a business that is
 * gone (HIND: $6.4M to June 2025, when another company took its place, and a loss of $10M that is 32 times what was sold since). Listed for staff.
 */
export function notEnded(
  revenue: DatedAmount | null,
  parts: EndedParts,
  doubts: FigureDoubt[],
): DatedAmount | null {
  const { asOf, fundamentals } = parts;
  if (revenue && revenue.value > 0 && isOver(revenue, parts)) {
    doubts.push({
      figure: 'revenue',
      period_end: revenue.period_end,
      found: [{ source: revenue.source, value: revenue.value }],
      shown: undefined,
      decision: 'not shown: nothing was sold in the newest three quarters of these months',
    });
    return null;
  }
  const since = fundamentals && salesOfMargin(fundamentals);
  if (!revenue || !since || daysBetween(revenue.period_end, asOf) < OLD_DAYS) return revenue;
  if (revenue.currency !== 'USD' || since > PART * revenue.value) return revenue;
  doubts.push({
    figure: 'revenue',
    period_end: revenue.period_end,
    found: [
      { source: revenue.source, value: revenue.value },
      { source: 'published net income over its margin', value: Math.round(since) },
    ],
    shown: undefined,
    decision: 'not shown: what was published since makes sales of a third of it or less',
  });
  return null;
}
