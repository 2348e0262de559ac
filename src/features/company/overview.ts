import type { Company } from '#contract/company.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import { latestPrice, shortIndustry } from '#kit/company/quote.ts';
import { formatDate } from '#kit/time/dates.ts';
import { directionOf, formatAmount, formatMoney, formatPercent, formatQuote } from '#kit/format.ts';
import { lowerFirst, pick } from '#kit/text/sentence.ts';

/** A number from a ticker, always the same: companies beside each other read differently, each page the same every time. */
const seedOf = (symbol: string): number =>
  Array.from(symbol).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;

function listingSentence(
  { name, market, symbol, ipo_year, industry, sic, country }: Company,
  seed: number,
): string {
  const listed = pick(seed, [
    `is listed on ${market ?? ''} under ${symbol}`,
    `trades on ${market ?? ''} as ${symbol}`,
  ]);
  const listing = market ? listed : `has the ticker ${symbol}`;
  const since = ipo_year === null ? '' : `, came to market in ${ipo_year}`;
  const registered = industry
    ? `files with the SEC under ${lowerFirst(shortIndustry(industry))}${sic ? ` (SIC ${sic})` : ''}`
    : '';
  const home = country && country !== 'US' ? `, a company of ${withArticle(country)},` : '';
  const subject = `${name}${home} ${listing}`;
  if (!registered) return since ? `${subject} and came to market in ${ipo_year}.` : `${subject}.`;
  return since ? `${subject}${since} and ${registered}.` : `${subject} and ${registered}.`;
}

const withArticle = (country: string): string =>
  /^(?:United|Netherlands|Cayman|Bahamas|Marshall|British Virgin|Philippines)/.test(country)
    ? `the ${country}`
    : country;

/** Where the price stands in its year; nothing where that is unknown or the range is older than the price. */
function placeOf(price: number, low: number | null, high: number | null): string {
  if (high === null || high <= 0 || price > high) return '';
  if (price === high) return 'at its 52-week high';
  if (price === low) return `at its 52-week low, below a high of ${formatQuote(high)}`;
  const percent = Math.round((price / high) * 100);
  if (percent === 100) return `just below its 52-week high of ${formatQuote(high)}`;
  return `${percent === 0 ? 'under 1%' : `at ${percent}%`} of its 52-week high of ${formatQuote(high)}`;
}

function sizeSentence(company: Company, seed: number): string {
  const price = latestPrice(company);
  const { market_cap: cap, week52high, week52low } = company;
  if (price === null) return cap === null ? '' : `Its market value is ${formatMoney(cap)}.`;
  const place = placeOf(price, week52low, week52high);
  const placed = place && `, ${place}`;
  if (cap === null) return `A share costs ${formatQuote(price)}${placed}.`;
  return pick(seed, [
    `It is worth ${formatMoney(cap)} at ${formatQuote(price)} a share${placed}.`,
    `At ${formatQuote(price)} a share its market value is ${formatMoney(cap)}${place && `; the price is ${place}`}.`,
  ]);
}

/** What a blank check is, and what it has, where a balance is on record. */
function trustSentence(company: Company): string {
  if (moneyTradeOf(company) !== 'blank check') return '';
  const assets = company.figures?.assets;
  const kind = 'It is a blank check, which has no business of its own until it merges with one';
  if (!assets) return `${kind}.`;
  const amount = formatAmount(assets.value, assets.currency, assets.rounded_to);
  return `${kind}; on ${formatDate(assets.period_end)} it had assets of ${amount}.`;
}

/** A paragraph made of facts alone: listing, industry, size, place in the year. What is unknown is not spoken of. */
export function composeOverview(company: Company): string {
  const seed = seedOf(company.symbol);
  return [listingSentence(company, seed), trustSentence(company), sizeSentence(company, seed)]
    .filter(Boolean)
    .join(' ');
}

/** The page's description for search engines: who, and the figures of the day. */
export function describeCompany(company: Company): string {
  const { name, market, symbol, market_cap, change_pre, quote_date } = company;
  const price = latestPrice(company);
  const direction = directionOf(change_pre);
  const move =
    change_pre === null || direction === null || direction === 'flat'
      ? ''
      : `, ${direction} ${formatPercent(Math.abs(change_pre))}`;
  return [
    `${name} (${market ? `${market}: ` : ''}${symbol})`,
    price === null
      ? ''
      : `${formatQuote(price)}${quote_date ? ` at the close of ${formatDate(quote_date)}` : ''}${move}`,
    market_cap === null ? '' : `market cap ${formatMoney(market_cap)}`,
    'chart, statistics and SEC filings',
  ]
    .filter(Boolean)
    .join(' · ');
}
