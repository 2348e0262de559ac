import type { ChartBar } from './bars.ts';
import { formatNumber } from '#kit/format.ts';
import { type ChartLayer, layerLabels, type PaneLayer, panesOf } from './layers.ts';
import { polyline, round } from './paths.ts';

/** Units of a pane below the volume, and of the gap above it. */
export const PANE_HEIGHT = 100;
const GAP = 32;

/** RSI is said to be low below the first and high above the second. */
export const RSI_GUIDES = [30, 70] as const;

/** An indicator below the chart: lines as paths, labels in percent of the whole drawing. */
export interface PaneDrawing {
  layer: PaneLayer;
  title: { at: number; text: string };
  line: string;
  /** Dashed: the average of MACD. */
  signal: string;
  guides: string;
  labels: { at: number; text: string }[];
}

/** Draws the panes that are asked for, one below the other from `top` on, and says how high all is together. */
export function drawPanes(
  bars: readonly ChartBar[],
  layers: readonly ChartLayer[],
  x: (i: number) => number,
  top: number,
): { panes: PaneDrawing[]; height: number } {
  const shown = panesOf(layers).filter((layer) => bars.some((bar) => bar[layer] !== null));
  const height = top + shown.length * PANE_HEIGHT;
  const percent = (units: number): number => round((units / height) * 100);
  const panes = shown.map((layer, i): PaneDrawing => {
    const from = top + i * PANE_HEIGHT + GAP;
    const signal = layer === 'macd' ? bars.map((bar) => bar.signal) : [];
    const values = [...bars.map((bar) => bar[layer]), ...signal].filter((value) => value !== null);
    const [low, high] = layer === 'rsi' ? [0, 100] : spanOf(values);
    const y = (value: number) => round(from + ((high - value) / (high - low)) * (PANE_HEIGHT - GAP));
    const guides: readonly number[] = layer === 'rsi' ? RSI_GUIDES : [0];
    return {
      layer,
      title: { at: percent(from - 8), text: layerLabels[layer] },
      line: polyline(
        bars.map((bar) => bar[layer]),
        x,
        y,
      ),
      signal: polyline(signal, x, y),
      guides: guides.map((guide) => `M0 ${y(guide)}H1000`).join(''),
      labels: guides.map((guide) => ({
        at: percent(y(guide)),
        text: layer === 'rsi' ? String(guide) : formatNumber(guide),
      })),
    };
  });
  return { panes, height };
}

/** Room beyond the farthest value, within which a line of its width is whole. */
const ROOM = 1.08;

/** As far above zero as below, so that the sign can be read from the height. */
function spanOf(values: readonly number[]): [low: number, high: number] {
  const most = ROOM * Math.max(...values.map(Math.abs)) || 1;
  return [-most, most];
}
