import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { marginPercent } from './growth.ts';
import { LEAST_SALES } from './valuation.ts';

/** The margins of a company, or of one period, in percent. */
export interface Margins {
  gross_margin: number | null;
  operating_margin: number | null;
  net_margin: number | null;
}

/** The line over the revenue that each margin is made of. */
export const marginParts = {
  gross_margin: 'gross_profit',
  operating_margin: 'operating_income',
  net_margin: 'net_income',
} as const satisfies Record<keyof Margins, StatementFigure>;

/** The revenue, in percent of itself. */
export const WHOLE = 100;

/**
 * Margins that selling can have made. More than the whole revenue was not earned by it: there are gains in it, taxes that came back, or other
 * months (RIGL: 125%). Nor was more in operations than `most`, the gross margin where it is known: gains are in that, or its rounding.
 */
export const earnedBySelling = (margins: Margins, most = margins.gross_margin ?? WHOLE): Margins => ({
  ...margins,
  operating_margin: notOver(margins.operating_margin, most),
  net_margin: notOver(margins.net_margin, WHOLE),
});

const notOver = (percent: number | null, most: number): number | null =>
  percent !== null && percent > most ? null : percent;

/** Margins of the lines of one period, by the rule that holds everywhere; a year of next to no revenue has none, its quarters tell what they can. */
export function marginsOfPeriod(period: FinancialPeriod): Margins {
  const margin = (name: keyof Margins) => shareOfRevenue(period, marginParts[name]);
  return earnedBySelling({
    gross_margin: margin('gross_margin'),
    operating_margin: margin('operating_margin'),
    net_margin: margin('net_margin'),
  });
}

/** Whether a period has a margin that is none because not all of it was earned by selling. */
export const isNotBySelling = (period: FinancialPeriod, name: keyof Margins): boolean =>
  marginsOfPeriod(period)[name] === null && shareOfRevenue(period, marginParts[name]) !== null;

function shareOfRevenue(period: FinancialPeriod, part: StatementFigure): number | null {
  const { kind, revenue } = period;
  if (kind !== 'quarter' && (revenue ?? 0) < LEAST_SALES) return null;
  return marginPercent(period[part], revenue);
}
