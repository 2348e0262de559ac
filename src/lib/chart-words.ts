import type { PriceHistory } from '#contract/price.ts';
import { areCandles, type ChartBar } from './chart-bars.ts';
import { formatDate } from './dates.ts';
import { formatCompact, formatNumber, formatPrice } from './format.ts';

/** One part of the read-out of a session: `O 23.56`. */
export interface ReadingPart {
  label: string;
  text: string;
}

/** What the read-out says of a session: open, high, low, close and volume, as far as they are known. */
export function readingOf({ open, high, low, close, volume }: ChartBar): ReadingPart[] {
  const parts: [string, number | null][] = [['O', open], ['H', high], ['L', low], ['C', close]]; // prettier-ignore
  return [
    ...parts.flatMap(([label, value]) => (value === null ? [] : [{ label, text: formatNumber(value) }])),
    ...(volume === null ? [] : [{ label: 'Vol', text: formatCompact(volume) }]),
  ];
}

const spoken: Readonly<Record<string, string>> = {
  O: 'open',
  H: 'high',
  L: 'low',
  C: 'close',
  Vol: 'volume',
};

/** The same for the ear: `Jul 2, 2026: open 23.56, high 25.22 …`. */
export function spokenReading(bar: ChartBar): string {
  return `${formatDate(bar.date)}: ${readingOf(bar)
    .map(({ label, text }) => `${spoken[label] ?? label} ${text}`)
    .join(', ')}`;
}

/** What the chart shows in one sentence, for those who cannot see it. */
export function summaryOf(symbol: string, bars: readonly ChartBar[]): string {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return `${symbol}: no prices`;
  const closes = bars.map((bar) => bar.close);
  return (
    `Price chart of ${symbol}, ${formatDate(first.date)} to ${formatDate(last.date)}: closes from ${formatPrice(first.close)} to ` +
    `${formatPrice(last.close)}, lowest ${formatPrice(Math.min(...closes))}, highest ${formatPrice(Math.max(...closes))}.`
  );
}

/** The line below the chart: what the bars are, whether splits are taken out, until when, and where they come from. */
export function captionOf({ adjusted, to, source }: PriceHistory, bars: readonly ChartBar[]): string {
  const kind = areCandles(bars) ? 'Daily bars' : 'Daily closes';
  const splits = adjusted ? 'split-adjusted' : 'not adjusted for splits';
  const candles = areCandles(bars) ? ' Hollow: closed higher; filled: closed lower.' : '';
  return `${kind}, ${splits}, to ${formatDate(to)}.${candles} Volume in shares; strong bars are over twice the mean.${source ? ` Source: ${source}.` : ''}`;
}

const cell = (text: string) => `<td>${text}</td>`;

/** Rows of the table of prices, newest first. One owner for page and browser; only dates and figures are in them. */
export function priceRows(bars: readonly ChartBar[]): string {
  const row = ({ date, open, high, low, close, volume }: ChartBar) =>
    `<tr><th scope="row">${formatDate(date)}</th>${[open, high, low, close].map((price) => cell(formatPrice(price))).join('')}${cell(formatCompact(volume))}</tr>`;
  return bars.map(row).reverse().join('');
}
