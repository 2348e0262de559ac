import type { FigureMark, FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { isEquityDoubtful } from './balance.ts';
import { growthOf, isGrowthOfTwoVersions, marginPercent } from './growth.ts';
import { isNotBySelling, type Margins, marginsOfPeriod } from './margins.ts';

export type RowUnit = 'dollars' | 'dollars a share' | 'shares' | 'percent' | 'ratio';

/** Growth over a report that changed one of its two periods; a margin of which gains beside the trade are a part. */
export type ReasonForNone = 'two versions' | 'other gains';

/** One line over the periods that are shown, newest first. */
export interface StatementRow {
  label: string;
  unit: RowUnit;
  /** Computed here from the lines above it. */
  computed: boolean;
  /** A line that a reader looks for first. */
  strong: boolean;
  values: (number | null)[];
  /** What must be known of single values; undefined for most. */
  marks: (FigureMark | undefined)[];
  /** Why single values are none although the lines that they are made of stand above; undefined for most. */
  reasons?: (ReasonForNone | undefined)[];
}

export interface StatementGroup {
  title: string;
  rows: StatementRow[];
}

interface Reported {
  label: string;
  figure: StatementFigure;
  unit: RowUnit;
  strong: boolean;
}

const reported = (label: string, figure: StatementFigure, unit: RowUnit = 'dollars'): Reported => ({
  label,
  figure,
  unit,
  strong: figure === 'revenue' || figure === 'net_income' || figure === 'operating_cash_flow',
});

const income = [
  reported('Revenue', 'revenue'),
  reported('Cost of revenue', 'cost_of_revenue'),
  reported('Gross profit', 'gross_profit'),
  reported('Research and development', 'research'),
  reported('Selling and administration', 'selling_general'),
  reported('Operating expenses', 'operating_expenses'),
  reported('Operating income', 'operating_income'),
  reported('Net income', 'net_income'),
  reported('EPS, basic', 'eps_basic', 'dollars a share'),
  reported('EPS, diluted', 'eps_diluted', 'dollars a share'),
  reported('Diluted shares', 'diluted_shares', 'shares'),
];
const cashFlow = [
  reported('Cash from operations', 'operating_cash_flow'),
  reported('Capital spending', 'capital_spending'),
  reported('Free cash flow', 'free_cash_flow'),
  reported('Cash from investing', 'investing_cash_flow'),
  reported('Cash from financing', 'financing_cash_flow'),
];
const balance = [
  reported('Cash and equivalents', 'cash'),
  reported('Short-term investments', 'short_term_investments'),
  reported('Cash with short-term investments', 'cash_and_investments'),
  reported('Current assets', 'current_assets'),
  reported('Total assets', 'assets'),
  reported('Current liabilities', 'current_liabilities'),
  reported('Long-term debt', 'long_term_debt'),
  reported('Total debt', 'debt'),
  reported('Total liabilities', 'liabilities'),
  reported('Equity', 'equity'),
  reported('Shares outstanding', 'shares_outstanding', 'shares'),
];

/** The lines a reader may expect, as a sentence names them where no period has them. */
const expected: readonly (readonly [StatementFigure, string])[] = [
  ['revenue', 'revenue'],
  ['cost_of_revenue', 'cost of revenue'],
  ['operating_income', 'operating income'],
  ['net_income', 'net income'],
  ['eps_diluted', 'diluted EPS'],
  ['operating_cash_flow', 'cash from operations'],
  ['capital_spending', 'capital spending'],
  ['assets', 'total assets'],
  ['shares_outstanding', 'shares outstanding'],
];

/** Of the lines that no period of the table has, those that no source has either, and those that are in doubt and not shown. */
export function missingLines(periods: readonly FinancialPeriod[]): { absent: string[]; inDoubt: string[] } {
  const missing = expected.filter(([figure]) => periods.every((period) => period[figure] === null));
  const isInDoubt = ([figure]: (typeof expected)[number]): boolean =>
    periods.some(({ marks }) => marks[figure]?.withheld);
  const named = (lines: typeof expected) => lines.map(([, name]) => name);
  return {
    absent: named(missing.filter((line) => !isInDoubt(line))),
    inDoubt: named(missing.filter(isInDoubt)),
  };
}

/** The periods of one kind, newest first. */
export const periodsOfKind = (
  periods: readonly FinancialPeriod[],
  kind: FinancialPeriod['kind'],
): FinancialPeriod[] =>
  periods.filter((period) => period.kind === kind).sort((a, b) => (a.period_end < b.period_end ? 1 : -1));

/** Makes the rows of the periods that are shown. */
function rowsOver(shown: readonly FinancialPeriod[], all: readonly FinancialPeriod[]) {
  const computed = (
    label: string,
    of: (period: FinancialPeriod) => number | null,
    unit: RowUnit = 'percent',
  ): StatementRow => ({
    label,
    unit,
    computed: true,
    strong: false,
    values: shown.map(of),
    marks: shown.map(() => undefined),
  });
  return {
    row: ({ label, figure, unit, strong }: Reported): StatementRow => ({
      label,
      unit,
      computed: false,
      strong,
      values: shown.map((period) => period[figure]),
      marks: shown.map((period) => period.marks[figure]),
    }),
    computed,
    margin: (label: string, name: keyof Margins): StatementRow => ({
      ...computed(label, (period) => marginsOfPeriod(period)[name]),
      reasons: shown.map((period) => (isNotBySelling(period, name) ? 'other gains' : undefined)),
    }),
    growth: (label: string, figure: StatementFigure, against: 'year' | 'quarter'): StatementRow => ({
      ...computed(label, (period) => growthOf(period, all, figure, against)),
      reasons: shown.map((period) =>
        isGrowthOfTwoVersions(period, all, figure, against) ? 'two versions' : undefined,
      ),
    }),
  };
}

/** Net income over the equity at the end, of a whole year; null for equity under zero. */
const returnOnEquity = (period: FinancialPeriod): number | null =>
  period.kind === 'quarter' || isEquityDoubtful(period)
    ? null
    : marginPercent(period.net_income, period.equity);

const currentRatio = ({ current_assets, current_liabilities }: FinancialPeriod): number | null =>
  current_assets === null || !current_liabilities ? null : current_assets / current_liabilities;

/**
 * The statements of `shown`, with margins and growth computed from them; `all` holds the periods they grow from. A line
 * that no period has is left out.
 */
export function statementOf(
  shown: readonly FinancialPeriod[],
  all: readonly FinancialPeriod[],
): StatementGroup[] {
  const { row, computed, margin, growth } = rowsOver(shown, all);
  const groups: StatementGroup[] = [
    { title: 'Income', rows: income.map(row) },
    {
      title: 'Growth and margins',
      rows: [
        growth('Revenue, year over year', 'revenue', 'year'),
        growth('Revenue, quarter over quarter', 'revenue', 'quarter'),
        growth('Operating expenses, year over year', 'operating_expenses', 'year'),
        growth('Net income, year over year', 'net_income', 'year'),
        margin('Gross margin', 'gross_margin'),
        margin('Operating margin', 'operating_margin'),
        margin('Net margin', 'net_margin'),
        computed('Research, share of expenses', ({ research, operating_expenses: expenses }) =>
          marginPercent(research, expenses),
        ),
        computed('Return on equity', returnOnEquity),
      ],
    },
    { title: 'Cash flow', rows: cashFlow.map(row) },
    { title: 'Balance', rows: [...balance.map(row), computed('Current ratio', currentRatio, 'ratio')] },
  ];
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
