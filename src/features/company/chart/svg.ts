import type { PriceRange } from '#contract/price.ts';
import {
  areCandles,
  type Candle,
  type ChartBar,
  type ChartStyle,
  closedLower,
  unusualVolume,
} from './bars.ts';
import { dateTicks, logTicks, priceTicks } from './scale.ts';
import { formatCompact, formatQuote } from '#kit/format.ts';
import type { ChartLayer } from './layers.ts';
import type { MarkBox } from './marks.ts';
import { drawPanes, type PaneDrawing } from './panes.ts';
import { polyline, round, unit } from './paths.ts';

/** The drawing is stretched to the width of the page, so that it needs no script: a box of these units. */
export const PLOT = { width: 1000, height: 400, priceHeight: 314, volumeHeight: 64 } as const;
const TOP = 12;
/** Room for the tag of the last price, also where a phone makes the box half as high. */
const LABEL_ROOM = 30;
const WIDEST_CANDLE = 8;

export interface AxisLabel {
  /** Percent of the height (prices) or the width (dates). */
  at: number;
  text: string;
}

/** A chart as paths and labels. */
export interface ChartDrawing {
  line: string;
  hollow: string;
  filled: string;
  sma: string;
  ema: string;
  index: string;
  volume: string;
  unusual: string;
  grid: string;
  lastY: number;
  prices: AxisLabel[];
  dates: AxisLabel[];
  last: AxisLabel;
  /** Boxed letters, below the low of their session. */
  boxes: (MarkBox & { x: number; y: number })[];
  panes: PaneDrawing[];
  /** Where closes begin to be surely on one scale: a line from top to bottom, empty where all are. */
  unsure: string;
  /** Units of the whole drawing, panes included. */
  height: number;
  /** The highest volume, at the top of its pane. */
  peak: AxisLabel | null;
}

export interface Asked {
  /** Position of the first bar that is shown. */
  first: number;
  style: ChartStyle;
  range: PriceRange;
  layers: readonly ChartLayer[];
  boxes: readonly MarkBox[];
  unsureBefore?: string | null | undefined;
  isLog?: boolean;
  /** An index as a price, one value for each of all bars. */
  index?: readonly (number | null)[];
}

/** Where sessions and prices stand in the plot. */
interface Plot {
  /** Lowest and highest price that is shown. */
  low: number;
  high: number;
  /** Half of the width of a candle. */
  halfWidth: number;
  x: (i: number) => number;
  y: (price: number) => number;
}

function plotOf(sessions: number, prices: readonly number[], isLog: boolean): Plot {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const scaled = isLog && low > 0 ? Math.log : (price: number) => price;
  const [bottom, top] = [scaled(low), scaled(high)];
  const slot = PLOT.width / sessions;
  return {
    low,
    high,
    halfWidth: Math.min(slot * 0.34, WIDEST_CANDLE / 2),
    x: (i) => round((i + 0.5) * slot),
    y: (price) =>
      round(
        high === low
          ? PLOT.priceHeight / 2
          : TOP + ((top - scaled(price)) / (top - bottom)) * (PLOT.priceHeight - 2 * TOP),
      ),
  };
}

/** Draws the bars from `first` on; null when there is nothing to draw. */
export function drawChart(
  all: readonly ChartBar[],
  { first, style, range, layers, boxes, unsureBefore, isLog = false, index = [] }: Asked,
): ChartDrawing | null {
  const bars = all.slice(first);
  const lastBar = bars.at(-1);
  if (!lastBar) return null;
  const candles: readonly Candle[] = style === 'candles' && areCandles(bars) ? bars : [];
  const closes = bars.map((bar) => bar.close);
  const beside = linesBeside(bars, layers, index.slice(first));
  const plot = plotOf(
    bars.length,
    [
      ...(candles.length > 0 ? candles.flatMap((bar) => [bar.low, bar.high]) : closes),
      ...Object.values(beside).flatMap((values) => values.filter((value) => value !== null)),
    ],
    isLog,
  );
  const { x, y } = plot;
  const { panes, height } = drawPanes(bars, layers, x, PLOT.height);
  const percentOfHeight = (units: number): number => round((units / height) * 100);
  const percentOfWidth = (i: number): number => round((x(i) / PLOT.width) * 100);
  const lastY = y(lastBar.close);
  const ticks = (isLog ? logTicks : priceTicks)(plot.low, plot.high, 6, quoteUnit(plot.high)).filter(
    (price) => y(price) >= TOP - 1 && y(price) <= PLOT.priceHeight,
  );
  const days = dateTicks(
    bars.map((bar) => bar.date),
    range === '1M' ? 5 : 7,
  );
  const { hollow, filled } = drawCandles(candles, plot);

  return {
    line: style === 'line' ? polyline(closes, x, y) : '',
    hollow,
    filled,
    sma: polyline(beside.sma, x, y),
    ema: polyline(beside.ema, x, y),
    index: polyline(beside.index, x, y),
    ...drawVolume(bars, unusualVolume(all), plot, percentOfHeight),
    grid:
      ticks.map((price) => `M0 ${y(price)}H${PLOT.width}`).join('') +
      days.map(({ index }) => `M${x(index)} 0V${height}`).join(''),
    unsure: unsurePath(bars, unsureBefore, plot, height),
    lastY,
    prices: ticks
      .filter((price) => Math.abs(y(price) - lastY) >= LABEL_ROOM)
      .map((price) => ({ at: percentOfHeight(y(price)), text: formatQuote(price) })),
    dates: days.map(({ index, label }) => ({ at: percentOfWidth(index), text: label })),
    last: { at: percentOfHeight(lastY), text: formatQuote(lastBar.close) },
    boxes: boxes.flatMap((box) => {
      const at = box.index - first;
      const bar = bars[at];
      const under = (candles.length > 0 ? bar?.low : null) ?? bar?.close;
      return under === undefined ? [] : [{ ...box, x: percentOfWidth(at), y: percentOfHeight(y(under)) }];
    }),
    panes,
    height,
  };
}

/** What `formatQuote` tells apart: cents, below a dollar hundredths of them. */
const quoteUnit = (highest: number): number => (highest > 1 ? 0.01 : 0.0001);

/** What shares the axis with the price, as far as it is shown. */
function linesBeside(
  bars: readonly ChartBar[],
  layers: readonly ChartLayer[],
  index: readonly (number | null)[],
): Record<'sma' | 'ema' | 'index', readonly (number | null)[]> {
  const shown = (layer: ChartLayer, values: () => readonly (number | null)[]) =>
    layers.includes(layer) ? values() : [];
  return {
    sma: shown('sma', () => bars.map((bar) => bar.sma)),
    ema: shown('ema', () => bars.map((bar) => bar.ema)),
    index: shown('index', () => index),
  };
}

function drawVolume(
  bars: readonly ChartBar[],
  isUnusual: (bar: ChartBar) => boolean,
  { x, halfWidth }: Plot,
  percentOfHeight: (units: number) => number,
): Pick<ChartDrawing, 'volume' | 'unusual' | 'peak'> {
  const highest = bars.reduce((most, bar) => Math.max(most, bar.volume ?? 0), 0);
  let [volume, unusual] = ['', ''];
  bars.forEach((bar, i) => {
    if (highest === 0 || !bar.volume) return;
    const path = volumeBar(x(i), halfWidth, bar.volume / highest);
    if (isUnusual(bar)) unusual += path;
    else volume += path;
  });
  return {
    volume,
    unusual,
    peak:
      highest > 0
        ? { at: percentOfHeight(PLOT.height - PLOT.volumeHeight + 6), text: formatCompact(highest) }
        : null,
  };
}

const volumeBar = (x: number, halfWidth: number, share: number): string => {
  const height = round(Math.max(1, share * PLOT.volumeHeight));
  const up = unit(height);
  return `M${unit(round(x - halfWidth))} ${PLOT.height}v-${up}h${unit(round(2 * halfWidth))}v${up}z`;
};

/** Candles as two paths: those that closed higher, and those that closed lower. */
function drawCandles(
  candles: readonly Candle[],
  { x, y, halfWidth }: Plot,
): Pick<ChartDrawing, 'hollow' | 'filled'> {
  let [hollow, filled] = ['', ''];
  const width = unit(round(2 * halfWidth));
  candles.forEach((candle, i) => {
    const { open, high, low, close } = candle;
    const [top, bottom] = [unit(y(Math.max(open, close))), unit(y(Math.min(open, close)))];
    const middle = x(i);
    const at = unit(middle);
    const path = `M${at} ${unit(y(high))}V${top}M${at} ${bottom}V${unit(y(low))}M${unit(round(middle - halfWidth))} ${top}h${width}V${bottom}h-${width}z`;
    if (closedLower(candle)) filled += path;
    else hollow += path;
  });
  return { hollow, filled };
}

function unsurePath(
  bars: readonly ChartBar[],
  unsureBefore: string | null | undefined,
  { x }: Plot,
  height: number,
): string {
  const at = unsureBefore ? bars.findIndex(({ date }) => date >= unsureBefore) : -1;
  return at > 0 ? `M${x(at)} 0V${height}` : '';
}
