import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { differ } from '../agreement.ts';
import { ratioToEquity } from '../balance.ts';
import { growthPercent, marginPercent, notBoundless } from '../growth.ts';
import { shareCounts } from '../shares.ts';
import { daysBetween } from '../spans.ts';
import { LEAST_SALES } from '../valuation.ts';
import { currentRatio } from './current-ratio.ts';
import { ebitdaBeside, isOvertakenByEbitda } from './ebitda.ts';
import { isNearIn, isOfOlderCosts } from './older-costs.ts';
import { fourQuarters, isFresh, newestFirst, TWELVE_MONTHS_FRESH } from './dated.ts';
import { type Amount, dollars, isOfOtherQuarters, isOfSameMonths, LEAST_PUBLISHED, LEAST_PUBLISHED_EQUITY, type Published, publishedEarnings, type ScreenedParts } from './screened-published.ts'; // prettier-ignore
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

const isOfSame = (a: Amount, b: Amount): boolean =>
  a.period_end === b.period_end && a.currency === b.currency;

/** The figures of headlines as the screener compares them; what no statement has is as published with the quotes. */
export function screenedStatements(parts: ScreenedParts): ScreenedStatements {
  const { asOf, periods, figures, fundamentals, doubted } = parts;
  const { revenue, net_income: income, operating_income: operating, equity, debt, cash } = figures;
  const isForeign = periods.some(({ currency }) => currency !== 'USD');
  const isOld = isOfOtherQuarters(parts, fundamentals?.net_income ?? null);
  const published: Published = (figure, name) =>
    isForeign || doubted.has(figure) || (name === 'net_income' && isOld)
      ? null
      : ((fundamentals?.[name] ?? null) as number | null);
  const publishedSales = published('revenue', 'sales') ?? 0;
  const net = income?.value ?? published('net_income', 'net_income');
  const amount = (found: Amount | null, figure: string, name: keyof Fundamentals) =>
    dollars(found) ?? (parts.publishedInDollars ? published(figure, name) : null);
  const operatingIncome = amount(operating, 'operating_income', 'operating_income');
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
    statements_to: revenue?.period_end ?? income?.period_end ?? cash?.period_end ?? null,
    revenue: revenue || publishedSales >= LEAST_PUBLISHED ? amount(revenue, 'revenue', 'sales') : null,
    ...growths(periods, figures),
    ...marginsOf(parts, published),
    operating_income: operatingIncome,
    net_income: amount(income, 'net_income', 'net_income'),
    profitable: net === null ? null : net > 0 ? '12 months' : 'No',
    profitable_quarters: profitableQuarters(periods, asOf, income?.period_end),
    return_on_equity: returnOnEquity(parts, published, shown.equity),
    return_on_capital: returnOnCapital(operating, equity, debt),
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

/**
 * Margins of twelve months: of statements; of what was published; or of a part that was published, where the sales beside it are those of
 * the statements. An operating margin over the gross margin, or over the whole revenue, has gains in it that are no part of operations, or its rounding, and is none.
 */
function marginsOf(
  parts: ScreenedParts,
  published: Published,
): Pick<ScreenedStatements, 'gross_margin' | 'operating_margin' | 'net_margin'> {
  const { figures, doubted } = parts;
  const { revenue } = figures;
  const publishedSales = published('revenue', 'sales') ?? 0;
  const isSame = isOfSameMonths(parts, published);
  const margin = (part: Amount | null, name: MarginPart) => {
    if (revenue && part) return ofOnePeriod(parts, part, revenue, name);
    if (part || doubted.has('revenue')) return null;
    if (revenue) return isSame ? marginPercent(published(name, name), revenue.value) : null;
    return marginPercent(published(name, name), publishedSales < LEAST_PUBLISHED ? null : publishedSales);
  };
  const ofGross = margin(figures.gross_profit, 'gross_profit');
  const said = isSame || isNearIn(figures, publishedSales) ? published('gross_profit', 'gross_profit') : null;
  const gross = isOfOlderCosts(figures, ofGross, said) ? null : ofGross;
  const most = gross ?? (said !== null && revenue ? marginPercent(said, revenue.value) : null) ?? WHOLE;
  const operating = isOvertakenByEbitda(parts) ? null : margin(figures.operating_income, 'operating_income');
  return {
    gross_margin: gross,
    operating_margin: operating !== null && operating > most ? null : operating,
    net_margin: earnedBySelling(margin(figures.net_income, 'net_income')),
  };
}

/** More than the whole revenue was not earned by selling: it is of gains, taxes that came back, or of other months (RIGL: 125%). */
const earnedBySelling = (percent: number | null): number | null =>
  percent !== null && percent > WHOLE ? null : percent;

/** The revenue, in percent of itself. */
const WHOLE = 100;

type MarginPart = 'gross_profit' | 'operating_income' | 'net_income';

/**
 * A margin of the months of the headline's revenue; where the other figure is not known for them, of the newest twelve months to a day of
 * which both are.
 */
function ofOnePeriod(
  { periods, asOf, figures: { withheld = [] } }: ScreenedParts,
  part: Amount,
  revenue: Amount,
  name: MarginPart,
): number | null {
  const marginOf = (above: Amount, below: Amount) =>
    below.value >= LEAST_SALES ? marginPercent(above.value, below.value) : null;
  if (isOfSame(part, revenue)) return marginOf(part, revenue);
  const ends = newestFirst(periods, 'quarter', 'year', 'twelve_months').map(({ period_end }) => period_end);
  for (const end of new Set(ends)) {
    if (!isFresh(end, asOf)) continue;
    if (
      withheld.some((none) => none.period_end === end && (none.figure === name || none.figure === 'revenue'))
    )
      continue;
    const above = twelveMonthsTo(periods, end, name);
    const below = above && twelveMonthsTo(periods, end, 'revenue');
    if (above && below && isOfSame(above, below)) return isOther(above, part) ? null : marginOf(above, below);
  }
  return null;
}

/** An amount of other months that is of another sign, a third or three times as much makes no margin beside the newest (FWDI: -46% of 2025, and $591M lost since). */
const isOther = (older: Amount, newest: Amount): boolean =>
  older.period_end < newest.period_end && differ(older.value, newest.value);

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
