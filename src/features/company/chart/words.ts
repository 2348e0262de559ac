import type { ChartMark } from '#contract/chart-mark.ts';
import type { PriceHistory } from '#contract/price.ts';
import { areCandles, type ChartBar, type Indicator, indicators, VOLUME_SESSIONS } from './bars.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCompact, formatNumber, formatQuote } from '#kit/format.ts';
import type { ChartLayer } from './layers.ts';
import { markLetters } from './marks.ts';

/** One part of the read-out of a session: `O 23.56`. */
export interface ReadingPart {
  label: string;
  text: string;
}

const indicatorNames = {
  sma: `SMA`,
  ema: `EMA`,
  rsi: `RSI`,
  macd: `MACD`,
} as const satisfies Record<Indicator, string>;

/** What the read-out says of a session: prices, volume and the indicators that are shown, as far as they are known. */
export function readingOf(bar: ChartBar, layers: readonly ChartLayer[] = []): ReadingPart[] {
  const { open, high, low, close, volume } = bar;
  const parts: [string, number | null][] = [
    ['O', open],
    ['H', high],
    ['L', low],
    ['C', close],
  ];
  return [
    ...parts.flatMap(([label, value]) => (value === null ? [] : [{ label, text: formatQuote(value) }])),
    ...(volume === null ? [] : [{ label: 'Vol', text: formatCompact(volume) }]),
    ...indicators
      .filter((indicator) => layers.includes(indicator))
      .flatMap((indicator) => {
        const value = bar[indicator];
        const format = indicator === 'rsi' || indicator === 'macd' ? formatNumber : formatQuote;
        return value === null ? [] : [{ label: indicatorNames[indicator], text: format(value) }];
      }),
  ];
}

/** The day's events in one line: `Earnings: EPS −$0.45 · Filing: 10-Q …`. */
export const eventWords = (marks: readonly ChartMark[]): string =>
  marks
    .map(({ kind, words }) => {
      const { name } = markLetters[kind];
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${words}`;
    })
    .join(' · ');

const spoken: Readonly<Record<string, string>> = {
  O: 'open',
  H: 'high',
  L: 'low',
  C: 'close',
  Vol: 'volume',
};

/** The same for the ear: `Jul 2, 2026: open 23.56, high 25.22 …`. */
export function spokenReading(
  bar: ChartBar,
  layers: readonly ChartLayer[] = [],
  marks: readonly ChartMark[] = [],
): string {
  const figures = readingOf(bar, layers).map(({ label, text }) => `${spoken[label] ?? label} ${text}`);
  const events = marks.length > 0 ? `. ${eventWords(marks)}` : '';
  return `${formatDate(bar.date)}: ${figures.join(', ')}${events}`;
}

/** What the chart shows in one sentence, for those who cannot see it. */
export function summaryOf(symbol: string, bars: readonly ChartBar[]): string {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return `${symbol}: no prices`;
  const closes = bars.map((bar) => bar.close);
  return (
    `Price chart of ${symbol}, ${formatDate(first.date)} to ${formatDate(last.date)}: closes from ${formatQuote(first.close)} to ` +
    `${formatQuote(last.close)}, lowest ${formatQuote(Math.min(...closes))}, highest ${formatQuote(Math.max(...closes))}.`
  );
}

/** The line below the chart: what the bars are, whether splits are taken out, until when, and where they come from. */
export function captionOf(
  { adjusted, to, source, unsureBefore }: PriceHistory,
  bars: readonly ChartBar[],
): string {
  const kind = areCandles(bars) ? 'Daily bars' : 'Daily closes';
  // Where a split is likely and not known, another sentence says from when on closes are on one scale.
  const splits = !adjusted ? ', not adjusted for splits' : unsureBefore ? '' : ', split-adjusted';
  const candles = areCandles(bars) ? ' Hollow: closed higher; filled: closed lower.' : '';
  return `${kind}${splits}, to ${formatDate(to)}.${candles} ${volumeWords(bars)}${source ? ` Source: ${source}.` : ''}`;
}

/** So many sessions in a row without a volume are named by their days; fewer are counted. */
const FEWEST_MISSING = 5;

/** What the bars of volume are, and of when there are none. */
function volumeWords(bars: readonly ChartBar[]): string {
  if (bars.every(({ volume }) => volume === null)) return 'Volume is not on record.';
  const gaps: string[] = [];
  let others = 0;
  let from = 0;
  for (let i = 0; i <= bars.length; i += 1) {
    if (bars[i]?.volume === null) continue;
    const [first, last] = [bars[from], bars[i - 1]];
    if (first && last && i - from >= FEWEST_MISSING)
      gaps.push(`${formatDate(first.date)} to ${formatDate(last.date)}`);
    else others += i - from;
    from = i + 1;
  }
  if (others > 0)
    gaps.push(`${others} ${gaps.length > 0 ? 'other ' : ''}${others === 1 ? 'session' : 'sessions'}`);
  const missing = gaps.length > 0 ? ` Volume of ${gaps.join(', ')} is not on record.` : '';
  return `Volume in shares; strong bars are over twice the mean of the ${VOLUME_SESSIONS} sessions before.${missing}`;
}

/** What the line of all small caps is. */
export const INDEX_WORDS =
  'Small caps: all of them at equal weight, set to the first close they share with what is shown.';

/** Heads of the table of prices beside its dates: of three companies in four no more than the closes is known. */
export const priceHeads = (isCloses: boolean): string[] =>
  isCloses ? ['Close', 'Volume'] : ['Open', 'High', 'Low', 'Close', 'Volume'];

/**
 * Rows of the table of prices under these heads, newest first. One owner for page and browser; only dates and figures are in them.
 */
export function priceRows(bars: readonly ChartBar[], isCloses: boolean): string {
  let rows = '';
  for (let i = bars.length - 1; i >= 0; i -= 1) {
    const bar = bars[i];
    if (!bar) continue;
    const before = isCloses
      ? ''
      : `<td>${formatQuote(bar.open)}</td><td>${formatQuote(bar.high)}</td><td>${formatQuote(bar.low)}</td>`;
    rows += `<tr><th scope="row">${formatDate(bar.date)}</th>${before}<td>${formatQuote(bar.close)}</td><td>${formatCompact(bar.volume)}</td></tr>`;
  }
  return rows;
}
