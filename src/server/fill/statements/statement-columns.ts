import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { announcedDiluted, fourReports } from '#kit/financials/figures/announced-diluted.ts';
import { ebitdaBeside } from '#kit/financials/figures/ebitda.ts';
import { otherMonthsOf } from '#kit/financials/figures/margins.ts';
import { type ScreenedStatements, screenedStatements } from '#kit/financials/figures/screened.ts';
import type { Cell } from '#server/db/bulk.ts';
import { statementColumns } from '#server/db/screener-tables.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import { ebitdaOf } from './published-facts.ts';
import type { CompanyContext } from './read-context.ts';
import type { Doubt } from './rows.ts';
import { significant } from '../significant.ts';

/** Growth columns that were there before the screener had others. */
export const growthColumns = ['year_over_year_revenue', 'quarter_over_quarter_revenue'] as const;

interface Made {
  company: CompanyContext;
  facts: readonly StatementFact[];
  periods: readonly FinancialPeriod[];
  figures: CompanyFigures;
  doubted: ReadonlySet<string>;
}

/** A published amount in whole millions says something of another from here on. */
const LEAST_TO_AGREE = 5e6;
const NEAR = 0.1;

/**
 * Whether what was published of a company abroad, or of one whose country no source names, is in dollars: statements in dollars
 * have about the same of one line or more.
 */
function agreesInDollars(figures: CompanyFigures, published: Fundamentals | null): boolean {
  const pairs: (readonly [DatedAmount | null, number | null | undefined])[] = [
    [figures.revenue, published?.sales],
    [figures.net_income, published?.net_income],
    [figures.assets, published?.assets],
    [figures.equity, published?.equity],
    [figures.cash, published?.cash],
  ];
  return pairs.some(
    ([found, said]) =>
      found?.currency === 'USD' &&
      typeof said === 'number' &&
      Math.abs(said) >= LEAST_TO_AGREE &&
      Math.abs(found.value - said) <= NEAR * Math.abs(said),
  );
}

/** The cells of one company - its symbol, growth, and the columns of statements -, of which months its margins are, and what is not shown, for staff. */
export function statementRow({ company, facts, periods, figures, doubted }: Made): {
  cells: Cell[];
  months: Pick<CompanyFigures, 'margins_to'>;
  doubts: Doubt[];
} {
  const { asOf, fundamentals, country } = company;
  const parts = {
    asOf,
    periods,
    figures,
    fundamentals,
    publishedInDollars: country === 'US' || agreesInDollars(figures, fundamentals),
    doubted,
    ebitda: ebitdaOf(facts),
    sharesToday: company.sharesToday,
    price: company.price,
    announced: announcedDiluted(company.lastReport, periods, asOf),
    reports: fourReports(company.lastReport, periods),
  };
  const made = screenedStatements(parts);
  const { under } = ebitdaBeside(parts, made.operating_income);
  return {
    cells: cellsOf(company.symbol, figures, made),
    months: otherMonthsOf(parts, made),
    doubts: under ? [ebitdaDoubt(under, made.operating_income)] : [],
  };
}

const ebitdaDoubt = ({ source, value, period_end }: DatedAmount, operating: number | null): Doubt => ({
  figure: 'ebitda',
  kind: 'headline',
  period_end,
  found: JSON.stringify([
    { source, value },
    { source: 'operating income', value: operating },
  ]),
  decision: 'not shown: less than the operating income beside it',
});

function cellsOf(symbol: string, figures: CompanyFigures, made: ScreenedStatements): Cell[] {
  return [
    symbol,
    unrounded(figures.revenue_year_over_year?.percent),
    unrounded(figures.revenue_quarter_over_quarter?.percent),
    ...statementColumns.map((column) =>
      isMargin(column) ? unrounded(made[column]) : significant(made[column]),
    ),
  ];
}

/** So fine that whoever rounds to tenths or to hundredths rounds once: YXT’s −41.446% is not −41.5% beside −41.4%. */
const unrounded = (percent: number | null | undefined): number | null =>
  typeof percent === 'number' ? Number(percent.toFixed(6)) : null;

/** Margins stand in several tables, rounded in each. */
const isMargin = (column: (typeof statementColumns)[number]) =>
  column === 'gross_margin' || column === 'operating_margin' || column === 'net_margin';
