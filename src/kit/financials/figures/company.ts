import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals, StatementFigure } from '#contract/financials.ts';
import { type FigureDoubt, type Said, settle } from '../agreement.ts';
import { isEquityDoubtful } from '../balance.ts';
import { currentGrowth } from '../growth.ts';
import { cashOf } from './cash.ts';
import { agreeingCash } from './cash-agrees.ts';
import { amountOf, isFresh, newestFirst } from './dated.ts';
import { agreeingEarnings } from './earnings-agree.ts';
import { announcedEps, epsOf } from './eps.ts';
import { currentRatio } from './current-ratio.ts';
import { runwayOf } from './runway.ts';
import { type FlowFigure, latestTwelveMonths } from './twelve-months.ts';

/** What the figures of a company are made of. */
export interface FigureParts {
  /** The day of the record. */
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
  lastReport: { date: string; epsActual: number | null; epsEstimate: number | null } | null;
  /** Market value over price: shares as traded. */
  sharesToday: number | null;
  /** Banks, insurers, funds: money is their trade, and no runway. */
  isFinancial: boolean;
}

/** The figures that headlines show of a company, and those that are in doubt. */
export function companyFigures(parts: FigureParts): { figures: CompanyFigures; doubts: FigureDoubt[] } {
  const { asOf, periods, fundamentals } = parts;
  const doubts: FigureDoubt[] = [];
  const checked = (figure: string, found: DatedAmount | null, published: number | null | undefined) =>
    agreed(
      figure,
      found && isFresh(found.period_end, asOf) ? found : null,
      published ?? null,
      periods,
      doubts,
    );
  const flow = (figure: FlowFigure, published?: number | null) =>
    checked(figure, latestTwelveMonths(periods, figure, asOf), published);
  const balance = (figure: StatementFigure, published?: number | null) =>
    checked(figure, latestBalance(periods, figure), published);
  const growth = (against: 'year' | 'quarter') => {
    const found = currentGrowth(periods, 'quarter', 'revenue', against, asOf);
    return found && { percent: found.percent, period_end: found.period.period_end };
  };
  const revenue = flow('revenue', fundamentals?.sales);
  const assets = balance('assets', fundamentals?.assets);
  const { eps, income } = agreeingEarnings(
    { eps: epsOf(periods, asOf, { count: parts.sharesToday }), income: flow('net_income') },
    parts,
  );
  const cash = agreeingCash(
    { cash: cashOf(periods, asOf), runway: parts.isFinancial ? null : runwayOf(periods, asOf) },
    { ...parts, currentRatio: currentRatio(parts) },
    doubts,
  );
  const shares = newestFirst(periods, 'quarter', 'year').find((p) => p.shares_outstanding !== null);
  return {
    doubts,
    figures: {
      as_of: asOf,
      ...cash,
      eps,
      last_eps: announcedEps(parts.lastReport, periods, asOf),
      revenue,
      gross_profit: within(flow('gross_profit'), revenue),
      operating_income: flow('operating_income', fundamentals?.operating_income),
      net_income: income,
      operating_cash_flow: flow('operating_cash_flow'),
      assets,
      liabilities: balance('liabilities', fundamentals?.liabilities),
      equity: borneOut(balance('equity', fundamentals?.equity), periods, doubts),
      debt: balance('debt') ?? balance('long_term_debt'),
      shares: shares && isFresh(shares.period_end, asOf) ? sharesOf(shares) : null,
      revenue_year_over_year: growth('year'),
      revenue_quarter_over_quarter: growth('quarter'),
    },
  };
}

/** Equity, unless assets less liabilities of its day say another; a balance with a gap is listed for staff either way. */
function borneOut(
  equity: DatedAmount | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  const period = periods.find(
    ({ period_end, marks }) => period_end === equity?.period_end && marks['equity']?.gap !== undefined,
  );
  if (!period || !equity) return equity;
  const { period_end, assets, liabilities } = period;
  const isDoubtful = isEquityDoubtful(period);
  doubts.push({
    figure: 'equity',
    period_end,
    found: [
      { source: 'assets', value: assets ?? 0 },
      { source: 'liabilities', value: liabilities ?? 0 },
      { source: 'equity', value: equity.value },
    ],
    shown: isDoubtful ? undefined : { source: equity.source, value: equity.value },
    decision: isDoubtful
      ? 'no ratio of equity: assets are not liabilities and equity'
      : 'shown with a note: assets are not liabilities and equity',
  });
  return isDoubtful ? null : equity;
}

/** A part that is larger than its whole on the same day was read of something else. */
const within = (part: DatedAmount | null, whole: DatedAmount | null): DatedAmount | null =>
  part &&
  whole &&
  part.period_end === whole.period_end &&
  part.currency === whole.currency &&
  part.value > whole.value * PART_MARGIN
    ? null
    : part;
/** Room for rounding. */
const PART_MARGIN = 1.01;

const sharesOf = (period: FinancialPeriod): CompanyFigures['shares'] => {
  const found = amountOf(period, 'shares_outstanding');
  return found && { value: found.value, period_end: found.period_end, source: found.source };
};

/** The newest balance of a line, of the kind of period that knows it best. */
function latestBalance(periods: readonly FinancialPeriod[], figure: StatementFigure): DatedAmount | null {
  const found = newestFirst(periods, 'quarter', 'year', 'twelve_months').flatMap(
    (p) => amountOf(p, figure) ?? [],
  );
  const [newest] = found;
  const same = found.filter(({ period_end }) => period_end === newest?.period_end);
  return same.find(({ rounded_to }) => rounded_to === undefined) ?? newest ?? null;
}

/** Amounts of the snapshot come in whole millions: smaller ones say nothing about a factor. */
const LEAST_PUBLISHED = 5e6;

/**
 * The figure of the statements, unless what was published on the day of the record differs by three times and no third
 * source bears the statements out.
 */
function agreed(
  figure: string,
  found: DatedAmount | null,
  published: number | null,
  periods: readonly FinancialPeriod[],
  doubts: FigureDoubt[],
): DatedAmount | null {
  if (!found || published === null || found.currency !== 'USD') return found;
  if (Math.abs(published) < LEAST_PUBLISHED && Math.abs(found.value) < LEAST_PUBLISHED) return found;
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
  Math.abs(Date.parse(period_end) - Date.parse(found.period_end)) <= 190 * 86_400_000;
