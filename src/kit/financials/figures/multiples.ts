import { priceToBook } from '../balance.ts';
import { MOST_PERCENT } from '../growth.ts';
import { type OtherOwners, ownOfEnterprise } from '../other-owners.ts';
import { LEAST_SALES } from '../valuation.ts';
import { enterpriseOf } from './enterprise.ts';
import { priceEarnings } from './eps.ts';

/** What a price makes of the figures of a company: amounts in dollars, flows of twelve months, null for unknown. */
export interface Priced {
  price: number | null;
  marketValue: number | null;
  eps: number | null;
  revenue: number | null;
  equity: number | null;
  ebitda: number | null;
  debt: number | null;
  cash: number | null;
  /** Banks, insurers, property, funds: debt and cash are their trade, and no enterprise value. */
  isFinancial: boolean;
  /** The equity is of a day with far fewer shares than the market value counts. */
  isBookOfFewer: boolean;
  /** So is the cash: what the new shares brought in is not in it. */
  isCashOfFewer: boolean;
  /** Sales and earnings of twelve months are, in large part, of another business than the one that the market values, or of other owners. */
  isOfOtherBusiness: boolean;
  /** What belongs to others than those whose shares the market value counts. */
  others?: OtherOwners | undefined;
}

export interface Multiples {
  price_earnings: number | null;
  price_sales: number | null;
  price_book: number | null;
  ev_sales: number | null;
  ev_ebitda: number | null;
  /** Cash less debt in percent of market value. */
  net_cash: number | null;
}

/** Net cash in percent of the market value: beyond ten times it the two count other things, but a debt may be as large. */
function percentOf(netCash: number | null, worth: number | null): number | null {
  if (netCash === null || !worth) return null;
  const percent = (netCash / worth) * 100;
  return percent > MOST_PERCENT ? null : percent;
}

/** The multiples of a company at its price, by the rules of its valuation over time; null for a loss, a debt, or too little. */
export function multiplesOf(priced: Priced): Multiples {
  const { price, marketValue: worth, eps, revenue, equity, ebitda, debt, cash, isFinancial } = priced;
  const isOfToday = !priced.isOfOtherBusiness;
  const sales = revenue !== null && revenue >= LEAST_SALES && isOfToday ? revenue : null;
  const hasNetCash = !isFinancial && !priced.isCashOfFewer;
  const netCash = debt === null || cash === null || !hasNetCash ? null : cash - debt;
  const whole = worth === null || netCash === null ? null : enterpriseOf(worth, netCash);
  const enterprise = ownOfEnterprise(priced.others, whole) ? null : whole;
  const over = (part: number | null, all: number | null) =>
    part === null || all === null || all <= 0 ? null : part / all;
  return {
    price_earnings: priceEarnings(price, eps === null ? null : { value: eps, currency: 'USD' }),
    price_sales: over(worth, sales),
    price_book: priced.isBookOfFewer ? null : priceToBook(worth, equity),
    ev_sales: over(enterprise, sales),
    // With more cash than it is worth a company has no price for its business.
    ev_ebitda: enterprise !== null && enterprise > 0 ? over(enterprise, isOfToday ? ebitda : null) : null,
    net_cash: percentOf(netCash, worth),
  };
}
