import {
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type SeriesType,
} from 'lightweight-charts';
import { areCandles, type ChartBar, type ChartStyle } from '../bars.ts';
import type { ChartColors } from './colors.ts';
import { candleSeries } from './series.ts';
import { valuesOf } from './values.ts';
import { formatNumber } from '#kit/format.ts';
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
    return prices.map((price) => (Math.abs(toY(price) - lastY) < TAG_HEIGHT ? '' : formatNumber(price)));
  };
  // The axis takes its format from the series that was added first: all of the pane share one.
  const priceFormat = {
    type: 'custom',
    minMove: minMoveOf(bars),
    formatter: formatNumber,
    tickmarksFormatter: clearOfLast,
  } as const;

  const addLine = (lineStyle: LineStyle) => {
    const series = chart.addSeries(LineSeries, {
      priceFormat,
      lineStyle,
      lineWidth: 2,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
    });
    return series;
  };
  const addAverage = (name: 'sma' | 'ema', lineStyle: LineStyle) => {
    const series = addLine(lineStyle);
    series.setData(valuesOf(bars, name));
    return series;
  };
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
  const sma = addAverage('sma', LineStyle.Solid);
  const ema = addAverage('ema', LineStyle.Dashed);
  const index = addLine(LineStyle.Dotted);

  return {
    base: sma,
    shown: () => shown,
    show({ style, layers, isLog }, values) {
      shown = byStyle[style] ??= addPrice(style);
      for (const [name, series] of Object.entries(byStyle)) series.applyOptions({ visible: name === style });
      sma.applyOptions({ visible: layers.includes('sma') });
      ema.applyOptions({ visible: layers.includes('ema') });
      index.applyOptions({ visible: layers.includes('index') });
      index.setData(
        bars.map(({ date }, i) => {
          const value = values[i] ?? null;
          return { time: date, ...(value !== null && { value }) };
        }),
      );
      shown.priceScale().applyOptions({ mode: isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal });
    },
    recolor({ sma: smaColor, ema: emaColor, line, ink, muted }) {
      index.applyOptions({ color: muted });
      sma.applyOptions({ color: smaColor });
      ema.applyOptions({ color: emaColor });
      for (const series of Object.values(byStyle)) series.applyOptions({ color: line, priceLineColor: ink });
    },
  };
}

/** The finest step of the price axis: prices under a dollar are quoted finer than a cent. */
const minMoveOf = (bars: readonly ChartBar[]): number =>
  bars.every((bar) => bar.close >= 1) ? 0.01 : 0.0001;
