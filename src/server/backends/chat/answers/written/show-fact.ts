import { formatDate } from '#kit/time/dates.ts';
import {
  currencySign,
  fineDays,
  formatAmount,
  formatCompact,
  formatCount,
  formatEarningsMultiple,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuote,
} from '#kit/format.ts';
import { quartersInWords } from '#kit/company/company-figures.ts';
import type { Fact } from '../look-ups/look-up.ts';

/** Percentages of a hundred and more have no decimals, those we compute one, unless they come rounded: they are not rounded twice. */
function percent(value: number, isComputed: boolean): string {
  if (Math.abs(value) >= 100) return `${formatCount(value)}%`;
  const text = isComputed ? `${Math.abs(value).toFixed(1)}%` : formatPercent(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

const signedPercent = (text: string, value: number): string =>
  value > 0 && /[1-9]/.test(text) ? `+${text}` : text;

const price = (value: number, currency: string): string =>
  currency === 'USD'
    ? formatPrice(value)
    : `${value < 0 ? '−' : ''}${currencySign(currency)}${formatNumber(Math.abs(value))}`;

/** Prices of the market, which below a dollar are as fine as they were quoted; all others are amounts a share. */
const quoted = new Set([
  'price', 'previous_close', 'open', 'day_low', 'day_high', 'year_low', 'year_high', 'ema', 'sma',
  'first_close', 'last_close', 'highest_close', 'lowest_close', 'highest_price', 'lowest_price',
  'last_dividend', 'dividend_rate', 'session_close', 'average_close',
]); // prettier-ignore

/** A fact as readers see it: with its unit, no finer than it is known. */
export function showFact(
  fact: Pick<Fact, 'value' | 'unit' | 'currency' | 'roundedTo' | 'computed'> &
    Partial<Pick<Fact, 'name' | 'quote'>>,
): string {
  const { name, value, unit, currency = 'USD', roundedTo, computed = false, quote } = fact;
  if (typeof value === 'string') return unit === 'date' ? formatDate(value) : value;
  switch (unit) {
    case 'usd':
      return formatAmount(value, currency, roundedTo);
    case 'price':
      return currency === 'USD' && (quote !== undefined || (name !== undefined && quoted.has(name)))
        ? formatQuote(value, quote)
        : price(value, currency);
    case 'shares':
      return Math.abs(value) < 1e6 ? formatCount(value) : formatCompact(value);
    case 'count':
      return formatCount(value);
    case 'percent':
      return percent(value, computed && roundedTo === undefined);
    case 'change':
      return signedPercent(percent(value, computed && roundedTo === undefined), value);
    case 'times':
      return `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}×`;
    case 'ratio':
      if (name === 'price_earnings' || name?.startsWith('forward_pe')) return formatEarningsMultiple(value);
      return value >= 100 ? formatCount(value) : value.toFixed(2);
    case 'index':
      return value.toFixed(1);
    case 'days':
      return `${fineDays(value)} days`;
    case 'quarters':
      return quartersInWords(value).toLowerCase();
    case 'year':
      return String(value);
    default:
      return String(value);
  }
}
