import type { Financials, Fundamentals } from '#contract/financials.ts';
import type { LabelledFigure } from '#kit/company-figures.ts';
import { formatDate } from '#kit/dates.ts';
import { formatMoney, formatNumber, formatPercent, formatPrice, type Figure, MISSING } from '#kit/format.ts';
import { type Against, currentGrowth, marginPercent } from '#kit/financials/growth.ts';

/** `+12.34%`; a change that rounds to zero has no sign. */
export function formatGrowth(percent: Figure): string {
  const text = formatPercent(percent);
  return (percent ?? 0) > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** Amounts come in whole millions: of a smaller revenue a margin would be off by more than a twentieth. */
const LEAST_REVENUE = 10e6;

/** Six figures of size, profitability and growth; each growth names the period that it belongs to. */
export function headlineOf({ fundamentals, periods, quote_date }: Financials): LabelledFigure[] {
  const revenue = fundamentals?.sales ?? null;
  const margin = (part: Figure) =>
    formatPercent((revenue ?? 0) < LEAST_REVENUE ? null : marginPercent(part ?? null, revenue));
  const growth = (label: string, against: Against): LabelledFigure => {
    const found = currentGrowth(periods, 'quarter', 'revenue', against, quote_date);
    if (!found) return { label, text: MISSING };
    return {
      label,
      text: formatGrowth(found.percent),
      detail: `quarter to ${formatDate(found.period.period_end)}`,
    };
  };
  return [
    { label: 'Revenue, yearly', text: formatMoney(revenue) },
    { label: 'Gross margin', text: margin(fundamentals?.gross_profit) },
    { label: 'Operating margin', text: margin(fundamentals?.operating_income) },
    { label: 'Net margin', text: formatPercent(fundamentals?.profit_margin) },
    growth('Revenue, year over year', 'year'),
    growth('Revenue, quarter over quarter', 'quarter'),
  ];
}

export interface FigureGroup {
  title: string;
  figures: LabelledFigure[];
}

/** The latest fundamentals in three groups, in the order of a report. What is divided by a loss or a debt says nothing. */
export function fundamentalsOf(found: Fundamentals): FigureGroup[] {
  const overEquity = (ratio: number | null) => ((found.equity ?? 0) > 0 ? ratio : null);
  const ifPositive = (ratio: number | null) => ((ratio ?? 0) > 0 ? ratio : null);
  return [
    {
      title: 'Income, yearly',
      figures: [
        { label: 'Revenue', text: formatMoney(found.sales) },
        { label: 'Gross profit', text: formatMoney(found.gross_profit) },
        { label: 'Operating income', text: formatMoney(found.operating_income) },
        { label: 'Net income', text: formatMoney(found.net_income) },
        { label: 'EPS, 12 months', text: formatPrice(found.eps_ttm) },
        { label: 'EPS, next quarter, expected', text: formatPrice(found.eps_next_quarter) },
        { label: 'EPS, next year, expected', text: formatPrice(found.eps_next_year) },
      ],
    },
    {
      title: 'Balance, last report',
      figures: [
        { label: 'Cash', text: formatMoney(found.cash) },
        { label: 'Debt', text: formatMoney(found.debt) },
        { label: 'Total assets', text: formatMoney(found.assets) },
        { label: 'Total liabilities', text: formatMoney(found.liabilities) },
        { label: 'Equity', text: formatMoney(found.equity) },
        { label: 'Current ratio', text: formatNumber(found.current_ratio) },
        { label: 'Quick ratio', text: formatNumber(found.quick_ratio) },
      ],
    },
    {
      title: 'Price against figures',
      figures: [
        { label: 'Price to earnings', text: formatNumber(ifPositive(found.price_earnings)) },
        { label: 'Price to expected earnings', text: formatNumber(ifPositive(found.forward_price_earnings)) },
        { label: 'Price to sales', text: formatNumber(found.price_sales) },
        { label: 'Price to book', text: formatNumber(ifPositive(found.price_book)) },
        { label: 'Debt to equity', text: formatNumber(overEquity(found.debt_equity)) },
        { label: 'Return on equity', text: formatPercent(overEquity(found.return_on_equity)) },
      ],
    },
  ];
}
