import type { Company } from '#contract/company.ts';
import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import { namesOfSources } from '#contract/source.ts';
import { companyTabPath } from '#kit/addresses.ts';
import { inflowInWords } from '#kit/company-figures.ts';
import { formatDate } from '#kit/dates.ts';
import { oneQuarterInWords } from '#kit/financials/figures/eps.ts';
import { formatPrice } from '#kit/format.ts';
import { type MoneyTrade, moneyTradeOf } from '#kit/money-trade.ts';
import { isSoldBeforeInterest } from '#kit/published-beside.ts';
import { withoutRunway } from '#kit/without-runway.ts';
import { findCompany } from '#server/store/companies.ts';
import { CompanyInput } from './inputs.ts';
import { screenerRow } from './screener-row.ts';
import {
  type AnswerStore,
  defineLookUp,
  type Fact,
  factOf,
  type FactUnit,
  nothing,
  unknownCompany,
} from './look-up.ts';

type Name = Exclude<keyof CompanyFigures, 'as_of'>;
const page = (symbol: string, part: string): string => `${companyTabPath(symbol, 'financials')}#${part}`;

/** Amounts of the headline figures: what they are called, and whether they are flows of twelve months. */
const amounts: readonly (readonly [Name, string, boolean])[] = [
  ['cash', 'Cash', false],
  ['revenue', 'Revenue', true],
  ['gross_profit', 'Gross profit', true],
  ['operating_income', 'Operating income', true],
  ['net_income', 'Net income', true],
  ['operating_cash_flow', 'Cash from operations', true],
  ['assets', 'Total assets', false],
  ['liabilities', 'Total liabilities', false],
  ['equity', 'Equity', false],
  ['debt', 'Debt', false],
];

const amountFact = (
  symbol: string,
  name: string,
  label: string,
  amount: DatedAmount,
  isFlow: boolean,
  unit: FactUnit = 'usd',
): Fact[] =>
  factOf(name, label, amount.value, unit, {
    ...(amount.currency !== 'USD' && { currency: amount.currency }),
    ...(amount.rounded_to !== undefined && { roundedTo: amount.rounded_to }),
    date: amount.period_end,
    source: {
      label: `${symbol}, ${isFlow ? 'twelve months to ' : ''}${formatDate(amount.period_end)}, ${namesOfSources(amount.source)}`,
      href: page(symbol, isFlow ? 'statements' : 'runway'),
      date: amount.period_end,
    },
  });

/** The headline figures of a company: balances of the last day on record, flows of twelve months, and the runway. */
export const keyFigures = defineLookUp({
  name: 'key_figures',
  description:
    'Cash, runway, debt, equity, and twelve months of revenue, income and cash flow of a company, each with its day.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const company = await findCompany(db, symbol);
    if (!company) return unknownCompany(symbol);
    const figures = company.figures;
    if (!figures) return nothing(symbol, 'No statements are on record.');
    const facts = amounts.flatMap(([name, label, isFlow]) => {
      const amount = figures[name] as DatedAmount | null;
      if (!amount) return [];
      const called =
        name === 'cash' && figures.cash?.with_investments ? 'Cash and short-term investments' : label;
      return amountFact(symbol, name, called, amount, isFlow);
    });
    return {
      symbol,
      facts: [
        ...facts,
        ...runwayFacts(symbol, figures),
        ...withoutRunwayFact(symbol, figures, moneyTradeOf(company)),
        ...doubtedCashFact(symbol, figures),
        ...epsFacts(symbol, figures),
        ...growthFacts(symbol, figures),
        ...(await screenedGrowth(db, company)),
      ],
      missing: [],
    };
  },
});

/** How long the cash lasts, with what it is made of. */
export function runwayFacts(
  symbol: string,
  { runway, cash }: Pick<CompanyFigures, 'runway' | 'cash'>,
): Fact[] {
  if (!runway) return [];
  const { cash_source, flow_source, period_end: date, currency } = runway;
  const ids = cash_source === flow_source ? cash_source : `${cash_source} + ${flow_source}`;
  const source = {
    label: `${symbol}, cash and cash flow to ${formatDate(date)}, ${namesOfSources(ids)}`,
    href: page(symbol, 'runway'),
    date,
  };
  const rest = { date, source, ...(currency !== 'USD' && { currency }) };
  // As the head of the page has it.
  const isAlone = cash?.period_end === date && !cash.with_investments;
  return [
    ...factOf('runway_cash', isAlone ? 'Cash' : 'Cash and short-term investments', runway.cash, 'usd', rest),
    ...factOf('runway_flow', 'Cash from operations, twelve months', runway.operating_cash_flow, 'usd', rest),
    ...factOf('runway_used', 'Used in operations, twelve months', -runway.operating_cash_flow, 'usd', rest),
    ...factOf('runway_pace', 'Used a quarter', -runway.operating_cash_flow / 4, 'usd', {
      ...rest,
      computed: true,
    }),
    ...factOf('runway_last_quarter', 'Cash from operations, last quarter', runway.last_quarter, 'usd', rest),
    ...factOf('runway', 'Runway', runway.quarters, 'quarters', { ...rest, computed: true }),
    ...factOf('runway_inflow', 'Quarters that brought cash in', inflowInWords(runway) ?? null, 'text', rest),
    ...factOf('runway_state', 'Runway', runway.state, 'text', rest),
  ];
}

/** Why no runway stands beside the cash, as the page says it. */
const withoutRunwayFact = (symbol: string, figures: CompanyFigures, trade: MoneyTrade | null): Fact[] =>
  figures.runway || !figures.cash
    ? []
    : factOf('runway_none', 'No runway', withoutRunway(figures, trade), 'text', {
        date: figures.cash.period_end,
        source: {
          label: `RedStreet, ${symbol}`,
          href: page(symbol, 'runway'),
          date: figures.cash.period_end,
        },
      });

/** That the cash of the newest statement is in doubt, as the head of the page says it. */
function doubtedCashFact(symbol: string, { cash, not_shown }: CompanyFigures): Fact[] {
  const day = not_shown?.find(({ figure }) => figure === 'cash')?.in_doubt_of;
  if (cash || !day) return [];
  return factOf('cash_doubt', 'Cash in doubt', 'its sources differ by three times', 'text', {
    date: day,
    source: { label: `RedStreet, ${symbol}`, href: page(symbol, 'statements'), date: day },
  });
}

function epsFacts(symbol: string, { eps }: CompanyFigures): Fact[] {
  return eps ? amountFact(symbol, 'eps', 'EPS, diluted, twelve months', eps, true, 'price') : [];
}

/** Growth of revenue as the screener has it: over three years, and over one where no two quarters of statements tell it. */
async function screenedGrowth(
  db: AnswerStore['db'],
  { symbol, figures, quote_date: date }: Company,
): Promise<Fact[]> {
  const row = await db
    .selectFrom('companies')
    .select(['year_over_year_revenue', 'revenue_growth_3y'])
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  const rest = {
    date,
    computed: true as const,
    source: {
      label: `${symbol} in the screener`,
      href: screenerRow(symbol, ['yearOverYearRevenue', 'revenue']),
      date,
    },
  };
  const overYear = figures?.revenue_year_over_year ? null : row?.year_over_year_revenue;
  return [
    ...factOf('screened_year_over_year', 'Revenue growth', overYear, 'change', rest),
    ...factOf(
      'screened_three_years',
      'Revenue growth a year, of three years',
      row?.revenue_growth_3y,
      'change',
      rest,
    ),
  ];
}

function growthFacts(symbol: string, figures: CompanyFigures): Fact[] {
  const of = (name: string, label: string, growth: { percent: number; period_end: string } | null) =>
    growth
      ? factOf(name, label, growth.percent, 'change', {
          date: growth.period_end,
          computed: true,
          source: {
            label: `${symbol}, quarter to ${formatDate(growth.period_end)}`,
            href: page(symbol, 'statements'),
            date: growth.period_end,
          },
        })
      : [];
  return [
    ...of('revenue_year_over_year', 'Revenue, year over year', figures.revenue_year_over_year),
    ...of(
      'revenue_quarter_over_quarter',
      'Revenue, quarter over quarter',
      figures.revenue_quarter_over_quarter,
    ),
  ];
}

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

/** What is said beside multiples, or in the place of those that are not made. */
function reasonsOf(company: Company, lacksEnterprise: boolean, rest: Parameters<typeof factOf>[4]): Fact[] {
  const { figures, price_earnings, price_sales, market_cap } = company;
  const eps = typeof price_earnings === 'number' ? figures?.eps : undefined;
  const words = (name: string, label: string, text: string | null) =>
    factOf(name, label, text || null, 'text', rest);
  return [
    ...words('eps_one_quarter', 'One quarter', eps ? oneQuarterInWords(eps, formatPrice) : null),
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
        'net_cash',
      ]),
      date: company.quote_date,
    };
    const rest = { date: company.quote_date, source, computed: true as const };
    const netCash =
      cash === null || cash === undefined || debt === null || debt === undefined ? null : cash - debt;
    // Where the screener has no net cash, as of a bank, debt and cash make no enterprise value.
    const hasEnterprise = market_cap !== null && typeof company.net_cash === 'number';
    const enterprise = !hasEnterprise || netCash === null ? null : market_cap - netCash;
    const overEarnings = figures?.eps ? 'P/E' : PUBLISHED_EARNINGS;
    const overSales = figures?.revenue ? 'P/S' : PUBLISHED_SALES;
    const facts = [
      ...factOf('price_earnings', overEarnings, price_earnings ?? null, 'ratio', rest),
      ...(figures?.eps && typeof price_earnings === 'number' ? epsFacts(symbol, figures) : []),
      ...factOf('price_sales', overSales, price_sales ?? null, 'ratio', rest),
      ...factOf('price_book', 'P/B', price_book ?? null, 'ratio', rest),
      ...factOf('net_cash', 'Cash less debt', netCash, 'usd', rest),
      ...factOf('enterprise_value', 'Enterprise value', enterprise, 'usd', rest),
      ...reasonsOf(company, netCash !== null && !hasEnterprise, rest),
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
