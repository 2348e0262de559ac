import type { Company } from '#contract/company.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { yearRange } from '#kit/company/company-figures.ts';
import { latestPrice } from '#kit/company/quote.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, type FactSource, unknownCompany } from './look-up.ts';

const quoteSource = ({ symbol, quote_date }: Company): FactSource => ({
  label: `RedStreet quotes, ${symbol}`,
  href: companyTabPath(symbol, 'marketdata'),
  date: quote_date,
});

/** Price, change, volume, range and size on the day of the quote. */
export const companyQuote = defineLookUp({
  name: 'company_quote',
  description:
    'Last price of a company with its change, session, volume, 52-week range, market value, shares and indicators.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const company = await findCompany(db, symbol);
    if (!company) return unknownCompany(symbol);
    const facts = [...sessionFacts(company), ...sizeFacts(company), ...indicatorFacts(company)];
    const missing = latestPrice(company) === null ? [`No price of ${symbol} is on record.`] : [];
    return { symbol, facts, missing };
  },
});

function sessionFacts(company: Company): Fact[] {
  const rest = { date: company.quote_date, source: quoteSource(company) };
  const price = latestPrice(company);
  return [
    ...factOf('price', 'Last price', price, 'price', rest),
    ...factOf('change_percent', 'Change', company.change_pre, 'change', rest),
    ...factOf('change', 'Change in dollars', company.net_change, 'price', {
      ...rest,
      ...(price !== null && { quote: price }),
    }),
    ...factOf('previous_close', 'Previous close', company.pre_close, 'price', rest),
    ...factOf('open', 'Open', company.open, 'price', rest),
    ...factOf('day_low', 'Low of the session', company.daylow, 'price', rest),
    ...factOf('day_high', 'High of the session', company.dayhigh, 'price', rest),
    ...factOf('volume', 'Volume', company.volume, 'count', rest),
    ...factOf(
      'average_volume',
      'Average volume of the 63 sessions before',
      company.volume_avg,
      'count',
      rest,
    ),
    ...factOf(
      'relative_volume',
      'Volume against its average',
      ratio(company.volume, company.volume_avg),
      'times',
      {
        ...rest,
        computed: true,
      },
    ),
  ];
}

function sizeFacts(company: Company): Fact[] {
  const rest = { date: company.quote_date, source: quoteSource(company) };
  const { low, high } = yearRange(company);
  const price = latestPrice(company);
  return [
    ...factOf('market_cap', 'Market value', company.market_cap, 'usd', rest),
    ...factOf('shares_outstanding', 'Shares outstanding', company.shares_outstanding, 'shares', rest),
    ...factOf('year_low', '52-week low', low, 'price', rest),
    ...factOf('year_high', '52-week high', high, 'price', rest),
    ...factOf('above_low', 'Above the 52-week low', percentOver(price, low), 'percent', {
      ...rest,
      computed: true,
    }),
    ...factOf('below_high', 'Below the 52-week high', percentUnder(price, high), 'percent', {
      ...rest,
      computed: true,
    }),
  ];
}

function indicatorFacts(company: Company): Fact[] {
  const source = {
    ...quoteSource(company),
    // What stands below the chart is there when it is asked for.
    href: `${companyTabPath(company.symbol, 'marketdata')}?show=sma,ema,rsi,macd,events`,
  };
  const rest = { date: company.quote_date, source, computed: true as const };
  return [
    ...factOf('rsi', 'RSI (14)', company.latest_rsi, 'index', rest),
    ...factOf('ema', 'EMA (20)', company.latest_ema, 'price', rest),
    ...factOf('sma', 'SMA (50)', company.latest_sma, 'price', rest),
    ...factOf('macd', 'MACD (12, 26)', company.latest_macd, 'price', rest),
  ];
}

const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : part / whole;
const percentOver = (price: number | null, low: number | null): number | null =>
  price === null || !low ? null : Math.max(0, (price / low - 1) * 100);
const percentUnder = (price: number | null, high: number | null): number | null =>
  price === null || !high ? null : Math.max(0, (1 - price / high) * 100);
