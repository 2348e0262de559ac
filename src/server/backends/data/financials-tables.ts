import type { EarningsReport, FinancialPeriod } from '#contract/financials.ts';
import type { PriceHistory } from '#contract/price.ts';
import { sourceName } from '#contract/source.ts';
import { surpriseOf } from '#kit/financials/earnings.ts';
import { surePrices } from '#kit/financials/sure-prices.ts';
import { valuationsOf } from '#kit/financials/valuation.ts';
import { statementOf } from '#kit/financials/statement.ts';

type Cell = string | number | null;

/** In which unit announced earnings are. */
export type EarningsUnit = 'USD' | 'currency not named';

const hasStatement = ({ epsDiluted, revenue }: EarningsReport): boolean =>
  typeof epsDiluted === 'number' || typeof revenue === 'number';

/** The columns of the earnings file; `unit` is that of announced earnings. */
export const earningsHead = (unit: EarningsUnit = 'USD'): string[] => [
  'Announced',
  `EPS (${unit})`,
  `Estimate (${unit})`,
  `Surprise (${unit})`,
  'Surprise (%, as published)',
  `EPS a year before (${unit})`,
  'Quarter to',
  'EPS, diluted (statements)',
  'Revenue (statements)',
  'Currency of statements',
  'Revenue, year over year (%)',
  'Close before (USD)',
  'Close after (USD)',
  'Price over 2 sessions (%)',
  'Price over 21 sessions (%)',
];

/** One report in the order of `earningsHead`; without its unit it is held against no estimate. */
export const earningsCells = (report: EarningsReport, unit: EarningsUnit = 'USD'): Cell[] => [
  report.date,
  report.epsActual,
  report.epsEstimate,
  unit === 'USD' ? surpriseOf(report) : null,
  report.epsEstimate === null || unit !== 'USD' ? null : report.surprisePercent,
  report.epsYearBefore,
  report.quarterEnd ?? null,
  report.epsDiluted ?? null,
  report.revenue ?? null,
  hasStatement(report) ? (report.currency ?? 'USD') : null,
  report.revenueGrowth ?? null,
  report.closeBefore ?? null,
  report.closeAfter ?? null,
  report.over2Percent ?? null,
  report.over21Percent ?? null,
];

/** The columns of the file of multiples. */
export const valuationHead = [
  'Quarter to',
  'Market value (USD)',
  'Price to sales',
  'EV to sales',
  'Price to book',
  'Price to earnings',
] as const;

/** One row for each quarter end with a close on the scale of today's, newest first; multiples have two decimals, P/E one, as on every page. */
export function valuationRows(
  periods: readonly FinancialPeriod[],
  prices: PriceHistory | undefined,
  company: Parameters<typeof valuationsOf>[2],
): Cell[][] {
  if (!prices) return [];
  const rounded = (value: number | null, digits = 2) =>
    value === null ? null : Number(value.toFixed(digits));
  return valuationsOf(periods, surePrices(prices), company)
    .map(({ date, marketValue, priceSales, enterpriseSales, priceBook, priceEarnings }): Cell[] => [
      date,
      Math.round(marketValue),
      ...[priceSales, enterpriseSales, priceBook].map((multiple) => rounded(multiple)),
      rounded(priceEarnings, 1),
    ])
    .reverse();
}

const unitInHead = {
  dollars: 'USD',
  'dollars a share': 'USD a share',
  shares: 'shares',
  percent: '%',
  ratio: 'times',
};

/** The columns of a statement file: a line, its unit, and one column for each period by its last day. */
export const statementHead = (periods: readonly FinancialPeriod[]): string[] => [
  'Line',
  'Unit',
  ...periods.map(({ period_end }) => period_end),
];

/** Every line of the statements, then where each period comes from. Computed percentages have two decimals. */
export function statementRows(periods: readonly FinancialPeriod[]): Cell[][] {
  const currency = periods[0]?.currency ?? 'USD';
  const lines = statementOf(periods, periods).flatMap(({ rows }) =>
    rows.map(({ label, unit, computed, values }): Cell[] => [
      label,
      unitInHead[unit].replace('USD', currency),
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
    about('Computed', ({ derived }) => (derived ? 'yes' : 'no')),
    about('Marks', ({ marks }) => (Object.keys(marks).length > 0 ? JSON.stringify(marks) : null)),
    about('Source', ({ source }) => source.split(' + ').map(sourceName).join(' + ')),
    about('Report', ({ raw_text_link }) => raw_text_link),
  ];
}
