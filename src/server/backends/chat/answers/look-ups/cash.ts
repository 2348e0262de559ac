import type { Company } from '#contract/company.ts';
import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { StatementFigure } from '#contract/financials.ts';
import { namesOfSources } from '#contract/source.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { statementsPath } from '#kit/href/statements-path.ts';
import { inflowInWords } from '#kit/company/company-figures.ts';
import { formatDate } from '#kit/time/dates.ts';
import { type MoneyTrade, moneyTradeOf } from '#kit/financials/money-trade.ts';
import { moreSharesInWords, withoutRunway } from '#kit/company/without-runway.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { readCompanyColumns } from '#server/store/companies/company-columns.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { CompanyInput } from './inputs.ts';
import { periodShown } from './period-shown.ts';
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
  { isFlow, href, unit = 'usd' }: { isFlow: boolean; href: string; unit?: FactUnit },
): Fact[] =>
  factOf(name, label, amount.value, unit, {
    ...(amount.currency !== 'USD' && { currency: amount.currency }),
    ...(amount.rounded_to !== undefined && { roundedTo: amount.rounded_to }),
    date: amount.period_end,
    source: {
      label: `${symbol}, ${isFlow ? 'twelve months to ' : ''}${formatDate(amount.period_end)}, ${namesOfSources(amount.source)}`,
      href,
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
    const { periods = [] } = (await findFinancials(db, symbol)) ?? {};
    const facts = amounts.flatMap(([name, label, isFlow]) => {
      const amount = figures[name] as DatedAmount | null;
      if (!amount) return [];
      const called =
        name === 'cash' && figures.cash?.with_investments ? 'Cash and short-term investments' : label;
      const href =
        name === 'cash'
          ? page(symbol, 'runway')
          : periodShown(symbol, periods, [name as StatementFigure, isFlow ? 'flow' : 'balance'], amount);
      return amountFact(symbol, name, called, amount, { isFlow, href });
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
    ...factOf('runway_more_shares', 'Shares since then', moreSharesInWords(runway), 'text', rest),
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

export function epsFacts(symbol: string, { eps }: CompanyFigures): Fact[] {
  // The head of the page has it.
  const href = companyTabPath(symbol, 'financials');
  return eps
    ? amountFact(symbol, 'eps', 'EPS, diluted, twelve months', eps, { isFlow: true, href, unit: 'price' })
    : [];
}

/** Growth of revenue as the screener has it: over three years, and over one where no two quarters of statements tell it. */
async function screenedGrowth(
  db: AnswerStore['db'],
  { symbol, figures, quote_date: date }: Company,
): Promise<Fact[]> {
  const row = await readCompanyColumns(db, symbol, ['year_over_year_revenue', 'revenue_growth_3y']);
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
            href: statementsPath(symbol, 'quarter', growth.period_end),
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
