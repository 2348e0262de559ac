import {
  customSeriesDefaultOptions,
  type CustomData,
  type CustomSeriesOptions,
  type ICustomSeriesPaneRenderer,
  type ICustomSeriesPaneView,
  type PaneRendererCustomData,
  type Time,
} from 'lightweight-charts';
import { type Candle, type ChartBar, closedLower } from '../bars.ts';
import type { ChartColors } from './colors.ts';

/** What a series knows of a session. */
export interface SlotData<B extends ChartBar> extends CustomData {
  bar: B;
}

interface Pixels {
  context: CanvasRenderingContext2D;
  /** Device pixels of a CSS pixel. */
  ratio: number;
  /** Middle and width of a body, in device pixels. */
  x: number;
  width: number;
  y: (price: number) => number;
}

const BODY_SHARE = 0.68;
const BODY_MAX = 6;

/** A series that paints each session into its slot: the library's own have no widest body and no hollow one. */
function slotSeries<B extends ChartBar>(
  values: (bar: B) => number[],
  paint: (bar: B, pixels: Pixels) => void,
): ICustomSeriesPaneView<Time, SlotData<B>> {
  let data: PaneRendererCustomData<Time, SlotData<B>> | undefined;
  const renderer: ICustomSeriesPaneRenderer = {
    draw(target, toCoordinate) {
      target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio, verticalPixelRatio }) => {
        if (!data?.visibleRange) return;
        const width = Math.max(
          1,
          Math.round(Math.min(data.barSpacing * BODY_SHARE, BODY_MAX) * horizontalPixelRatio),
        );
        const y = (price: number) => Math.round((toCoordinate(price) ?? 0) * verticalPixelRatio);
        for (const { x, originalData } of data.bars.slice(data.visibleRange.from, data.visibleRange.to))
          paint(originalData.bar, {
            context,
            ratio: horizontalPixelRatio,
            x: Math.round(x * horizontalPixelRatio),
            width,
            y,
          });
      });
    },
  };
  return {
    renderer: () => renderer,
    update: (next) => {
      data = next;
    },
    priceValueBuilder: ({ bar }) => values(bar),
    isWhitespace: (item): item is Exclude<typeof item, SlotData<B>> => !('bar' in item),
    defaultOptions: (): CustomSeriesOptions => ({ ...customSeriesDefaultOptions }),
  };
}

/** Candles that can be read without colour: hollow when closed higher, filled when lower. */
export const candleSeries = (colors: () => ChartColors) =>
  slotSeries<Candle>(
    ({ low, high, close }) => [low, high, close],
    (bar, { context, ratio, x, width, y }) => {
      const lower = closedLower(bar);
      const [top, bottom] = [y(Math.max(bar.open, bar.close)), y(Math.min(bar.open, bar.close))];
      const hair = Math.max(1, Math.floor(ratio));
      const left = x - Math.floor(width / 2);
      const height = Math.max(hair, bottom - top);
      context.fillStyle = lower ? colors().down : colors().up;
      context.fillRect(x - Math.floor(hair / 2), y(bar.high), hair, top - y(bar.high));
      context.fillRect(x - Math.floor(hair / 2), bottom, hair, y(bar.low) - bottom);
      context.fillRect(left, top, width, height);
      if (lower || width <= 2 * hair || height <= 2 * hair) return;
      context.fillStyle = colors().paper;
      context.fillRect(left + hair, top + hair, width - 2 * hair, height - 2 * hair);
    },
  );

/** Volume, darker where it is unusual. */
export const volumeSeries = (colors: () => ChartColors, isUnusual: (bar: ChartBar) => boolean) =>
  slotSeries<ChartBar>(
    ({ volume }) => [0, volume ?? 0],
    (bar, { context, x, width, y }) => {
      context.fillStyle = isUnusual(bar) ? colors().unusual : colors().volume;
      context.fillRect(x - Math.floor(width / 2), y(bar.volume ?? 0), width, y(0) - y(bar.volume ?? 0));
    },
  );
