import type { PriceHistory } from '#contract/price.ts';
import { sureBars } from '#kit/financials/sure-prices.ts';
import { ema, macd, macdSignal, neededSessions, rsi, type Series, sma } from '#kit/market/indicators.ts';

/** One session as the chart draws it; only the close is certain. Dollars and shares. */
export interface ChartBar {
  date: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  volume: number | null;
  /** Indicators of the closes up to this session; null while they are not available. */
  sma: number | null;
  ema: number | null;
  /** 0 to 100. */
  rsi: number | null;
  /** In dollars, and its average of nine. */
  macd: number | null;
  signal: number | null;
}

export interface Candle extends ChartBar {
  open: number;
  high: number;
  low: number;
}

export type ChartStyle = 'candles' | 'line';

export const indicators = ['sma', 'ema', 'rsi', 'macd'] as const;
export type Indicator = (typeof indicators)[number];

export const SMA_SESSIONS = 50;
export const EMA_SESSIONS = 20;
export const RSI_SESSIONS = 14;

/**
 * The bars of a history, oldest first, with their indicators, or those of them that are `shown`. These are of the sure closes
 * alone, and begin where enough of them stand before; a doubtful session between them leaves them as they were, and a week of such
 * has none: a level line of weeks would look like an average of those days.
 */
export function chartBars(history: PriceHistory, shown: readonly string[] = indicators): ChartBar[] {
  const { bars } = history;
  const sure = sureBars(history);
  const closes = sure.map((at) => bars.close[at] ?? 0);
  const counts = countsUpTo(sure, bars.close.length);
  const isInGap = gapsBetween(sure);
  const from = (indicator: Indicator, make: () => Series) => {
    const series = shown.includes(indicator) ? make() : [];
    const needed = neededSessions[indicator];
    return (i: number) => {
      const count = counts[i] ?? 0;
      return count < needed || isInGap(i, count) ? null : (series[count - 1] ?? null);
    };
  };
  const smaAt = from('sma', () => sma(closes, SMA_SESSIONS));
  const emaAt = from('ema', () => ema(closes, EMA_SESSIONS));
  const rsiAt = from('rsi', () => rsi(closes, RSI_SESSIONS));
  const macdAt = from('macd', () => macd(closes));
  const signalAt = from('macd', () => macdSignal(macd(closes)));
  return bars.close.map((close, i) => ({
    date: bars.date[i] ?? '',
    open: bars.open[i] ?? null,
    high: bars.high[i] ?? null,
    low: bars.low[i] ?? null,
    close,
    volume: bars.volume[i] ?? null,
    sma: smaAt(i),
    ema: emaAt(i),
    rsi: rsiAt(i),
    macd: macdAt(i),
    signal: signalAt(i),
  }));
}

/** So many doubtful sessions in a row are a gap. */
const GAP_SESSIONS = 5;

/** Whether a session lies between two sure ones that are a week and more apart; `count` sure ones stand up to it. */
const gapsBetween =
  (sure: readonly number[]) =>
  (i: number, count: number): boolean => {
    const [before, after] = [sure[count - 1], sure[count]];
    return before !== undefined && after !== undefined && before < i && after - before > GAP_SESSIONS;
  };

/** How many of some positions, in their order, stand up to each of `length`. */
function countsUpTo(positions: readonly number[], length: number): number[] {
  let count = 0;
  return Array.from({ length }, (_, i) => {
    if (positions[count] === i) count += 1;
    return count;
  });
}

/** The indicators that are available: the history has enough sure closes for them. */
export const availableIn = (history: PriceHistory): readonly Indicator[] => {
  const sure = sureBars(history).length;
  return indicators.filter((indicator) => sure >= neededSessions[indicator]);
};

/** Whether bars have an indicator. */
export const isKnown = (bars: readonly ChartBar[], indicator: Indicator): boolean =>
  (bars.at(-1)?.[indicator] ?? null) !== null;

const isCandle = (bar: ChartBar): bar is Candle => bar.open !== null && bar.high !== null && bar.low !== null;

/** Whether candles can be drawn: every session has its open, high and low. */
export const areCandles = (bars: readonly ChartBar[]): bars is readonly Candle[] =>
  bars.length > 0 && bars.every(isCandle);

/** Whether nothing but closes is known: the table of prices has no columns for more. */
export const areCloses = (bars: readonly ChartBar[]): boolean =>
  bars.every(({ open, high, low }) => open === null && high === null && low === null);

/** Hollow when it closed higher or unchanged, filled when lower. */
export const closedLower = (bar: Candle): boolean => bar.close < bar.open;

/** The style that is shown: candles unless the line is asked for or is all there is. */
export function styleOf(bars: readonly ChartBar[], asked: string | null): ChartStyle {
  return areCandles(bars) && asked !== 'line' ? 'candles' : 'line';
}

/** Sessions before a session whose mean its volume is held against, and the fewest that make one. */
export const VOLUME_SESSIONS = 50;
const FEWEST_VOLUMES = 10;

/** By the bars that they are of: a page draws the same ones for wide and for narrow screens. */
const unusualOf = new WeakMap<readonly ChartBar[], ReadonlySet<ChartBar>>();

/** Sessions of more than twice the mean volume of the sessions before them, which the chart marks. */
export function unusualVolume(bars: readonly ChartBar[]): (bar: ChartBar) => boolean {
  const unusual = unusualOf.get(bars) ?? findUnusual(bars);
  unusualOf.set(bars, unusual);
  return (bar) => unusual.has(bar);
}

function findUnusual(bars: readonly ChartBar[]): ReadonlySet<ChartBar> {
  // The sum and the count of the window move along: every page with a chart does this.
  let [sum, known] = [0, 0];
  const count = (volume: number | null | undefined, sign: 1 | -1) => {
    if (volume === null || volume === undefined) return;
    sum += sign * volume;
    known += sign;
  };
  return new Set(
    bars.filter(({ volume }, i) => {
      const isUnusual = known >= FEWEST_VOLUMES && (volume ?? 0) * known > 2 * sum;
      count(volume, 1);
      count(bars[i - VOLUME_SESSIONS]?.volume, -1);
      return isUnusual;
    }),
  );
}
