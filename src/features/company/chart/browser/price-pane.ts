import {
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type SeriesType,
} from 'lightweight-charts';
import { areCandles, type ChartBar, type ChartStyle } from '../bars.ts';
import { createBesideLines } from './beside-lines.ts';
import type { ChartColors } from './colors.ts';
import { candleSeries } from './series.ts';
import { formatQuote } from '#kit/format.ts';
import type { ChartChoice } from '../layers.ts';

const TAG_HEIGHT = 16;

/** The price with its averages: what shares the first pane and its axis. */
export interface PricePane {
  /** Under everything else of the pane, and never taken away: boxes are drawn on it. */
  base: ISeriesApi<'Line'>;
  /** Shows the price in a style and on a scale, and those averages that the layers name; the index as a price, one value a bar. */
  show(choice: Pick<ChartChoice, 'style' | 'layers' | 'isLog'>, index: readonly (number | null)[]): void;
  /** The price that is shown; undefined before the first. */
  shown(): ISeriesApi<SeriesType> | undefined;
  recolor(colors: ChartColors): void;
}

/** Adds averages now, and each style of the price when it is first shown. */
export function createPricePane(
  chart: IChartApi,
  bars: readonly ChartBar[],
  colors: () => ChartColors,
): PricePane {
  const byStyle: Partial<Record<ChartStyle, ISeriesApi<SeriesType>>> = {};
  let shown: ISeriesApi<SeriesType> | undefined;
  /** Leaves out the labels that the tag of the last price would cover. */
  const clearOfLast = (prices: readonly number[]): string[] => {
    const toY = (price: number) => shown?.priceToCoordinate(price) ?? -Infinity;
    const lastY = toY(bars.at(-1)?.close ?? 0);
    return prices.map((price) => (Math.abs(toY(price) - lastY) < TAG_HEIGHT ? '' : formatQuote(price)));
  };
  // The axis takes its format from the series that was added first: all of the pane share one.
  const priceFormat = {
    type: 'custom',
    minMove: minMoveOf(bars),
    formatter: formatQuote,
    tickmarksFormatter: clearOfLast,
  } as const;

  const addPrice = (style: ChartStyle): ISeriesApi<SeriesType> => {
    const options = { priceFormat, priceLineStyle: LineStyle.SparseDotted, priceLineWidth: 1 } as const;
    if (style === 'candles' && areCandles(bars)) {
      const candles = chart.addCustomSeries(candleSeries(colors), options);
      candles.setData(bars.map((bar) => ({ time: bar.date, bar })));
      return candles;
    }
    const line = chart.addSeries(LineSeries, { ...options, lineWidth: 2 });
    line.setData(bars.map(({ date, close }) => ({ time: date, value: close })));
    return line;
  };
  const beside = createBesideLines(chart, bars, priceFormat);

  return {
    base: beside.base,
    shown: () => shown,
    show({ style, layers, isLog }, values) {
      shown = byStyle[style] ??= addPrice(style);
      for (const [name, series] of Object.entries(byStyle)) series.applyOptions({ visible: name === style });
      beside.show(layers, values);
      shown.priceScale().applyOptions({ mode: isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal });
    },
    recolor(theirs) {
      const { line, ink } = theirs;
      beside.recolor(theirs);
      for (const series of Object.values(byStyle)) series.applyOptions({ color: line, priceLineColor: ink });
    },
  };
}

/** The finest step of the price axis: prices under a dollar are quoted finer than a cent. */
const minMoveOf = (bars: readonly ChartBar[]): number =>
  bars.every((bar) => bar.close >= 1) ? 0.01 : 0.0001;
