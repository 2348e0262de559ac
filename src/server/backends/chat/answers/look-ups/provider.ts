import type { Company } from '#contract/company.ts';
import type { Fundamentals } from '#contract/financials.ts';
import { sourceName } from '#contract/source.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { statementsPath } from '#kit/href/statements-path.ts';
import { formatDate } from '#kit/time/dates.ts';
import { areDollarsAShare } from '#kit/financials/earnings.ts';
import { WHOLE } from '#kit/financials/margins.ts';
import { absentLinesOf, moneyTradeOf } from '#kit/financials/money-trade.ts';
import { isPublishedInDollars, tellsPublishedCash } from '#kit/company/published-cash.ts';
import { PUBLISHED_ROUNDED } from '#kit/company/quote.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findFactsOf } from '#server/store/statements/facts-beside.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, type FactUnit, unknownCompany } from './look-up.ts';
import { screenerRow } from './screener-row.ts';

type Row = readonly [column: keyof Fundamentals, name: string, label: string, unit: FactUnit];

/** What was published with the quotes; amounts and multiples are in dollars, or say nothing. */
const inMoney: readonly Row[] = [
  ['sales', 'revenue', 'Revenue', 'usd'],
  ['gross_profit', 'gross_profit', 'Gross profit', 'usd'],
  ['operating_income', 'operating_income', 'Operating income', 'usd'],
  ['net_income', 'net_income', 'Net income', 'usd'],
  ['cash', 'cash', 'Cash', 'usd'],
  ['assets', 'assets', 'Total assets', 'usd'],
  ['liabilities', 'liabilities', 'Total liabilities', 'usd'],
  ['equity', 'equity', 'Equity', 'usd'],
  ['debt', 'debt', 'Total debt', 'usd'],
  ['price_sales', 'price_sales', 'P/S', 'ratio'],
  ['price_book', 'price_book', 'P/B', 'ratio'],
];
/** Earnings a share and the price over them, which are in dollars where the announced ones are. */
const ofShare: readonly Row[] = [
  ['price_earnings', 'price_earnings', 'P/E', 'ratio'],
  ['forward_price_earnings', 'forward_pe', 'Forward P/E', 'ratio'],
  ['eps_ttm', 'eps', 'EPS of twelve months', 'price'],
  ['eps_next_quarter', 'eps_next_quarter', 'EPS expected of the next quarter', 'price'],
  ['eps_next_year', 'eps_next_year', 'EPS expected of the next year', 'price'],
];
/** What has no currency. */
const ofNoMoney: readonly Row[] = [
  ['profit_margin', 'net_margin', 'Net margin', 'percent'],
  ['current_ratio', 'current_ratio', 'Current ratio', 'ratio'],
  ['quick_ratio', 'quick_ratio', 'Quick ratio', 'ratio'],
  ['debt_equity', 'debt_equity', 'Debt to equity', 'ratio'],
  ['return_on_equity', 'return_on_equity', 'Return on equity', 'percent'],
];

/** Ratios that a provider computes of statements, by what the facts call them. */
const ratios: Readonly<Record<string, readonly [name: string, label: string, unit: FactUnit]>> = {
  gross_margin: ['gross_margin', 'Gross margin', 'percent'],
  operating_margin: ['operating_margin', 'Operating margin', 'percent'],
  net_margin: ['net_margin', 'Net margin', 'percent'],
  profit_margin: ['net_margin', 'Net margin', 'percent'],
  roe: ['return_on_equity', 'Return on equity', 'percent'],
  roa: ['return_on_assets', 'Return on assets', 'percent'],
  revenue_growth_yoy: ['revenue_growth', 'Revenue, year over year', 'change'],
  book_value_per_share: ['equity_per_share', 'Equity a share', 'price'],
};

/** Ratios that the site has of its own, from statements or from what was published, unless a rule keeps them back. */
const screened = [
  'price_earnings',
  'price_sales',
  'price_book',
  'net_margin',
  'debt_equity',
  'current_ratio',
  'return_on_equity',
] as const;

/** Equity of less says little: whatever is held against it is a large part. */
const LEAST_EQUITY = 10e6;
/** A return that was published is of what was published beside it, where it lies within so much of their quotient. */
const BORNE_OUT_WITHIN = 0.1;
const WHOLE_RETURN = 100;

/**
 * Whether a return on equity that statements make none of is that of the income and the equity which were published with it (ISTR: 7.61%, of $23M and $301M):
 * then nothing is wrong with it but that it is of no statement on record.
 */
export function isBorneOut(
  name: string,
  { net_income: income, equity, return_on_equity: stated }: Partial<Fundamentals>,
): boolean {
  if (name !== 'return_on_equity' || !income || !equity || !stated) return false;
  const made = (income / equity) * 100;
  return (
    equity >= LEAST_EQUITY &&
    Math.abs(stated) <= WHOLE_RETURN &&
    Math.abs(made - stated) <= BORNE_OUT_WITHIN * Math.abs(stated)
  );
}

/** What a page of the company does not show is kept back on purpose, as a rule: the provider's is told as little (RIGL: a net margin of 125%). */
function keptBack(company: Company, published: Partial<Fundamentals>): string[] {
  const { eps_ttm: eps } = published;
  const names = screened.filter(
    (name) => (company[name] === null || company[name] === undefined) && !isBorneOut(name, published),
  );
  // Earnings that no price is set against are doubted, where they are no loss.
  return names.includes('price_earnings') && (eps ?? 0) > 0 ? [...names, 'eps'] : names;
}

/** What of it the screener has a column for. */
const publishedColumns: readonly ScreenerFieldName[] = [
  'price_earnings', 'price_sales', 'price_book', 'revenue', 'operating_income', 'net_income', 'net_margin', 'debt', 'debt_equity', 'current_ratio', 'return_on_equity',
]; // prettier-ignore

/** What of it the page of a company without statements shows. */
const tabled: ReadonlySet<string> = new Set([
  'revenue', 'gross_profit', 'operating_income', 'net_income', 'cash', 'assets', 'liabilities', 'equity', 'debt', 'current_ratio', 'quick_ratio',
]); // prettier-ignore

interface Told {
  inDollars: boolean;
  /** Somebody says that earnings a share are in dollars: announced, published and expected ones. */
  areNamed: boolean;
  doubted: ReadonlySet<string>;
  /** Without statements the page of the company has what was published. */
  hasStatements?: boolean;
}

export function publishedFacts(
  symbol: string,
  published: Fundamentals,
  { inDollars, areNamed, doubted, hasStatements = true }: Told,
): Fact[] {
  const date = published.as_of;
  const rest = {
    date,
    source: {
      label: `${symbol}, as published with its quotes ${formatDate(date)}`,
      href: screenerRow(symbol, publishedColumns),
      date,
    },
  };
  const ofTable = {
    ...rest,
    source: { ...rest.source, href: `${companyTabPath(symbol, 'financials')}#fundamentals` },
  };
  const rows = [...(inDollars ? inMoney : []), ...(inDollars && areNamed ? ofShare : []), ...ofNoMoney];
  return rows.flatMap(([column, name, label, unit]) =>
    doubted.has(name)
      ? []
      : factOf(name, label, published[column], unit, {
          ...(hasStatements || !tabled.has(name) ? rest : ofTable),
          ...(unit === 'usd' && { roundedTo: PUBLISHED_ROUNDED }),
        }),
  );
}

/** Cash less debt, where both were published together; of whom lending is the trade it says nothing. */
function netCashFacts(company: Company, facts: readonly Fact[]): Fact[] {
  const [cash, debt] = ['cash', 'debt'].map((name) =>
    facts.find((fact) => fact.name === name && fact.row === undefined),
  );
  if (!cash || !debt || moneyTradeOf(company) !== null) return [];
  const value = Number(cash.value) - Number(debt.value);
  return [{ ...cash, name: 'net_cash', label: 'Cash less debt', value, computed: true }];
}

const kindOfSource: Readonly<Record<string, string>> = {
  'yahoo-quarters': 'quarter',
  'yahoo-twelve-months': 'twelve_months',
};

/** A margin that no page would make of such lines either: gains beside the trade are in it. */
const isOverWhole = (concept: string, share: number): boolean =>
  share * 100 > WHOLE && ['operating_margin', 'net_margin', 'profit_margin'].includes(concept);

/**
 * What a provider states beside the twelve months and is of their last quarter alone: growth over a year, and the operating margin (of 108 companies of which
 * both are on record and differ, it is that of the quarter of 70 and that of the twelve months of 3; HIT: −2.28% beside a net margin of 3.8%).
 */
const ofLastQuarter: ReadonlySet<string> = new Set(['revenue_growth_yoy', 'operating_margin']);

/** The ratios of a provider by period, newest first; of one quarter the one that is stated of quarters. */
function ratioFacts(symbol: string, facts: readonly StatementFact[]): Fact[] {
  const quarters = new Set(
    facts.flatMap(({ concept, source, end }) =>
      kindOfSource[source] === 'quarter' ? `${concept} ${end}` : [],
    ),
  );
  return facts
    .filter(
      ({ concept, source, end }) =>
        kindOfSource[source] === 'quarter' ||
        !ofLastQuarter.has(concept) ||
        !quarters.has(`${concept} ${end}`),
    )
    .toSorted((a, b) => (a.end < b.end ? 1 : -1))
    .flatMap(({ concept, source, unit: money, end, value }) => {
      const [name, label, unit] = ratios[concept] ?? [];
      const kind = ofLastQuarter.has(concept) ? 'quarter' : kindOfSource[source];
      if (!name || !label || !unit || !kind) return [];
      if (unit === 'price' && !money.startsWith('USD')) return [];
      if (isOverWhole(concept, value)) return [];
      const period = kind === 'quarter' ? 'quarter' : 'twelve months';
      return factOf(name, label, unit === 'price' ? value : value * 100, unit, {
        date: end,
        row: `${kind} ${end}`,
        source: {
          label: `${symbol}, ${period} to ${formatDate(end)}, ${sourceName(source)}`,
          href: statementsPath(symbol, kind === 'quarter' ? 'quarter' : 'twelve_months', end),
          date: end,
        },
      });
    });
}

/** The margin that each line makes. */
const marginOf = { gross_profit: 'gross_margin', operating_income: 'operating_margin' };

/** Whether a ratio is told: of a quarter pages say nothing else; a margin of what is no line of its statements is on no page (HCI, an insurer: 59.6% gross). */
export const isTold = (
  { name, row }: Pick<Fact, 'name' | 'row'>,
  { sic }: { sic: string | null },
  doubted: ReadonlySet<string>,
): boolean =>
  !absentLinesOf(sic).some((line) => marginOf[line] === name) &&
  (row?.startsWith('quarter ') === true || !doubted.has(name));

/** Why no earnings a share of a company are told that somebody published, or expects. */
export const UNNAMED_EARNINGS =
  'Earnings a share of it that are published and expected are in a currency that nobody names, so none is told.';

/** Figures of a company that a data provider states and that stand in no statement on record: ratios by period, and what came with the quotes. */
export const providerFigures = defineLookUp({
  name: 'provider_figures',
  description:
    'Margins, returns, growth, multiples and amounts of a company as a data provider states them, by quarter or as of the quotes, for where statements have none.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [company, financials, facts] = await Promise.all([
      findCompany(db, symbol),
      findFinancials(db, symbol),
      findFactsOf(db, symbol),
    ]);
    if (!company || !financials) return unknownCompany(symbol);
    const { fundamentals, periods } = financials;
    const { not_shown: notShown = [], withheld = [] } = company.figures ?? {};
    const known = [...notShown, ...withheld].map(({ figure }): string => figure);
    const isOfDoubt = known.some((figure) => figure === 'net_income' || figure === 'equity');
    const doubted = new Set<string>([
      ...known,
      ...keptBack(company, fundamentals ?? {}),
      ...(tellsPublishedCash(company, periods) ? [] : ['cash']),
      ...(isOfDoubt && company.return_on_equity === null ? ['return_on_equity'] : []),
    ]);
    const inDollars = fundamentals !== null && isPublishedInDollars(company, periods, fundamentals);
    const areNamed = areDollarsAShare(company.figures);
    const found = [
      ...ratioFacts(symbol, facts).filter((fact) => isTold(fact, company, doubted)),
      ...(fundamentals
        ? publishedFacts(symbol, fundamentals, {
            inDollars,
            areNamed,
            doubted,
            hasStatements: periods.length > 0,
          })
        : []),
    ];
    return {
      symbol,
      facts: [...found, ...netCashFacts(company, found)],
      missing: [
        ...(found.length === 0 ? ['No provider states figures of it.'] : []),
        ...(fundamentals && !inDollars
          ? [
              'Amounts of it were published with its quotes, but not in which currency they are, so none is told.',
            ]
          : []),
        ...(fundamentals && !areNamed ? [UNNAMED_EARNINGS] : []),
      ],
    };
  },
});
