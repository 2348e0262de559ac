import type { Company } from '#contract/company.ts';
import type { InsiderTransaction } from '#contract/insider.ts';
import { latestPrice } from '#kit/quote.ts';
import { formatDate } from '#kit/dates.ts';
import { directionOf, formatCount, formatMoney, formatPercent, formatPrice } from '#kit/format.ts';
import { countOf, listOf, upperFirst } from '#kit/sentence.ts';

/** Close, change, place in the year and volume, as far as they are known. */
export function priceWords(company: Company): string {
  const { symbol, quote_date, change_pre, week52low, week52high, volume, volume_avg, market_cap } = company;
  const price = latestPrice(company);
  if (price === null) return `There is no price of ${symbol} on record.`;
  const direction = directionOf(change_pre);
  const change =
    change_pre === null || direction === null
      ? ''
      : direction === 'flat'
        ? ', unchanged'
        : `, ${direction} ${formatPercent(Math.abs(change_pre))} from the session before`;
  const day = quote_date ? ` on ${formatDate(quote_date)}` : '';
  const range =
    week52low === null || week52high === null
      ? ''
      : `In 52 weeks it traded between ${formatPrice(week52low)} and ${formatPrice(week52high)}.`;
  const against = volume_avg ? `, against an average of ${formatCount(Math.round(volume_avg))}` : '';
  const traded = volume === null ? '' : `${formatCount(volume)} shares changed hands${against}.`;
  const size = market_cap === null ? '' : `The market value is ${formatMoney(market_cap)}.`;
  return [`${symbol} closed at ${formatPrice(price)}${day}${change}.`, range, traded, size]
    .filter(Boolean)
    .join(' ');
}

/** How many of the latest insider trades were purchases and sales in the market, and how many neither. */
export function insiderWords(total: number, latest: readonly InsiderTransaction[]): string {
  if (total === 0) return '';
  const buys = latest.filter(({ code }) => code === 'P').length;
  const sales = latest.filter(({ code }) => code === 'S').length;
  const others = latest.length - buys - sales;
  const parts = [
    buys > 0 && countOf(buys, 'purchase'),
    sales > 0 && countOf(sales, 'sale'),
    others > 0 && `${countOf(others, 'other transaction')}, such as an award or an exercise`,
  ].filter((part) => part !== false);
  const record = upperFirst(countOf(total, 'insider transaction'));
  const on = total === 1 ? 'is on record' : 'are on record';
  return `${record} ${on}; the latest ${latest.length === 1 ? 'is' : 'are'} ${listOf(parts)}.`;
}
