import type { Fundamentals } from '#contract/financials.ts';
import { balanceGap } from '#kit/financials/balance.ts';
import type { LabelledFigure } from '#kit/company/company-figures.ts';
import { formatAmount, formatNumber, MISSING } from '#kit/format.ts';

/** What an amount in whole millions may be off by, three times: assets, liabilities and equity are each rounded. */
const ROUNDED = 1e6;

/** Both sides of a published balance that are not equal, in a sentence; null where they are, or one is unknown. */
export function gapOfFundamentals({ assets, liabilities, equity }: Fundamentals): string | null {
  if (balanceGap({ assets, liabilities, equity }, ROUNDED) === null) return null;
  const amount = (value: number) => formatAmount(value, 'USD', ROUNDED);
  return `Assets of ${amount(assets ?? 0)} are not the ${amount((liabilities ?? 0) + (equity ?? 0))} of liabilities and equity: minority interests or shares that may be redeemed may stand between.`;
}

export interface FigureGroup {
  title: string;
  figures: LabelledFigure[];
}

/**
 * What was published of a company without statements, in whole millions and without its period; what cannot be under zero
 * and is, is left out, and so is what is unknown. Earnings per share and what is divided by them are left out: nobody says whether they are adjusted.
 */
export function fundamentalsOf(found: Fundamentals): FigureGroup[] {
  const millions = (value: number | null) => formatAmount(value, 'USD', 1e6);
  const positive = (value: number | null) => millions((value ?? -1) >= 0 ? value : null);
  const groups: FigureGroup[] = [
    {
      title: 'Income',
      figures: [
        { label: 'Revenue', text: positive(found.sales) },
        { label: 'Gross profit', text: millions(found.gross_profit) },
        { label: 'Operating income', text: millions(found.operating_income) },
        { label: 'Net income', text: millions(found.net_income) },
      ],
    },
    {
      title: 'Balance',
      figures: [
        { label: 'Cash', text: positive(found.cash) },
        { label: 'Total assets', text: positive(found.assets) },
        { label: 'Total liabilities', text: positive(found.liabilities) },
        { label: 'Equity', text: millions(found.equity) },
        { label: 'Debt', text: positive(found.debt) },
      ],
    },
    {
      title: 'Ratios',
      // One of nothing says that its source has no current assets.
      figures: [
        { label: 'Current ratio', text: formatNumber(found.current_ratio || null) },
        { label: 'Quick ratio', text: formatNumber(found.quick_ratio || null) },
      ],
    },
  ];
  return groups
    .map(({ title, figures }) => ({ title, figures: figures.filter(({ text }) => text !== MISSING) }))
    .filter(({ figures }) => figures.length > 0);
}
