import type { StatementFigure } from '#contract/financials.ts';

/** A line of the statements: which concepts of the facts mean it, the better one first. */
export interface Line {
  figure: StatementFigure;
  concepts: readonly string[];
  /** Over the period, or on its last day. */
  at: 'period' | 'day';
  /** Whether a part is the whole less the other part: true of amounts, not of figures for each share. */
  differs: boolean;
}

const amount = (figure: StatementFigure, ...others: string[]): Line => ({
  figure,
  concepts: [figure, ...others],
  at: 'period',
  differs: true,
});
const average = (figure: StatementFigure): Line => ({
  figure,
  concepts: [figure],
  at: 'period',
  differs: false,
});
const balance = (figure: StatementFigure, ...others: string[]): Line => ({
  figure,
  concepts: [figure, ...others],
  at: 'day',
  differs: false,
});

export const lines: readonly Line[] = [
  amount('revenue', 'revenue_contracts', 'revenue_sales'),
  amount('cost_of_revenue', 'cost_of_revenue_goods', 'cost_of_revenue_sales'),
  amount('gross_profit'),
  amount('research'),
  amount('selling_general'),
  amount('operating_expenses'),
  amount('operating_income'),
  amount('net_income', 'net_income_all_owners'),
  average('eps_basic'),
  average('eps_diluted'),
  average('diluted_shares'),
  amount('operating_cash_flow'),
  amount('investing_cash_flow'),
  amount('financing_cash_flow'),
  amount('capital_spending'),
  amount('free_cash_flow'),
  balance('cash'),
  balance('short_term_investments'),
  balance('cash_and_investments'),
  balance('current_assets'),
  balance('assets'),
  balance('current_liabilities'),
  balance('long_term_debt', 'long_term_debt_noncurrent'),
  balance('debt'),
  balance('liabilities'),
  balance('equity', 'equity_all_owners'),
  balance('shares_outstanding'),
];

/** Figures that cannot be under zero: one that is, was misread. */
const neverNegative: ReadonlySet<StatementFigure> = new Set([
  'revenue',
  'cost_of_revenue',
  'research',
  'selling_general',
  'capital_spending',
  'diluted_shares',
  'shares_outstanding',
  'cash',
  'short_term_investments',
  'cash_and_investments',
  'current_assets',
  'assets',
  'current_liabilities',
  'long_term_debt',
  'debt',
  'liabilities',
]);

/** A count of nothing is none: the company had no shares yet, or nobody filled the line. So are assets of nothing. */
const counts: ReadonlySet<StatementFigure> = new Set(['diluted_shares', 'shares_outstanding', 'assets']);

/** Whether a figure can be this at all. */
export const isPossible = (figure: StatementFigure, value: number): boolean =>
  counts.has(figure)
    ? value > 0
    : // WBI: the equity of a shell before its offering, beside the assets of those who were before it.
      (value >= 0 || !neverNegative.has(figure)) && (figure !== 'equity' || value !== 0);
