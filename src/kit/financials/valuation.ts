import type { Company } from '#contract/company.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { isEquityDoubtful, priceToBook } from './balance.ts';
import { newestFirst } from './figures/dated.ts';
import { hasMerged } from './merged.ts';
import { MOST_MORE_SHARES } from './money-since.ts';
import { otherOwnersOf, ownMost, ownOfEnterprise } from './other-owners.ts';
import { equityHoldsPreferred } from './preferred-equity.ts';
import { cashWithInvestments } from './figures/cash.ts';
import { enterpriseOf } from './figures/enterprise.ts';
import { noMultipleOf } from './figures/beside-trade.ts';
import { priceEarnings, withOneQuarter } from './figures/eps.ts';
import { twelveMonthsTo } from './figures/twelve-months.ts';
import { type ShareCount, shareCounts, sharesOn } from './shares.ts';
import { daysBetween } from '../time/days.ts';

/** Market value and what it is a multiple of, at the end of one quarter; null is unknown, or of a loss or a debt. */
export interface Valuation {
  date: string;
  marketValue: number;
  priceSales: number | null;
  enterpriseSales: number | null;
  priceBook: number | null;
  priceEarnings: number | null;
}

export interface Prices {
  date: readonly string[];
  close: readonly number[];
}

/** As many quarters are told of at most, and none of a multiple beyond this, which says nothing of the price. */
export const QUARTERS_TOLD = 20;
export const MOST_MULTIPLE = 100;
/** Sales under this make a multiple that says nothing. */
export const LEAST_SALES = 1e6;
/** A close that is older is not the quarter's. */
const CLOSE_DAYS = 7;
/** The count of the statements is the count that trades within this share: else it is of another class, or before a split. */
const SAME_SHARES = 0.4;

/** Whether the newest reported count is of the shares that trade today. */
export const countsTradedShares = (counts: readonly ShareCount[], sharesToday: number | null): boolean => {
  const last = counts.at(-1);
  return last !== undefined && sharesToday !== null && Math.abs(last.shares / sharesToday - 1) <= SAME_SHARES;
};

/** Days after which a count is no more that of a quarter. */
const SAME_COUNT_DAYS = 45;

/** The count after that of a day, or the one of today: what a quarter without a count of its own may have as well. */
const countAfter = (counts: readonly ShareCount[], day: string, sharesToday: number | null): number | null =>
  counts.find(({ date }) => date > day)?.shares ?? sharesToday;

/**
 * The valuation at the end of every quarter with a close, oldest first; of dollar statements alone. By the rules of the headline: no sales of
 * another business, no equity that holds preferred shares; and none at all where half as many shares again were issued since the last count.
 */
export function valuationsOf(
  periods: readonly FinancialPeriod[],
  prices: Prices,
  company: Pick<Company, 'name' | 'sic' | 'company_type' | 'shares_outstanding' | 'listed_preferred'>,
): Valuation[] {
  const { sic, shares_outstanding: sharesToday } = company;
  const { counts } = shareCounts(periods);
  const inDollars = newestFirst(periods, 'quarter').filter(({ currency }) => currency === 'USD');
  const hasPreferred = equityHoldsPreferred(inDollars, company);
  return inDollars
    .flatMap((quarter): Valuation[] => {
      const session = prices.date.findLastIndex((date) => date <= quarter.period_end);
      const date = prices.date[session];
      const close = prices.close[session];
      const count = sharesOn(counts, quarter.period_end);
      if (date === undefined || close === undefined || !count) return [];
      if (daysBetween(date, quarter.period_end) > CLOSE_DAYS) return [];
      const next = countAfter(counts, quarter.period_end, sharesToday) ?? 0;
      const isOld = daysBetween(count.date, quarter.period_end) > SAME_COUNT_DAYS;
      if (isOld && next >= MOST_MORE_SHARES * count.shares) return [];
      const { enterprise, ...at } = valuationAt(periods, quarter, close, count.shares);
      const until = inDollars.filter(({ period_end }) => period_end <= quarter.period_end);
      // What others owned then, which may be far from what they own today.
      const others = otherOwnersOf({ periods: until, sharesToday: count.shares });
      const isOther =
        ownMost(others, at.marketValue) ||
        hasMerged(until, {
          salesTo: quarter.period_end,
          sales: twelveMonthsTo(periods, quarter.period_end, 'revenue')?.value ?? null,
          shares: count.shares,
          marketValue: at.marketValue,
          sic,
        });
      return [
        {
          ...at,
          ...(ownOfEnterprise(others, enterprise) && { enterpriseSales: null }),
          ...(isOther && { priceSales: null, enterpriseSales: null }),
          ...(hasPreferred && { priceBook: null }),
        },
      ];
    })
    .reverse();
}

/** The market value of every session whose count of shares is known: the close times the shares last reported. */
export function dailyMarketValues(
  counts: readonly ShareCount[],
  prices: Prices,
): { date: string; value: number }[] {
  return prices.date.flatMap((date, i) => {
    const close = prices.close[i];
    const count = sharesOn(counts, date);
    return count && close !== undefined ? [{ date, value: close * count.shares }] : [];
  });
}

/** The valuation at the last price, on the day of the quote: the multiples that the screener has of the company; null without one. */
export function valuationToday(company: Company): Valuation | null {
  const { quote_date: date, market_cap: marketValue } = company;
  if (date === null || marketValue === null) return null;
  const multiples = {
    priceSales: company.price_sales ?? null,
    enterpriseSales: company.ev_sales ?? null,
    priceBook: company.price_book ?? null,
    priceEarnings: company.price_earnings ?? null,
  };
  return Object.values(multiples).every((multiple) => multiple === null)
    ? null
    : { date, marketValue, ...multiples };
}

/** Whether no multiple is made of these earnings, by the rules of the headline. */
function makesNone(periods: readonly FinancialPeriod[], eps: DatedAmount, price: number): boolean {
  const made = withOneQuarter({ ...eps, basis: 'four quarters' }, periods);
  const operating = twelveMonthsTo(periods, eps.period_end, 'operating_income');
  return made !== null && noMultipleOf(made, { operating, price }) !== undefined;
}

/** What a price makes of the figures of one quarter. */
function valuationAt(
  periods: readonly FinancialPeriod[],
  quarter: FinancialPeriod,
  close: number,
  shares: number,
): Valuation & { enterprise: number | null } {
  const marketValue = close * shares;
  const sales = twelveMonthsTo(periods, quarter.period_end, 'revenue');
  const usable = sales && sales.value >= LEAST_SALES ? sales.value : null;
  const equity = isEquityDoubtful(quarter) ? null : quarter.equity;
  const debt = quarter.debt ?? quarter.long_term_debt;
  const cash = cashWithInvestments(quarter)?.value ?? quarter.cash;
  const enterprise = debt === null || cash === null ? null : enterpriseOf(marketValue, cash - debt);
  const eps = twelveMonthsTo(periods, quarter.period_end, 'eps_diluted');
  return {
    date: quarter.period_end,
    marketValue,
    enterprise,
    priceSales: usable === null ? null : marketValue / usable,
    enterpriseSales: usable === null || enterprise === null ? null : enterprise / usable,
    priceBook: priceToBook(marketValue, equity),
    priceEarnings: eps === null || makesNone(periods, eps, close) ? null : priceEarnings(close, eps),
  };
}
