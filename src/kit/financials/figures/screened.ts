import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { ratioToEquity } from '../balance.ts';
import { growthPercent, notBoundless } from '../growth.ts';
import { shareCounts } from '../shares.ts';
import { daysBetween } from '../../time/days.ts';
import { LEAST_SALES } from '../valuation.ts';
import { currentRatio } from './current-ratio.ts';
import { ebitdaBeside, isOvertakenByEbitda } from './ebitda.ts';
import { fourQuarters, isFresh, newestFirst, TWELVE_MONTHS_FRESH } from './dated.ts';
import { type Amount, dollars, LEAST_PUBLISHED, LEAST_PUBLISHED_EQUITY, publishedEarnings, publishedOf, type ScreenedParts } from './screened-published.ts'; // prettier-ignore
import { isOfSame, marginsOf } from './margins.ts';
import { returnOnCapital, returnOnEquity } from './returns.ts';
import { latestTwelveMonths, twelveMonthsTo } from './twelve-months.ts';

/** What the screener asks of the statements of one company; flows are of twelve months, amounts in dollars. */
export interface ScreenedStatements {
  statements_to: string | null;
  revenue: number | null;
  revenue_growth: number | null;
  revenue_growth_3y: number | null;
  gross_margin: number | null;
  operating_margin: number | null;
  net_margin: number | null;
  operating_income: number | null;
  net_income: number | null;
  profitable: '12 months' | 'No' | null;
  profitable_quarters: number | null;
  return_on_equity: number | null;
  return_on_capital: number | null;
  operating_cash_flow: number | null;
  free_cash_flow: number | null;
  cash_held: number | null;
  debt: number | null;
  equity: number | null;
  runway: number | null;
  debt_equity: number | null;
  current_ratio: number | null;
  shares_change: number | null;
  eps_ttm: number | null;
  ebitda: number | null;
}

/** The figures of headlines as the screener compares them; what no statement has is as published with the quotes. */
export function screenedStatements(parts: ScreenedParts): ScreenedStatements {
  const { asOf, periods, figures } = parts;
  const { revenue, net_income: income, operating_income: operating, equity, debt, cash } = figures;
  const published = publishedOf(parts);
  const publishedSales = published('revenue', 'sales') ?? 0;
  const net = income?.value ?? published('net_income', 'net_income');
  const amount = (found: Amount | null, figure: string, name: keyof Fundamentals) =>
    dollars(found) ?? (parts.publishedInDollars ? published(figure, name) : null);
  const operatingIncome = amount(operating, 'operating_income', 'operating_income');
  // Beside no day nobody sees that what operations earn is another amount by now (CSBR: $4.6M, half of equity and debt, and an EBITDA under zero since).
  const isOvertaken = isOvertakenByEbitda(parts);
  // Beside statements a page shows no published debt or cash: a value of the company that is made of them could not be followed.
  const owned = (found: Amount | null, name: 'debt' | 'cash') =>
    periods.length === 0 ? amount(found, name, name) : dollars(found);
  const shown = {
    debt: owned(debt, 'debt'),
    equity:
      equity || isEquityOfNow(income, published('equity', 'equity') ?? 0)
        ? amount(equity, 'equity', 'equity')
        : null,
  };
  return {
    statements_to:
      (revenue ?? income ?? figures.operating_income ?? figures.operating_cash_flow ?? cash)?.period_end ??
      null,
    revenue: revenue || publishedSales >= LEAST_PUBLISHED ? amount(revenue, 'revenue', 'sales') : null,
    ...growths(periods, figures),
    ...marginsOf(parts, published),
    operating_income: isOvertaken ? null : operatingIncome,
    net_income: amount(income, 'net_income', 'net_income'),
    profitable: net === null ? null : net > 0 ? '12 months' : 'No',
    profitable_quarters: profitableQuarters(periods, asOf, income?.period_end),
    return_on_equity: returnOnEquity(parts, published, shown.equity),
    return_on_capital: isOvertaken ? null : returnOnCapital(operating, equity, debt),
    operating_cash_flow: dollars(figures.operating_cash_flow),
    free_cash_flow: dollars(ofSameMonths(latestTwelveMonths(periods, 'free_cash_flow', asOf), figures)),
    cash_held: owned(cash, 'cash'),
    ...shown,
    runway: figures.runway?.quarters ?? null,
    debt_equity: debtToEquity(
      { debt, equity },
      shown,
      debt || equity ? null : { debt: published('debt', 'debt'), equity: published('equity', 'equity') },
    ),
    current_ratio: currentRatio(parts),
    shares_change: sharesChange(periods, asOf),
    eps_ttm: figures.eps ? dollars(figures.eps) : publishedEarnings(parts, published),
    ebitda: ebitdaBeside(parts, operatingIncome).shown,
  };
}

/** Free cash flow beside cash from operations is of the same months. */
const ofSameMonths = (free: DatedAmount | null, { operating_cash_flow: flow }: CompanyFigures) =>
  free && flow && !isOfSame(free, flow) ? null : free;

/** Days by which a fiscal year may end earlier or later than the one before. */
const YEAR_SLACK_DAYS = 10;
const DAYS_OF_YEAR = 365.25;
/** Whether a year or twelve months that end on the day were restated, and what it is compared with was not. */
const isOfOtherTotal = (periods: readonly FinancialPeriod[], end: string | undefined): boolean =>
  periods.some(
    ({ kind, period_end, marks }) =>
      kind !== 'quarter' && period_end === end && marks['revenue']?.other_total === true,
  );

/** Growth of the revenue of twelve months over one year, and a year over three. */
function growths(
  periods: readonly FinancialPeriod[],
  { revenue }: CompanyFigures,
): Pick<ScreenedStatements, 'revenue_growth' | 'revenue_growth_3y'> {
  if (!revenue) return { revenue_growth: null, revenue_growth_3y: null };
  const over = (years: number): number | null => {
    const end = periods.find(
      ({ period_end }) =>
        Math.abs(daysBetween(period_end, revenue.period_end) - years * DAYS_OF_YEAR) <=
        YEAR_SLACK_DAYS + years,
    )?.period_end;
    if (isOfOtherTotal(periods, revenue.period_end) || isOfOtherTotal(periods, end)) return null;
    const before = end === undefined ? null : twelveMonthsTo(periods, end, 'revenue');
    if (!before || before.currency !== revenue.currency || before.value < LEAST_SALES) return null;
    const whole = notBoundless(growthPercent(revenue.value, before.value));
    return whole === null || years === 1 ? whole : ((1 + whole / 100) ** (1 / years) - 1) * 100;
  };
  return { revenue_growth: over(1), revenue_growth_3y: over(3) };
}

/**
 * Of the last four quarters in a row, those with net income above zero; null unless all four are known and fresh, and none where twelve
 * months on record end later: they are not the last ones. ACHC: four of a profit to September beside $1.1B lost to March.
 */
function profitableQuarters(
  periods: readonly FinancialPeriod[],
  asOf: string,
  incomeTo: string | undefined,
): number | null {
  const quarters = newestFirst(periods, 'quarter').filter(({ net_income }) => net_income !== null);
  const last = quarters[0];
  if (!last || !isFresh(last.period_end, asOf, TWELVE_MONTHS_FRESH) || last.period_end < (incomeTo ?? ''))
    return null;
  return fourQuarters(quarters, last)?.filter(({ net_income }) => (net_income ?? 0) > 0).length ?? null;
}

interface Lent<Part> {
  debt: Part | null;
  equity: Part | null;
}

/**
 * Debt over equity: of statements in one currency where they have both, else of the two amounts that stand beside it in dollars,
 * else, where no statement has either, of the two as published: for their ratio it is no matter in which currency they are. Where one is
 * published, in whole millions, the equity is ten or more.
 */
function debtToEquity(
  { debt, equity }: Lent<Amount>,
  shown: Lent<number>,
  published: Lent<number> | null,
): number | null {
  if (debt && equity)
    return debt.currency === equity.currency ? ratioToEquity(debt.value, equity.value) : null;
  const parts = shown.debt !== null && shown.equity !== null ? shown : published;
  return parts && (parts.equity ?? 0) >= LEAST_PUBLISHED_EQUITY
    ? ratioToEquity(parts.debt, parts.equity)
    : null;
}

/** An equity that was published is of before a net income that is more than all of it (ASA: $341M beside $664M earned). */
const isEquityOfNow = (income: Amount | null, published: number): boolean =>
  Math.abs(published) >= LEAST_PUBLISHED_EQUITY &&
  (income?.currency !== 'USD' || income.value <= Math.abs(published));

/** Days by which a balance may lie off a year before the last. */
const COUNT_SLACK_DAYS = 20;

/** Shares outstanding at the last balance against the one a year before, in percent; null across a split. */
function sharesChange(periods: readonly FinancialPeriod[], asOf: string): number | null {
  const { counts } = shareCounts(periods);
  const last = counts.at(-1);
  if (!last || !isFresh(last.date, asOf, TWELVE_MONTHS_FRESH)) return null;
  const before = counts.find(
    ({ date }) => Math.abs(daysBetween(date, last.date) - DAYS_OF_YEAR) <= COUNT_SLACK_DAYS,
  );
  return before ? notBoundless(growthPercent(last.shares, before.shares)) : null;
}
