import { axisAmount } from './axis-amount.ts';
import type { Company } from '#contract/company.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import type { PriceHistory } from '#contract/price.ts';
import { namesOfSources } from '#contract/source.ts';
import { formatDate, formatDay } from '#kit/time/dates.ts';
import { oneQuarterInWords } from '#kit/financials/figures/eps.ts';
import { shareCounts } from '#kit/financials/shares.ts';
import { surePrices } from '#kit/financials/sure-prices.ts';
import {
  countsTradedShares,
  dailyMarketValues,
  MOST_MULTIPLE,
  QUARTERS_TOLD,
  type Valuation,
  valuationsOf,
  valuationToday,
} from '#kit/financials/valuation.ts';
import { isSoldBeforeInterest } from '#kit/company/published-beside.ts';
import type { LabelledFigure } from '#kit/company/company-figures.ts';
import { formatAmount, formatMoney, formatPrice, formatRatio, MISSING } from '#kit/format.ts';
import { type BarDrawing, drawBars, yearTicks } from './bar-chart.ts';
import { type DatedValue, drawLine, type LineDrawing } from './line-chart.ts';

/** One multiple over time. */
export interface MultipleChart {
  title: string;
  /** Of the last price; N/A where it has none. */
  newest: string;
  note: string;
  drawing: BarDrawing | null;
  /** Why some quarters have none. */
  absent: string | null;
}

/** What a company was worth, day by day and against its statements. */
export interface ValuationCharts {
  marketValue: { newest: string; note: string; drawing: LineDrawing | null };
  multiples: MultipleChart[];
  /** At the last price, whether drawn or not. */
  today: Valuation | null;
  /** Each day with its multiples, newest first. */
  rows: { date: string; texts: string[] }[];
  /** The first quarter and the last day that are drawn. */
  span: { from: string; to: string };
}

type Multiple = 'priceSales' | 'priceBook' | 'priceEarnings';
const titles: readonly (readonly [name: Multiple, title: string, why: string])[] = [
  [
    'priceSales',
    'Price to sales',
    'under $1M of sales, of another business or of other owners than are valued, or not on record',
  ],
  [
    'priceBook',
    'Price to book',
    'equity under zero, in doubt, of far fewer shares, of one class or also of preferred shares, or not on record',
  ],
  [
    'priceEarnings',
    'Price to earnings',
    'a loss, of one quarter or of gains beside a loss of operations, or EPS not on record',
  ],
];

/** What the columns of the table of multiples are called. */
export const multipleTitles: readonly string[] = titles.map(([, title]) => title);

const ratioOr = (value: number | null): string => (value === null ? MISSING : formatRatio(value));

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The charts of a company; null where the counts of its statements are not of the shares that trade, or there are none. */
export function valuationCharts(
  company: Company,
  periods: readonly FinancialPeriod[],
  prices: PriceHistory,
): ValuationCharts | null {
  const { counts } = shareCounts(periods);
  if (!countsTradedShares(counts, company.shares_outstanding)) return null;
  const sure = surePrices(prices);
  const quarters = valuationsOf(periods, sure, company).slice(-QUARTERS_TOLD);
  const today = valuationToday(company);
  const all = today ? [...quarters, today] : quarters;
  const daily = upToQuote(dailyMarketValues(counts, sure), company);
  if (quarters.length < 2 || all.length < 2) return null;
  return {
    marketValue: marketValueChart(daily, company.market_cap),
    today,
    multiples: titles.flatMap(([name, title, why]) => multipleChart(all, today, name, title, why)),
    rows: all.toReversed().map((valuation) => ({
      date: valuation.date,
      texts: titles.map(([name]) => ratioOr(drawnOf(valuation, name))),
    })),
    span: { from: all[0]?.date ?? '', to: daily.at(-1)?.date ?? all.at(-1)?.date ?? '' },
  };
}

/** The day of the quotes has Nasdaq's market value, which the head of the page states. */
const upToQuote = (
  daily: readonly DatedValue[],
  { quote_date, market_cap }: Company,
): readonly DatedValue[] =>
  quote_date === null || market_cap === null
    ? daily
    : [...daily.filter(({ date }) => date < quote_date), { date: quote_date, value: market_cap }];

function marketValueChart(
  daily: readonly DatedValue[],
  newest: number | null,
): ValuationCharts['marketValue'] {
  const values = daily.map(({ value }) => value);
  return {
    newest: formatMoney(newest),
    note:
      values.length > 1
        ? `low ${formatMoney(Math.min(...values))} · high ${formatMoney(Math.max(...values))}`
        : '',
    drawing: drawLine(daily, (amount) => (amount === 0 ? '0' : axisAmount(formatMoney(amount)))),
  };
}

/** A multiple as it is drawn; null where it is none, or too large to say much. */
function drawnOf(valuation: Valuation, name: Multiple): number | null {
  const value = valuation[name];
  return value !== null && value <= MOST_MULTIPLE ? value : null;
}

function multipleChart(
  all: readonly Valuation[],
  today: Valuation | null,
  name: Multiple,
  title: string,
  why: string,
): MultipleChart[] {
  const drawn = (valuation: Valuation): number | null => drawnOf(valuation, name);
  const known = all.flatMap((valuation) => drawn(valuation) ?? []);
  const isOver = all.some((valuation) => (valuation[name] ?? 0) > MOST_MULTIPLE);
  // A company that never earned has no chart of it, only words below.
  if (known.length < 2) return [];
  const ticks = yearTicks(all.map(({ date }) => date));
  const enterprise = name === 'priceSales' ? (today?.enterpriseSales ?? null) : null;
  return [
    {
      title,
      // The last quarter's is none of today: what keeps today from having one may have come since (USGO: equity of before an offering).
      newest: ratioOr(today?.[name] ?? null),
      note:
        enterprise === null
          ? `median ${formatRatio(median(known))}`
          : `EV to sales ${formatRatio(enterprise)}`,
      drawing: drawBars(
        all.map((valuation, i) => {
          const isToday = valuation === today;
          return {
            tick: isToday ? formatDay(valuation.date) : i >= all.length - 2 ? undefined : ticks[i],
            pieces: [{ value: drawn(valuation) ?? 0, tone: isToday ? ('ink' as const) : ('plain' as const) }],
          };
        }),
        (amount) => (amount === 0 ? '0' : `${Number(amount.toFixed(2))}×`),
      ),
      absent:
        known.length < all.length || today === null
          ? `N/A: ${isOver ? `over ${MOST_MULTIPLE}×, ` : ''}${why}`
          : null,
    },
  ];
}

/** Which day the last bar is of; empty where no multiple of that day is drawn, since then all bars are of quarter ends. */
export const newestBar = ({ multiples, today }: ValuationCharts): string =>
  today === null || multiples.length === 0
    ? ''
    : `The last bar is the market value of ${formatDate(today.date)} over the newest quarter.`;

/** What stands in words below the charts, of multiples that none of them draws; of one whose own reason is told beside it nothing. */
export function undrawn({ multiples, today }: ValuationCharts, told = ''): string {
  const drawn = new Set(multiples.map(({ title }) => title));
  const left = titles.flatMap(([name, title, why]) => {
    if (drawn.has(title) || told.includes(`no ${title.toLowerCase()}:`)) return [];
    const known = today?.[name] ?? null;
    return known === null
      ? [`${title}: N/A, ${why}.`]
      : [`${title}: ${formatRatio(known)} on ${formatDate(today?.date ?? null)}; before, ${why}.`];
  });
  return left.join(' ');
}

/** What the screener has of the company on the day of the quotes, for a page that draws no chart of it; empty without any. */
export function multiplesToday(company: Company): LabelledFigure[] {
  const rows = [
    ['Price to sales', company.price_sales],
    ['EV to sales', company.ev_sales],
    ['Price to book', company.price_book],
    ['Price to earnings', company.price_earnings],
  ] as const;
  return rows.flatMap(([label, value]) =>
    typeof value === 'number' ? { label, text: formatRatio(value) } : [],
  );
}

/** What the last price to earnings is of, so that no other EPS of the page is taken for it; empty where there is none. */
export function earningsBehind({ price_earnings: multiple, eps_ttm: published, figures }: Company): string {
  const eps = figures?.eps;
  if (typeof multiple !== 'number') return '';
  if (!eps)
    return typeof published === 'number'
      ? `The last price to earnings is over ${formatPrice(published)} a share, as published with the quotes, of months that are not named.`
      : '';
  return `The last price to earnings is over ${formatPrice(eps.value)} a share, diluted, in the twelve months to ${formatDate(eps.period_end)}. ${oneQuarterInWords(eps, formatPrice)}`.trim();
}

/** Why a bank whose sales no statement has has no price to sales; empty of every other company. */
export const withoutSales = (company: Company): string =>
  isSoldBeforeInterest(company)
    ? 'There is no price to sales: what was published as the sales of a lender may be of before the interest it pays.'
    : '';

/** Why a company with preferred shares on the list has no price to book; empty of every other. */
export const withoutBook = ({ listed_preferred: listed }: Company): string =>
  listed
    ? `There is no price to book: preferred shares are in the equity (${listed.replaceAll(';', ',')} are listed), and their amount is on no record.`
    : '';

/** Two roundings of one multiple lie no further apart. */
const SAME_MULTIPLE = 0.02;

/**
 * Of which debt and cash the EV to sales is, so that it can be computed again; empty without that multiple, or where it is of
 * other figures than the ones on record here. Where a statement has another debt of that day, both are named with their sources.
 */
export function enterpriseBehind(
  { ev_sales: multiple, price_sales, market_cap, figures }: Company,
  periods: readonly FinancialPeriod[] = [],
): string {
  const { debt, cash } = figures ?? {};
  if (typeof multiple !== 'number' || !price_sales || !market_cap || !debt || !cash) return '';
  if (debt.currency !== 'USD' || cash.currency !== 'USD') return '';
  const again = ((market_cap + debt.value - cash.value) / market_cap) * price_sales;
  if (Math.abs(again - multiple) > SAME_MULTIPLE * Math.max(1, Math.abs(multiple))) return '';
  const days =
    debt.period_end === cash.period_end
      ? `, both of ${formatDate(cash.period_end)}`
      : `; debt of ${formatDate(debt.period_end)}, cash of ${formatDate(cash.period_end)}`;
  const other = periods.find(
    (period) =>
      period.period_end === debt.period_end && period.debt !== null && isOtherDebt(period.debt, debt.value),
  );
  const beside = other
    ? ` The debt is that of ${namesOfSources(debt.source)}; ${formatMoney(other.debt)} of the same day is that of ${namesOfSources(other.marks['debt']?.source ?? other.source)}.`
    : '';
  const enterprise = formatMoney(market_cap + debt.value - cash.value);
  return `EV of ${enterprise} is the market value and ${amountText(debt)} of debt less ${amountText(cash)} of cash${days}.${beside}`;
}

/** No finer than it is known. */
const amountText = ({ value, rounded_to: rounded }: DatedAmount): string =>
  rounded === undefined ? formatMoney(value) : formatAmount(value, 'USD', rounded);

/** Further apart than two roundings of one debt. */
const isOtherDebt = (one: number, other: number): boolean => Math.abs(one / other - 1) > 0.005;
