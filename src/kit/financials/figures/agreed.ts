import { daysBetween } from '../../time/days.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { type FigureDoubt, type Said, settle } from '../agreement.ts';
import { amountOf, newestFirst } from './dated.ts';
import { allTwelve, isOfOtherMonths } from './other-months.ts';
import type { FlowFigure } from './twelve-months.ts';

/** Amounts of the snapshot come in whole millions: smaller ones say nothing about a factor. */
export const LEAST_PUBLISHED = 5e6;

/**
 * The figure of the statements, unless what was published on the day of the record differs by three times, is not of other twelve
 * months, and no third source bears the statements out.
 */
export function agreed(
  figure: string,
  found: DatedAmount | null,
  published: number | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  if (!found || published === null || found.currency !== 'USD') return found;
  if (Math.abs(published) < LEAST_PUBLISHED && Math.abs(found.value) < LEAST_PUBLISHED) return found;
  if (isFlow(figure) && isOfOtherMonths(allTwelve(periods, figure as FlowFigure), found, published))
    return found;
  const said = [
    { source: found.source, value: found.value },
    { source: 'snapshot', value: published },
    ...others(periods, figure, found),
  ];
  const { shown, disagree } = settle(said);
  if (!disagree) return found;
  doubts.push({ figure, period_end: found.period_end, found: said, shown });
  return shown &&
    shown.source !== 'snapshot' &&
    Math.abs(shown.value - found.value) <= 0.25 * Math.abs(found.value)
    ? found
    : null;
}

/** What other sources say of the figure in twelve months or a year that ends within half a year of it. */
function others(periods: readonly FinancialPeriod[], figure: string, found: DatedAmount): Said[] {
  const said = newestFirst(periods, 'year', 'twelve_months', 'quarter')
    .filter((p) => isNear(p, found) && (p.kind !== 'quarter' || !isFlow(figure)))
    .flatMap((period) => amountOf(period, figure as StatementFigure) ?? [])
    // A sum of quarters of two sources is borne out by neither of the two.
    .filter(({ source }) => source.split(' + ').every((id) => !found.source.split(' + ').includes(id)));
  return said.slice(0, 2).map(({ source, value }) => ({ source, value }));
}

const isFlow = (figure: string): boolean => /revenue|income|profit|flow/.test(figure);
const isNear = ({ period_end }: FinancialPeriod, found: DatedAmount): boolean =>
  Math.abs(daysBetween(period_end, found.period_end)) <= 190;
