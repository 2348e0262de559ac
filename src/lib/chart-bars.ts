import type { PriceHistory } from '#contract/price.ts';
import { ema, sma } from './indicators.ts';

/** One session as the chart draws it; only the close is certain. Dollars and shares. */
export interface ChartBar {
  date: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  volume: number | null;
  /** Averages of the closes up to this session; null while their window is not full. */
  sma: number | null;
  ema: number | null;
}

export interface Candle extends ChartBar {
  open: number;
  high: number;
  low: number;
}

export type ChartStyle = 'candles' | 'line';

export const SMA_SESSIONS = 50;
export const EMA_SESSIONS = 20;

/** The bars of a history, oldest first, with their averages. */
export function chartBars({ bars }: PriceHistory): ChartBar[] {
  const smaLine = sma(bars.close, SMA_SESSIONS);
  const emaLine = ema(bars.close, EMA_SESSIONS);
  return bars.close.map((close, i) => ({
    date: bars.date[i] ?? '',
    open: bars.open[i] ?? null,
    high: bars.high[i] ?? null,
    low: bars.low[i] ?? null,
    close,
    volume: bars.volume[i] ?? null,
    sma: smaLine[i] ?? null,
    ema: emaLine[i] ?? null,
  }));
}

const isCandle = (bar: ChartBar): bar is Candle => bar.open !== null && bar.high !== null && bar.low !== null;

/** Whether candles can be drawn: every session has its open, high and low. */
export const areCandles = (bars: readonly ChartBar[]): bars is readonly Candle[] =>
  bars.length > 0 && bars.every(isCandle);

/** Hollow when it closed higher or unchanged, filled when lower. */
export const closedLower = (bar: Candle): boolean => bar.close < bar.open;

/** The style that is shown: candles unless the line is asked for or is all there is. */
export function styleOf(bars: readonly ChartBar[], asked: string | null): ChartStyle {
  return areCandles(bars) && asked !== 'line' ? 'candles' : 'line';
}

/** Sessions of more than twice the mean volume, which the chart marks. */
export function unusualVolume(bars: readonly ChartBar[]): (bar: ChartBar) => boolean {
  const volumes = bars.flatMap((bar) => bar.volume ?? []);
  const mean = volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length;
  return (bar) => (bar.volume ?? 0) > 2 * mean;
}
