import {
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type PriceFormatCustom,
} from 'lightweight-charts';
import type { ChartBar } from '../bars.ts';
import type { ChartLayer } from '../layers.ts';
import type { ChartColors } from './colors.ts';
import { valuesOf } from './values.ts';

/** What is drawn on the axis of the price besides the price: its averages and an index. */
export interface BesideLines {
  /** Under everything else of the pane, and never taken away: boxes are drawn on it. */
  base: ISeriesApi<'Line'>;
  /** Shows those that the layers name; the index as a price, one value a bar. */
  show(layers: readonly ChartLayer[], index: readonly (number | null)[]): void;
  recolor(colors: ChartColors): void;
}

/** Adds the lines, all of them now. */
export function createBesideLines(
  chart: IChartApi,
  bars: readonly ChartBar[],
  priceFormat: PriceFormatCustom,
): BesideLines {
  const addLine = (lineStyle: LineStyle) =>
    chart.addSeries(LineSeries, {
      priceFormat,
      lineStyle,
      lineWidth: 2,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
    });
  const lines = {
    sma: addLine(LineStyle.Solid),
    ema: addLine(LineStyle.Dashed),
    index: addLine(LineStyle.Dotted),
  };
  lines.sma.setData(valuesOf(bars, 'sma'));
  lines.ema.setData(valuesOf(bars, 'ema'));
  return {
    base: lines.sma,
    show(layers, values) {
      for (const name of ['sma', 'ema', 'index'] as const)
        lines[name].applyOptions({ visible: layers.includes(name) });
      lines.index.setData(
        bars.map(({ date }, i) => {
          const value = values[i] ?? null;
          return { time: date, ...(value !== null && { value }) };
        }),
      );
    },
    recolor({ sma, ema, muted }) {
      lines.sma.applyOptions({ color: sma });
      lines.ema.applyOptions({ color: ema });
      lines.index.applyOptions({ color: muted });
    },
  };
}
