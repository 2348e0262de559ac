import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { growthOf, marginPercent } from './growth.ts';

export type RowUnit = 'dollars' | 'dollars a share' | 'shares' | 'percent';

/** One line over the periods that are shown, newest first. */
export interface StatementRow {
  label: string;
  unit: RowUnit;
  /** Computed here from the lines above it. */
  computed: boolean;
  values: (number | null)[];
}

export interface StatementGroup {
  title: string;
  rows: StatementRow[];
}

const reported = (label: string, figure: StatementFigure, unit: RowUnit = 'dollars') => ({
  label,
  figure,
  unit,
});

const income = [
  reported('Revenue', 'revenue'),
  reported('Cost of revenue', 'cost_of_revenue'),
  reported('Gross profit', 'gross_profit'),
  reported('Research and development', 'research'),
  reported('Selling and administration', 'selling_general'),
  reported('Operating income', 'operating_income'),
  reported('Net income', 'net_income'),
  reported('EPS, basic', 'eps_basic', 'dollars a share'),
  reported('EPS, diluted', 'eps_diluted', 'dollars a share'),
  reported('Diluted shares', 'diluted_shares', 'shares'),
];
const cashFlow = [
  reported('Operating cash flow', 'operating_cash_flow'),
  reported('Investing cash flow', 'investing_cash_flow'),
  reported('Financing cash flow', 'financing_cash_flow'),
];
const balance = [
  reported('Cash', 'cash'),
  reported('Current assets', 'current_assets'),
  reported('Total assets', 'assets'),
  reported('Current liabilities', 'current_liabilities'),
  reported('Total liabilities', 'liabilities'),
  reported('Equity', 'equity'),
];

/** The periods of one kind, newest first. */
export const periodsOfKind = (
  periods: readonly FinancialPeriod[],
  kind: FinancialPeriod['kind'],
): FinancialPeriod[] =>
  periods.filter((period) => period.kind === kind).sort((a, b) => (a.period_end < b.period_end ? 1 : -1));

/**
 * The statements of `shown`, with margins and growth computed from them; `all` holds the periods they grow from. A line
 * that no period has is left out.
 */
export function statementOf(
  shown: readonly FinancialPeriod[],
  all: readonly FinancialPeriod[],
): StatementGroup[] {
  const row = ({ label, figure, unit }: ReturnType<typeof reported>): StatementRow => ({
    label,
    unit,
    computed: false,
    values: shown.map((period) => period[figure]),
  });
  const computed = (label: string, of: (period: FinancialPeriod) => number | null): StatementRow => ({
    label,
    unit: 'percent',
    computed: true,
    values: shown.map(of),
  });
  const margin = (label: string, part: StatementFigure) =>
    computed(label, (period) => marginPercent(period[part], period.revenue));
  const growth = (label: string, figure: StatementFigure, against: 'year' | 'quarter') =>
    computed(label, (period) => growthOf(period, all, figure, against));
  const groups: StatementGroup[] = [
    { title: 'Income', rows: income.map(row) },
    {
      title: 'Margins',
      rows: [
        margin('Gross margin', 'gross_profit'),
        margin('Operating margin', 'operating_income'),
        margin('Net margin', 'net_income'),
      ],
    },
    {
      title: 'Growth',
      rows: [
        growth('Revenue, year over year', 'revenue', 'year'),
        growth('Revenue, quarter over quarter', 'revenue', 'quarter'),
        growth('Gross profit, year over year', 'gross_profit', 'year'),
        growth('Net income, year over year', 'net_income', 'year'),
      ],
    },
    { title: 'Cash flow', rows: cashFlow.map(row) },
    { title: 'Balance', rows: balance.map(row) },
  ];
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
