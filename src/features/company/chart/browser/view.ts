import { createChart, type IChartApi, type ISeriesApi, type SeriesType } from 'lightweight-charts';
import type { ChartMark } from '#contract/chart-mark.ts';
import { type ChartBar, type ChartStyle, isKnown, unusualVolume } from '../bars.ts';
import { boxPrimitive, type PlacedBox, sizeOfBoxes } from './boxes.ts';
import { type ChartColors, readChartColors } from './colors.ts';
import { chartOptions, chartType } from './options.ts';
import { indicatorPanes } from './panes-view.ts';
import { createPricePane } from './price-pane.ts';
import { volumeSeries } from './series.ts';
import { formatCompact } from '#kit/format.ts';
import { type ChartChoice, panesOf } from '../layers.ts';
import { indexAlong, type IndexLevels } from '../index-line.ts';
import { boxesOf } from '../marks.ts';

/** The drawn chart. Sessions are positions in the bars it was made from. */
export interface ChartView {
  /** Shows the sessions from `first` to the last one. */
  show(choice: Pick<ChartChoice, 'style' | 'layers' | 'isLog'>, first: number): void;
  /** Puts the crosshair on a session, or takes it away. */
  pointAt(index: number | null): void;
  remove(): void;
}

const VOLUME_HEIGHT = 64;
/** Of an indicator's pane, and of one in a low chart, on a phone. */
const [PANE_HEIGHT, LOW_PANE_HEIGHT] = [92, 60];
const LOW_CHART = 480;
const TIME_AXIS_HEIGHT = 28;
/** Sessions at the left edge whose date would be cut off. */
const EDGE_SESSIONS = 2;
/** A box of 17 and a gap. */
const BOX_ROOM = 19;

/** How the bars are shown, and from which session on. */
interface Shown {
  style: ChartStyle;
  first: number;
}

/** Draws bars into `container`, follows theme, font size and size by itself, and tells which session is pointed at. */
export function createChartView(
  container: HTMLElement,
  bars: readonly ChartBar[],
  sessions: ReadonlyMap<number, readonly ChartMark[]>,
  index: IndexLevels | undefined,
  onPoint: (index: number | null) => void,
): ChartView {
  let colors = readChartColors();
  let shown: (Shown & { withBoxes: boolean }) | undefined;
  const chart = createChart(container, {
    autoSize: true,
    // The logo brings a style element, which the policy refuses; the notice below the chart stands in its place.
    layout: { attributionLogo: false },
  });
  const price = createPricePane(chart, bars, () => colors);

  price.base.attachPrimitive(
    boxPrimitive(
      () => colors,
      () => chartType(container),
      () => {
        const series = price.shown();
        return shown?.withBoxes && series ? placeBoxes(chart, series, bars, sessions, shown) : [];
      },
    ),
  );
  const panes = indicatorPanes(chart, bars);
  const volume = addVolume(chart, bars, () => colors);

  const recolor = () => {
    colors = readChartColors();
    const type = chartType(container);
    chart.applyOptions(chartOptions(colors, type));
    price.recolor(colors);
    volume.applyOptions({ color: colors.volume });
    panes.recolor(colors, type);
  };
  const appearance = onAppearance(recolor);
  onSession(chart, onPoint);

  return {
    show(choice, first) {
      const { style, layers } = choice;
      shown = { style, first, withBoxes: layers.includes('events') };
      price.show(choice, indexAlong(bars, first, index));
      panes.show(panesOf(layers).filter((layer) => isKnown(bars, layer)));
      recolor();
      shareHeight(chart, container.clientHeight);
      showFrom(chart, bars, first);
    },
    pointAt(index) {
      const bar = index === null ? undefined : bars[index];
      const series = price.shown();
      if (index === null || !bar || !series) return chart.clearCrosshairPosition();
      bringIntoView(chart, index);
      chart.setCrosshairPosition(bar.close, bar.date, series);
    },
    remove() {
      appearance.abort();
      chart.remove();
    },
  };
}

/** Tells which session the crosshair is on. */
const onSession = (chart: IChartApi, tell: (index: number | null) => void): void =>
  chart.subscribeCrosshairMove(({ logical, time }) =>
    tell(time === undefined || logical === undefined ? null : Math.round(logical)),
  );

/** Where the boxes stand now; the chart asks anew with every move. */
function placeBoxes(
  chart: IChartApi,
  series: ISeriesApi<SeriesType>,
  bars: readonly ChartBar[],
  sessions: ReadonlyMap<number, readonly ChartMark[]>,
  { style, first }: Shown,
): PlacedBox[] {
  const room = BOX_ROOM * sizeOfBoxes(chart.options().layout.fontSize);
  const gap = Math.ceil(room / chart.timeScale().options().barSpacing);
  return boxesOf(sessions, first, gap).flatMap(({ index, letter }) => {
    const bar = bars[index];
    const x = chart.timeScale().timeToCoordinate(bar?.date ?? '');
    const y = series.priceToCoordinate((style === 'candles' ? bar?.low : null) ?? bar?.close ?? 0);
    return x === null || y === null ? [] : [{ letter, x, y }];
  });
}

/** Shows the sessions from `first` to the last one, with the dates that fit below them. */
function showFrom(chart: IChartApi, bars: readonly ChartBar[], first: number): void {
  const edge = bars[first + EDGE_SESSIONS]?.date ?? '';
  // null leaves the label to the library.
  chart.applyOptions({
    timeScale: { tickMarkFormatter: (date: unknown) => (String(date) < edge ? '' : null) },
  });
  chart.timeScale().setVisibleLogicalRange({ from: first - 0.5, to: bars.length - 0.5 });
}

function addVolume(chart: IChartApi, bars: readonly ChartBar[], colors: () => ChartColors) {
  const volume = chart.addCustomSeries(
    volumeSeries(colors, unusualVolume(bars)),
    {
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: { type: 'custom', minMove: 1, formatter: formatCompact, tickmarksFormatter: onlyHighest },
    },
    1,
  );
  volume.setData(bars.map((bar) => ({ time: bar.date, bar })));
  volume.priceScale().applyOptions({ scaleMargins: { top: 0, bottom: 0 } });
  return volume;
}

/** One label is enough for volume: how much the tall ones are. */
const onlyHighest = (volumes: readonly number[]): string[] => {
  const highest = Math.max(...volumes);
  return volumes.map((volume) => (volume === highest && volume > 0 ? formatCompact(volume) : ''));
};

/** Gives volume and indicators their heights and the price the rest; the panes keep these shares in every size. */
function shareHeight(chart: IChartApi, height: number): void {
  const all = chart.panes();
  const below = height < LOW_CHART ? LOW_PANE_HEIGHT : PANE_HEIGHT;
  const heights = all.map((_, i) => (i === 1 ? VOLUME_HEIGHT : below)).slice(1);
  const rest = height - TIME_AXIS_HEIGHT - heights.reduce((sum, each) => sum + each, 0);
  for (const [i, each] of [rest, ...heights].entries()) all[i]?.setStretchFactor(Math.max(each, 1));
}

/** Calls back when colours or type of the page may have changed, here or in another tab, until the end. */
function onAppearance(callback: () => void): AbortController {
  const end = new AbortController();
  const { signal } = end;
  for (const event of ['appearance', 'storage']) addEventListener(event, callback, { signal });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', callback, { signal });
  return end;
}

/** Moves a session that is beyond an edge just inside of it. */
function bringIntoView(chart: IChartApi, index: number): void {
  const seen = chart.timeScale().getVisibleLogicalRange();
  if (!seen || (index >= seen.from && index <= seen.to)) return;
  const shift = index < seen.from ? index - seen.from - 0.5 : index - seen.to + 0.5;
  chart.timeScale().setVisibleLogicalRange({ from: seen.from + shift, to: seen.to + shift });
}
