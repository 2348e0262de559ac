import { companyTabPath } from '#kit/href/addresses.ts';
import { surePrices } from '#kit/financials/sure-prices.ts';
import { shareCounts } from '#kit/financials/shares.ts';
import {
  countsTradedShares,
  MOST_MULTIPLE,
  QUARTERS_TOLD,
  type Valuation,
  valuationsOf,
  valuationToday,
} from '#kit/financials/valuation.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { readPriceHistory } from '#server/store/prices/price-history.ts';
import { median } from '#server/store/screener/quantiles.ts';
import { SpanInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

const multiples = [
  ['price_earnings', 'P/E', 'priceEarnings'],
  ['price_sales', 'P/S', 'priceSales'],
  ['price_book', 'P/B', 'priceBook'],
] as const;

/** What the price was a multiple of at the end of each quarter, with the median of each. */
export const multiplesOverTime = defineLookUp({
  name: 'multiples_over_time',
  description:
    'P/E, P/S and P/B of a company at the end of each quarter of a span of days and at its last price, newest first, with the median of each.',
  input: SpanInput,
  async find({ db }, { symbol, from = '', to = '9999' }) {
    const [company, financials, prices] = await Promise.all([
      findCompany(db, symbol),
      findFinancials(db, symbol),
      readPriceHistory(db, symbol, 'Max'),
    ]);
    if (!company) return unknownCompany(symbol);
    const periods = financials?.periods ?? [];
    if (!prices || !countsTradedShares(shareCounts(periods).counts, company.shares_outstanding))
      return nothing(symbol, 'Multiples of earlier quarters are not on record.');
    const quarters = valuationsOf(periods, surePrices(prices), company).slice(-QUARTERS_TOLD);
    const today = valuationToday(company);
    const all = (today ? [...quarters, today] : quarters)
      .filter(({ date }) => date >= from && date <= to)
      .toReversed();
    const facts = multiples.flatMap(([name, label, key]) => factsOf(symbol, all, { name, label, key }));
    return facts.length === 0
      ? nothing(symbol, 'Multiples of earlier quarters are not on record.')
      : { symbol, facts, missing: [] };
  },
});

function factsOf(
  symbol: string,
  all: readonly Valuation[],
  { name, label, key }: { name: string; label: string; key: (typeof multiples)[number][2] },
): Fact[] {
  const href = `${companyTabPath(symbol, 'financials')}#valuation`;
  const sourceAt = (date: string) => ({ label: `Valuation of ${symbol}`, href, date });
  const known = all.flatMap((each) => {
    const value = each[key];
    return value !== null && value <= MOST_MULTIPLE ? [{ date: each.date, value }] : [];
  });
  // One alone is no history.
  const [newest] = known;
  if (!newest || known.length < 2) return [];
  return [
    ...known.flatMap(({ date, value }) =>
      factOf(name, label, value, 'ratio', { date, row: date, computed: true, source: sourceAt(date) }),
    ),
    ...factOf(
      `${name}_median`,
      `Median ${label}`,
      median(known.map(({ value }) => value).toSorted((a, b) => a - b)),
      'ratio',
      {
        date: newest.date,
        computed: true,
        source: sourceAt(newest.date),
      },
    ),
  ];
}
