import { createChart, type ISeriesApi, LineSeries, LineStyle, type SeriesType } from 'lightweight-charts';
import type { ChartMark } from '#contract/chart-mark.ts';
import { areCandles, type ChartBar, type ChartStyle, isKnown, unusualVolume } from '../bars.ts';
import { boxPrimitive, type PlacedBox } from './boxes.ts';
import { readChartColors } from './colors.ts';
import { chartOptions, chartType } from './options.ts';
import { indicatorPanes } from './panes-view.ts';
import { candleSeries, volumeSeries } from './series.ts';
import { formatCompact, formatNumber } from '#kit/format.ts';
import { type ChartChoice, panesOf } from '../layers.ts';
import { boxesOf } from '../marks.ts';

/** The drawn chart. Sessions are positions in the bars it was made from. */
export interface ChartView {
  /** Shows the sessions from `first` to the last one. */
  show(choice: Pick<ChartChoice, 'style' | 'layers'>, first: number): void;
  /** Puts the crosshair on a session, or takes it away. */
  pointAt(index: number | null): void;
  remove(): void;
}

const VOLUME_HEIGHT = 64;
/** Of an indicator's pane, and of one in a low chart, on a phone. */
const [PANE_HEIGHT, LOW_PANE_HEIGHT] = [92, 60];
const LOW_CHART = 480;
const TIME_AXIS_HEIGHT = 28;
const TAG_HEIGHT = 16;
/** Sessions at the left edge whose date would be cut off. */
const EDGE_SESSIONS = 2;
/** A box of 17 and a gap. */
const BOX_ROOM = 19;

/** Draws bars into `container`, follows theme, font size and size by itself, and tells which session is pointed at. */
export function createChartView(
  container: HTMLElement,
  bars: readonly ChartBar[],
  sessions: ReadonlyMap<number, readonly ChartMark[]>,
  onPoint: (index: number | null) => void,
): ChartView {
  let colors = readChartColors();
  let shown: ISeriesApi<SeriesType> | undefined;
  let style: ChartStyle = 'line';
  let first = 0;
  let withBoxes = false;
  const chart = createChart(container, {
    autoSize: true,
    // The logo brings a style element, which the policy refuses; the notice below the chart stands in its place.
    layout: { attributionLogo: false },
  });
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
  const overlay = (pick: (bar: ChartBar) => number | null, lineStyle: LineStyle) => {
    const series = chart.addSeries(LineSeries, {
      priceFormat,
      lineStyle,
      lineWidth: 2,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
    });
    series.setData(
      bars.map((bar) => ({ time: bar.date, ...(pick(bar) !== null && { value: pick(bar) ?? 0 }) })),
    );
    return series;
  };
  const sma = overlay((bar) => bar.sma, LineStyle.Solid);
  const ema = overlay((bar) => bar.ema, LineStyle.Dashed);

  /** Where the boxes stand now; the chart asks anew with every move. */
  const placeBoxes = (): PlacedBox[] => {
    const series = shown;
    if (!withBoxes || !series) return [];
    const gap = Math.ceil(BOX_ROOM / chart.timeScale().options().barSpacing);
    return boxesOf(sessions, first, gap).flatMap(({ index, letter }) => {
      const bar = bars[index];
      const x = chart.timeScale().timeToCoordinate(bar?.date ?? '');
      const y = series.priceToCoordinate((style === 'candles' ? bar?.low : null) ?? bar?.close ?? 0);
      return x === null || y === null ? [] : [{ letter, x, y }];
    });
  };
  sma.attachPrimitive(
    boxPrimitive(
      () => colors,
      () => getComputedStyle(container).fontFamily,
      placeBoxes,
    ),
  );
  const panes = indicatorPanes(chart, bars);

  const slots = bars.map((bar) => ({ time: bar.date, bar }));
  const volume = chart.addCustomSeries(
    volumeSeries(() => colors, unusualVolume(bars)),
    {
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: { type: 'custom', minMove: 1, formatter: formatCompact, tickmarksFormatter: onlyHighest },
    },
    1,
  );
  volume.setData(slots);
  volume.priceScale().applyOptions({ scaleMargins: { top: 0, bottom: 0 } });
  const price: Partial<Record<ChartStyle, ISeriesApi<SeriesType>>> = {};
  const priceSeries = (style: ChartStyle): ISeriesApi<SeriesType> => {
    const options = { priceFormat, priceLineStyle: LineStyle.SparseDotted, priceLineWidth: 1 } as const;
    if (style === 'candles' && areCandles(bars)) {
      const candles = chart.addCustomSeries(
        candleSeries(() => colors),
        options,
      );
      candles.setData(bars.map((bar) => ({ time: bar.date, bar })));
      return candles;
    }
    const line = chart.addSeries(LineSeries, { ...options, lineWidth: 2 });
    line.setData(bars.map(({ date, close }) => ({ time: date, value: close })));
    return line;
  };

  /** Gives volume and indicators their heights and the price the rest; the panes keep these shares in every size. */
  const share = (height: number) => {
    const all = chart.panes();
    const below = height < LOW_CHART ? LOW_PANE_HEIGHT : PANE_HEIGHT;
    const heights = all.map((_, i) => (i === 1 ? VOLUME_HEIGHT : below)).slice(1);
    const rest = height - TIME_AXIS_HEIGHT - heights.reduce((sum, each) => sum + each, 0);
    for (const [i, each] of [rest, ...heights].entries()) all[i]?.setStretchFactor(Math.max(each, 1));
  };

  const recolor = () => {
    colors = readChartColors();
    const type = chartType(container);
    chart.applyOptions(chartOptions(colors, type));
    sma.applyOptions({ color: colors.sma });
    ema.applyOptions({ color: colors.ema });
    for (const series of Object.values(price))
      series.applyOptions({ color: colors.line, priceLineColor: colors.ink });
    volume.applyOptions({ color: colors.volume });
    panes.recolor(colors, type);
  };

  const appearance = new AbortController();
  for (const event of ['appearance', 'storage'])
    addEventListener(event, recolor, { signal: appearance.signal });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolor, {
    signal: appearance.signal,
  });
  chart.subscribeCrosshairMove(({ logical, time }) =>
    onPoint(time === undefined || logical === undefined ? null : Math.round(logical)),
  );

  return {
    show({ style: asked, layers }, from) {
      style = asked;
      first = from;
      withBoxes = layers.includes('events');
      const series = (price[style] ??= priceSeries(style));
      shown = series;
      for (const [name, other] of Object.entries(price)) other.applyOptions({ visible: name === style });
      sma.applyOptions({ visible: layers.includes('sma') });
      ema.applyOptions({ visible: layers.includes('ema') });
      panes.show(panesOf(layers).filter((layer) => isKnown(bars, layer)));
      recolor();
      share(container.clientHeight);
      const edge = bars[first + EDGE_SESSIONS]?.date ?? '';
      // null leaves the label to the library.
      chart.applyOptions({
        timeScale: { tickMarkFormatter: (date: unknown) => (String(date) < edge ? '' : null) },
      });
      chart.timeScale().setVisibleLogicalRange({ from: first - 0.5, to: bars.length - 0.5 });
    },
    pointAt(index) {
      const bar = index === null ? undefined : bars[index];
      if (index === null || !bar || !shown) return chart.clearCrosshairPosition();
      const seen = chart.timeScale().getVisibleLogicalRange();
      if (seen && (index < seen.from || index > seen.to)) {
        const shift = index < seen.from ? index - seen.from - 0.5 : index - seen.to + 0.5;
        chart.timeScale().setVisibleLogicalRange({ from: seen.from + shift, to: seen.to + shift });
      }
      chart.setCrosshairPosition(bar.close, bar.date, shown);
    },
    remove() {
      appearance.abort();
      chart.remove();
    },
  };
}

/** One label is enough for volume: how much the tall ones are. */
const onlyHighest = (volumes: readonly number[]): string[] => {
  const highest = Math.max(...volumes);
  return volumes.map((volume) => (volume === highest && volume > 0 ? formatCompact(volume) : ''));
};

/** The finest step of the price axis: prices under a dollar are quoted finer than a cent. */
const minMoveOf = (bars: readonly ChartBar[]): number =>
  bars.every((bar) => bar.close >= 1) ? 0.01 : 0.0001;
