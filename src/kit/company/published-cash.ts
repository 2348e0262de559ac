import type { Company } from '#contract/company.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { moneyTradeOf } from '../financials/money-trade.ts';
import { formatAmount } from '../format.ts';
import { formatDate } from '../time/dates.ts';
import { PUBLISHED_ROUNDED } from './quote.ts';

/** A year of another one, or of other months, differs by less than the rate of most currencies. */
const PARITY = 2;

/**
 * Whether amounts that were published are in dollars: of a company of the United States or with statements in dollars; of others where the sales of its
 * statements, in their currency, are a multiple of those published. Of a currency near the dollar nobody can tell.
 */
export function isPublishedInDollars(
  { country, figures }: Pick<Company, 'country' | 'figures'>,
  periods: readonly FinancialPeriod[],
  published: Fundamentals,
): boolean {
  if (country === 'US') return true;
  const currencies = new Set(periods.map(({ currency }) => currency));
  if (currencies.size === 0 || (currencies.size === 1 && currencies.has('USD'))) return true;
  const stated = figures?.revenue ?? figures?.net_income;
  const said = figures?.revenue ? published.sales : published.net_income;
  if (!stated || !said || stated.currency === 'USD') return false;
  return Math.abs(stated.value) >= PARITY * Math.abs(said);
}

type Traded = Pick<Company, 'country' | 'figures' | 'name' | 'sic' | 'company_type'>;

/**
 * Whether cash is told as published: of any company without statements, and beside those that have none of a day; but of whom money is the trade, what is
 * published may hold more than cash (SBFG: $267M, as KOYN’s its trust).
 */
export const tellsPublishedCash = (company: Traded, periods: readonly FinancialPeriod[]): boolean =>
  periods.length === 0 || moneyTradeOf(company) === null;

/** What a page says to be missing of the cash of a company: of statements without it, what was published in its place. */
export function missingCash(
  company: Traded,
  periods: readonly FinancialPeriod[],
  published: Fundamentals | null | undefined,
): string[] {
  const { cash, not_shown: notShown = [] } = company.figures ?? {};
  if (cash || notShown.some(({ figure }) => figure === 'cash')) return [];
  const isTold =
    periods.length > 0 &&
    published &&
    (published.cash ?? -1) >= 0 &&
    tellsPublishedCash(company, periods) &&
    isPublishedInDollars(company, periods, published);
  return isTold
    ? [
        `cash of a day that is named (published ${formatDate(published.as_of)}, without one: ${formatAmount(published.cash, 'USD', PUBLISHED_ROUNDED)})`,
      ]
    : ['cash'];
}
