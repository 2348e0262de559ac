import type { CompanyFigures, Runway } from '#contract/company-figures.ts';
import { formatDate } from '../time/dates.ts';
import type { MoneyTrade } from '../financials/money-trade.ts';

const ofTrade: Readonly<Record<MoneyTrade, string>> = {
  'blank check': 'A blank check keeps its money in trust',
  fund: 'Money is the trade of a fund',
  property: 'Property companies live on rents and loans',
  finance: 'It is listed under finance, where money is the trade',
};

/** Why no runway stands beside the cash. */
export function withoutRunway(
  {
    cash,
    operating_cash_flow: flow,
    money_since: since,
  }: Pick<CompanyFigures, 'cash' | 'operating_cash_flow' | 'money_since'>,
  trade: MoneyTrade | null,
): string {
  if (trade !== null) return `${ofTrade[trade]}: no runway is computed.`;
  if (since === 'listed')
    return 'The company came to market, or back to it, after that day, and what that brought in is not on record: no runway is computed.';
  if (since === 'issued')
    return 'Half as many shares again, or more, trade since that day, and what they brought in is not on record: no runway is computed.';
  if (since === 'raised')
    return 'The shares that were issued since that day are worth half of this cash and more at the lowest price since, and what they brought in is not on record: no runway is computed.';
  if (since === 'split')
    return 'The closes since that day leap as at a split that is not on record, so that nobody can tell how many shares were issued: no runway is computed.';
  if (since === 'published')
    return 'The assets and the equity that were published with the quotes are more than those of that day by half of this cash and more, so that money has come in since: no runway is computed.';
  if (!cash?.with_investments)
    return 'Short-term investments of that day are not on record: no runway is computed.';
  if (flow && flow.period_end !== cash.period_end)
    return 'The newest twelve months of cash flow end on another day than this cash: no runway is computed.';
  return flow
    ? 'What else is on record says that this cash does not go at the pace of operations: no runway is computed.'
    : 'Cash used in operations of the four quarters to that day is not on record: no runway is computed.';
}

/** That more shares trade than were counted by the day of a runway, so that money may have come in since; empty where none do. */
export function moreSharesInWords({
  more_shares: more,
  period_end: day,
}: Pick<Runway, 'more_shares' | 'period_end'>): string {
  if (!more) return '';
  const count =
    more.times < 3
      ? `${((more.times - 1) * 100).toFixed(0)}% more shares trade than`
      : `${more.times.toFixed(more.times < 10 ? 1 : 0)} times as many shares trade as`;
  return `${count} were counted on ${formatDate(more.since)}: what any of them brought in after ${more.since === day ? 'that day' : formatDate(day)} is not in this cash.`;
}
