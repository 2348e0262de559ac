import type { EarningsReport, FinancialPeriod } from '#contract/financials.ts';
import { surpriseOf } from '#kit/financials/earnings.ts';
import { statementOf } from '#kit/financials/statement.ts';

type Cell = string | number | null;

/** The columns of the earnings file. */
export const earningsHead = [
  'Announced',
  'EPS (USD)',
  'Estimate (USD)',
  'Surprise (USD)',
  'Surprise (%, as published)',
  'EPS a year before (USD)',
] as const;

/** One report in the order of `earningsHead`. */
export const earningsCells = (report: EarningsReport): Cell[] => [
  report.date,
  report.epsActual,
  report.epsEstimate,
  surpriseOf(report),
  report.epsEstimate === null ? null : report.surprisePercent,
  report.epsYearBefore,
];

const unitInHead = { dollars: 'USD', 'dollars a share': 'USD a share', shares: 'shares', percent: '%' };

/** The columns of a statement file: a line, its unit, and one column for each period by its last day. */
export const statementHead = (periods: readonly FinancialPeriod[]): string[] => [
  'Line',
  'Unit',
  ...periods.map(({ period_end }) => period_end),
];

/** Every line of the statements, then where each period comes from. Computed percentages have two decimals. */
export function statementRows(periods: readonly FinancialPeriod[]): Cell[][] {
  const lines = statementOf(periods, periods).flatMap(({ rows }) =>
    rows.map(({ label, unit, computed, values }): Cell[] => [
      label,
      unitInHead[unit],
      ...values.map((value) => (computed && value !== null ? Number(value.toFixed(2)) : value)),
    ]),
  );
  if (lines.length === 0) return [];
  const about = (label: string, of: (period: FinancialPeriod) => Cell): Cell[] => [
    label,
    '',
    ...periods.map(of),
  ];
  return [
    ...lines,
    about('Period begins', ({ period_start }) => period_start),
    about('Reported in', ({ form }) => form),
    about('Filed', ({ filed_on }) => filed_on),
    about('Restated', ({ restated }) => (restated ? 'yes' : 'no')),
    about('Computed from year and nine months', ({ derived }) => (derived ? 'yes' : 'no')),
    about('Source', ({ raw_text_link }) => raw_text_link),
  ];
}
