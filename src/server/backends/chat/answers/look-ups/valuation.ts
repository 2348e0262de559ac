import type { Company } from '#contract/company.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { oneQuarterInWords } from '#kit/financials/figures/eps.ts';
import { noMultipleInWords } from '#kit/financials/figures/beside-trade.ts';
import { formatPrice } from '#kit/format.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import { isSoldBeforeInterest } from '#kit/company/published-beside.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { epsFacts } from './cash.ts';
import { CompanyInput } from './inputs.ts';
import { type AnswerStore, defineLookUp, type Fact, factOf, unknownCompany } from './look-up.ts';
import { screenerRow } from './screener-row.ts';
import { listOf } from '#kit/text/sentence.ts';
import { whyNoMultiple } from '#server/store/statements/figure-doubts.ts';

/** Of sales that were published with the quotes, where no statement has any. */
export const PUBLISHED_SALES = 'P/S, of sales as published';
/** Of earnings that were. */
export const PUBLISHED_EARNINGS = 'P/E, of earnings as published';

const notUnderZero = (ratio: number | null | undefined): number | null =>
  ratio === undefined || ratio === null || ratio < 0 ? null : ratio;

/** Why no enterprise value is made of a cash and a debt that are both known (docs/methods.md). */
const withoutEnterprise = (company: Company): string =>
  moneyTradeOf(company)
    ? 'borrowed money is the trade of such a company.'
    : 'its cash and debt are not both sure, or not all of its own shareholders, so none is made of them.';

/** Why no price to sales is made of what was published as the sales of a bank (docs/methods.md); null where that is not why. */
const withoutSales = (company: Company): string | null =>
  isSoldBeforeInterest(company)
    ? 'its sales are on no statement here, and what was published as the sales of a lender may be of before the interest it pays.'
    : null;

/** Why no price to book is made: preferred shares are in the equity, with those that are listed, or it is not of the shares that trade. */
async function bookFacts(
  db: AnswerStore['db'],
  company: Company,
  rest: Parameters<typeof factOf>[4],
): Promise<Fact[]> {
  const { symbol, listed_preferred: listed, price_book } = company;
  const why = typeof price_book === 'number' ? undefined : await whyNoMultiple(db, symbol, 'price_book');
  const tickers = listed?.split('; ') ?? [];
  const isPreferred = tickers.length > 0 || why?.startsWith('preferred shares') === true;
  const trade = moneyTradeOf(company);
  const said = isPreferred
    ? `preferred stock is in it${tickers.length > 0 ? ` (${listOf(tickers)} ${tickers.length === 1 ? 'is' : 'are'} listed)` : ', as what is left of the net income says'}, and its amount is on no record here.`
    : null;
  return [
    ...factOf('book_preferred', 'Preferred stock', said, 'text', rest),
    ...factOf('book_none', 'No P/B', isPreferred || !why ? null : `${why}.`, 'text', rest),
    ...factOf(
      'book_whole',
      'Equity',
      !isPreferred && (trade === 'property' || trade === 'finance')
        ? 'Preferred stock, where it has some that is not listed, is in that equity.'
        : null,
      'text',
      rest,
    ),
  ];
}

/** What is said beside multiples, or in the place of those that are not made. */
function reasonsOf(company: Company, lacksEnterprise: boolean, rest: Parameters<typeof factOf>[4]): Fact[] {
  const { figures, price_earnings, price_sales, market_cap } = company;
  const eps = typeof price_earnings === 'number' ? figures?.eps : undefined;
  const words = (name: string, label: string, text: string | null) =>
    factOf(name, label, text || null, 'text', rest);
  return [
    ...words('eps_one_quarter', 'One quarter', eps ? oneQuarterInWords(eps, formatPrice) : null),
    ...words(
      'earnings_none',
      'No P/E',
      typeof price_earnings === 'number' ? null : noMultipleInWords(figures?.eps, formatPrice),
    ),
    ...words('sales_none', 'No P/S', typeof price_sales === 'number' ? null : withoutSales(company)),
    ...words(
      'enterprise_none',
      'No enterprise value',
      lacksEnterprise && market_cap !== null ? withoutEnterprise(company) : null,
    ),
  ];
}

/** What the price is a multiple of. */
export const valuation = defineLookUp({
  name: 'valuation',
  description:
    'P/E, P/S, P/B, EV/S, EV/EBITDA, net cash and enterprise value of a company at its last price, each with what it is made of.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const company = await findCompany(db, symbol);
    if (!company) return unknownCompany(symbol);
    const { figures, market_cap, price_earnings, price_sales, price_book, ev_sales, ev_ebitda } = company;
    const dollars = (amount: DatedAmount | null | undefined) =>
      amount?.currency === 'USD' ? amount.value : null;
    const [cash, debt] = [figures?.cash, figures?.debt].map(dollars);
    const source = {
      label: `RedStreet, ${symbol}, price over statements`,
      href: screenerRow(symbol, [
        'market_cap',
        'price_earnings',
        'price_sales',
        'price_book',
        'ev_sales',
        'ev_ebitda',
        'net_cash',
      ]),
      date: company.quote_date,
    };
    const rest = { date: company.quote_date, source, computed: true as const };
    // The page of its statements says of what EV to sales is.
    const ofEnterprise =
      typeof ev_sales === 'number' && typeof price_sales === 'number'
        ? { ...rest, source: { ...source, href: `${companyTabPath(symbol, 'financials')}#valuation` } }
        : rest;
    const bothKnown =
      cash === null || cash === undefined || debt === null || debt === undefined ? null : cash - debt;
    // Where the screener has no net cash, as of a bank or of cash from before new shares, the two make none here either, nor an enterprise value.
    const hasEnterprise = market_cap !== null && typeof company.net_cash === 'number';
    const netCash =
      hasEnterprise || (market_cap === null && moneyTradeOf(company) === null) ? bothKnown : null;
    const enterprise = !hasEnterprise || netCash === null ? null : market_cap - netCash;
    const overEarnings = figures?.eps ? 'P/E' : PUBLISHED_EARNINGS;
    const overSales = figures?.revenue ? 'P/S' : PUBLISHED_SALES;
    const facts = [
      ...factOf('price_earnings', overEarnings, price_earnings ?? null, 'ratio', rest),
      ...(figures?.eps && typeof price_earnings === 'number' ? epsFacts(symbol, figures) : []),
      ...factOf('price_sales', overSales, price_sales ?? null, 'ratio', rest),
      ...factOf('price_book', 'P/B', price_book ?? null, 'ratio', rest),
      ...(await bookFacts(db, company, rest)),
      ...factOf('net_cash', 'Cash less debt', netCash, 'usd', rest),
      ...factOf('enterprise_value', 'Enterprise value', enterprise, 'usd', ofEnterprise),
      ...reasonsOf(company, bothKnown !== null && !hasEnterprise, rest),
      ...factOf('enterprise_sales', 'EV/S', notUnderZero(ev_sales), 'ratio', rest),
      ...factOf('enterprise_ebitda', 'EV/EBITDA', notUnderZero(ev_ebitda), 'ratio', rest),
      ...factOf('market_cap', 'Market value', market_cap, 'usd', {
        date: company.quote_date,
        source: {
          label: `RedStreet quotes, ${symbol}`,
          href: companyTabPath(symbol, 'marketdata'),
          date: company.quote_date,
        },
      }),
    ];
    return {
      symbol,
      facts,
      missing: facts.length === 0 ? ['No valuation can be made of what is on record.'] : [],
    };
  },
});
