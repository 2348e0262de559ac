import type { Company } from '#contract/company.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import type { LabelledFigure } from './company-figures.ts';
import { formatDate, formatDay } from '../time/dates.ts';
import { moneyTradeOf } from '../financials/money-trade.ts';
import { PUBLISHED_ROUNDED } from './quote.ts';
import { formatAmount, formatCompact, formatPercent, formatPrice } from '../format.ts';

type Amount = Pick<DatedAmount, 'value' | 'currency' | 'period_end' | 'rounded_to'>;

const flowNames = {
  operating_cash_flow: { label: 'Cash from operations', method: 'cash-from-operations' },
  revenue: { label: 'Revenue', method: 'twelve-months' },
  net_income: { label: 'Net income', method: 'twelve-months' },
  operating_income: { label: 'Operating income', method: 'twelve-months' },
} as const;
type Flow = keyof typeof flowNames;

const balanceNames = { assets: 'Total assets', equity: 'Equity' } as const;

/** An amount of twelve months, with the day they end on. */
export const flowFigure = (name: Flow, amount: Amount): LabelledFigure => ({
  ...flowNames[name],
  text: formatAmount(amount.value, amount.currency, amount.rounded_to),
  detail: `12 months to ${formatDate(amount.period_end)}`,
});

/** An amount of one day, which its label names. */
export const balanceFigure = (name: keyof typeof balanceNames, amount: Amount): LabelledFigure => ({
  label: `${balanceNames[name]}, ${formatDate(amount.period_end)}`,
  text: formatAmount(amount.value, amount.currency, amount.rounded_to),
  method: 'balance',
});

/** An amount as published with the quotes, which is known to a million, and of which nobody names the day or the months. */
export const asPublished = (label: string, value: number, unnamed: 'day' | 'months'): LabelledFigure => ({
  label,
  text: formatAmount(value, 'USD', PUBLISHED_ROUNDED),
  detail: `as published, ${unnamed} not named`,
});

/** Diluted earnings of twelve months, which stand where no announcement is on record. */
export function yearEps({ figures }: Pick<Company, 'figures'>): LabelledFigure | null {
  const eps = figures?.eps;
  if (!eps) return null;
  return {
    label: 'EPS, 12 months',
    text: formatPrice(eps.value, eps.currency),
    detail: `to ${formatDate(eps.period_end)}`,
    method: 'eps',
  };
}

/** Of the statements, or as published beside the quotes. */
function ofStatements({ figures, revenue, net_income: income, ...company }: Company): LabelledFigure[] {
  const isBlank = moneyTradeOf(company) === 'blank check';
  const flow = (name: Flow, published?: number | null): LabelledFigure[] => {
    const amount = figures?.[name];
    if (amount) return [flowFigure(name, amount)];
    return typeof published === 'number' ? [asPublished(flowNames[name].label, published, 'months')] : [];
  };
  const balance = (name: keyof typeof balanceNames): LabelledFigure[] =>
    figures?.[name] ? [balanceFigure(name, figures[name])] : [];
  const assets = figures?.not_shown?.find(({ figure }) => figure === 'assets');
  return [
    ...flow('revenue', revenue),
    ...flow('net_income', income),
    // The pace of a runway is made of it.
    ...(figures?.runway ? [] : flow('operating_cash_flow')),
    ...balance('assets'),
    ...(assets?.in_doubt_of === null && assets.published !== undefined
      ? [asPublished(balanceNames.assets, assets.published, 'day')]
      : []),
    // Shares that may be redeemed, which are most of a blank check, are not in its equity, and it has no operations.
    ...(isBlank ? [] : [...balance('equity'), ...flow('operating_income')]),
  ];
}

/** Of the market, which knows the smallest company. */
function ofMarket(company: Company): LabelledFigure[] {
  const { change_250: change, volume_avg: volume, float_shares: float, quote_date, ipo_year: year } = company;
  const day = quote_date === null ? '' : `to ${formatDate(quote_date)}`;
  return [
    ...(typeof change === 'number'
      ? [
          {
            // The year of peers and charts begins on its own day.
            label: 'Price, 250 sessions',
            text: formatPercent(change),
            movement: change,
            ...(day !== '' && { detail: day }),
          },
        ]
      : []),
    ...(typeof volume === 'number'
      ? [
          {
            label: 'Average volume',
            text: formatCompact(volume),
            detail: ['63 sessions', day].join(' ').trim(),
          },
        ]
      : []),
    ...(typeof float === 'number' && company.float_as_of
      ? [
          {
            label: `Float, ${formatDay(company.float_as_of)}`,
            text: formatCompact(float),
            method: 'ownership',
          },
        ]
      : []),
    ...(year === null ? [] : [{ label: 'Came to market', text: String(year) }]),
  ];
}

/** What else is known, what tells most first, for the places of figures that are not on record. */
export const atHand = (company: Company): LabelledFigure[] => [
  ...ofStatements(company),
  ...ofMarket(company),
];
