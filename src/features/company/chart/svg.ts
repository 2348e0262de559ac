import type { PriceRange } from '#contract/price.ts';
import {
  areCandles,
  type Candle,
  type ChartBar,
  type ChartStyle,
  closedLower,
  unusualVolume,
} from './bars.ts';
import { dateTicks, priceTicks } from './scale.ts';
import { formatCompact, formatNumber } from '#kit/format.ts';
import type { ChartLayer } from './layers.ts';
import type { MarkBox } from './marks.ts';
import { drawPanes, type PaneDrawing } from './panes.ts';
import { polyline, round } from './paths.ts';

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
}

/** Draws the bars from `first` on; null when there is nothing to draw. */
export function drawChart(
  all: readonly ChartBar[],
  { first, style, range, layers, boxes }: Asked,
): ChartDrawing | null {
  const bars = all.slice(first);
  const lastBar = bars.at(-1);
  if (!lastBar) return null;
  const candles: readonly Candle[] = style === 'candles' && areCandles(bars) ? bars : [];
  const known = (layer: 'sma' | 'ema') => (layers.includes(layer) ? bars.map((bar) => bar[layer]) : []);
  const overlays = [known('sma'), known('ema')] as const;
  const seen = [
    ...(candles.length > 0 ? candles.flatMap((bar) => [bar.low, bar.high]) : bars.map((bar) => bar.close)),
    ...overlays.flatMap((line) => line.filter((value) => value !== null)),
  ];
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  const slot = PLOT.width / bars.length;
  const x = (i: number): number => round((i + 0.5) * slot);
  const y = (price: number): number =>
    round(
      high === low
        ? PLOT.priceHeight / 2
        : TOP + ((high - price) / (high - low)) * (PLOT.priceHeight - 2 * TOP),
    );

  const { panes, height } = drawPanes(bars, layers, x, PLOT.height);
  const percentOfHeight = (units: number): number => round((units / height) * 100);
  const lastY = y(lastBar.close);
  const ticks = priceTicks(low, high, 6).filter(
    (price) => y(price) >= TOP - 1 && y(price) <= PLOT.priceHeight,
  );
  const days = dateTicks(
    bars.map((bar) => bar.date),
    range === '1M' ? 5 : 7,
  );
  const isUnusual = unusualVolume(all);
  const top = Math.max(...bars.map((bar) => bar.volume ?? 0));
  const halfWidth = Math.min(slot * 0.34, WIDEST_CANDLE / 2);
  const volumeOf = (wanted: boolean) =>
    bars
      .map((bar, i) =>
        top > 0 && bar.volume && isUnusual(bar) === wanted
          ? volumeBar(x(i), halfWidth, bar.volume / top)
          : '',
      )
      .join('');

  return {
    line:
      style === 'line'
        ? polyline(
            bars.map((bar) => bar.close),
            x,
            y,
          )
        : '',
    hollow: candles.map((bar, i) => (closedLower(bar) ? '' : candlePath(bar, x(i), halfWidth, y))).join(''),
    filled: candles.map((bar, i) => (closedLower(bar) ? candlePath(bar, x(i), halfWidth, y) : '')).join(''),
    sma: polyline(overlays[0], x, y),
    ema: polyline(overlays[1], x, y),
    volume: volumeOf(false),
    unusual: volumeOf(true),
    grid:
      ticks.map((price) => `M0 ${y(price)}H${PLOT.width}`).join('') +
      days.map(({ index }) => `M${x(index)} 0V${height}`).join(''),
    lastY,
    prices: ticks
      .filter((price) => Math.abs(y(price) - lastY) >= LABEL_ROOM)
      .map((price) => ({ at: percentOfHeight(y(price)), text: formatNumber(price) })),
    dates: days.map(({ index, label }) => ({ at: round((x(index) / PLOT.width) * 100), text: label })),
    last: { at: percentOfHeight(lastY), text: formatNumber(lastBar.close) },
    boxes: boxes.flatMap((box) => {
      const bar = bars[box.index - first];
      return bar
        ? {
            ...box,
            x: round((x(box.index - first) / PLOT.width) * 100),
            y: percentOfHeight(y(candles.length > 0 ? (bar.low ?? bar.close) : bar.close)),
          }
        : [];
    }),
    panes,
    height,
    peak:
      top > 0 ? { at: percentOfHeight(PLOT.height - PLOT.volumeHeight + 6), text: formatCompact(top) } : null,
  };
}

const volumeBar = (x: number, halfWidth: number, share: number): string => {
  const height = round(Math.max(1, share * PLOT.volumeHeight));
  return `M${round(x - halfWidth)} ${PLOT.height}v${-height}h${round(2 * halfWidth)}v${height}z`;
};

function candlePath(
  { open, high, low, close }: Candle,
  x: number,
  halfWidth: number,
  y: (price: number) => number,
): string {
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
  const body = `M${round(x - halfWidth)} ${top}h${round(2 * halfWidth)}V${bottom}h${round(-2 * halfWidth)}z`;
  return `M${x} ${y(high)}V${top}M${x} ${bottom}V${y(low)}${body}`;
}
