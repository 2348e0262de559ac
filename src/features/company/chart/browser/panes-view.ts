import {
  createTextWatermark,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type ITextWatermarkPluginApi,
  LineSeries,
  LineStyle,
  type Time,
} from 'lightweight-charts';
import type { ChartBar } from '../bars.ts';
import type { ChartColors } from './colors.ts';
import { formatNumber } from '#kit/format.ts';
import { layerLabels, type PaneLayer } from '../layers.ts';
import { valuesOf } from './values.ts';
import { RSI_GUIDES } from '../panes.ts';

/** Price and volume come before them. */
const FIRST_PANE = 2;

/** The panes below the volume: which of them are shown, and their colours. */
export interface IndicatorPanes {
  show(layers: readonly PaneLayer[]): void;
  /** Takes the colours and the type of the page now. */
  recolor(colors: ChartColors, type: { fontFamily: string; fontSize: number }): void;
}

/** A line of a pane, in one of the chart's colours. */
interface PaneLine {
  series: ISeriesApi<'Line'>;
  color: 'line' | 'ema';
}

interface Pane {
  layer: PaneLayer;
  lines: PaneLine[];
  guides: IPriceLine[];
  title: ITextWatermarkPluginApi<Time> | undefined;
}

/** The guides have the only labels of the axis: what lies between them is read by the crosshair. */
const noTicks = (values: readonly number[]): string[] => values.map(() => '');

function addLine(
  chart: IChartApi,
  index: number,
  values: readonly { time: string; value?: number }[],
  lineStyle: LineStyle,
  formatter: (value: number) => string,
): ISeriesApi<'Line'> {
  const series = chart.addSeries(
    LineSeries,
    {
      lineWidth: 1,
      lineStyle,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
      priceFormat: { type: 'custom', minMove: 0.0001, formatter, tickmarksFormatter: noTicks },
    },
    index,
  );
  series.setData([...values]);
  return series;
}

const guideOf = (series: ISeriesApi<'Line'>) => (price: number) =>
  series.createPriceLine({
    price,
    lineWidth: 1,
    lineStyle: LineStyle.Dotted,
    axisLabelVisible: true,
    title: '',
  });

function addRsi(chart: IChartApi, index: number, bars: readonly ChartBar[]): Pick<Pane, 'lines' | 'guides'> {
  const series = addLine(chart, index, valuesOf(bars, 'rsi'), LineStyle.Solid, (value) => value.toFixed(0));
  series.applyOptions({ autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) });
  return { lines: [{ series, color: 'line' }], guides: RSI_GUIDES.map(guideOf(series)) };
}

function addMacd(chart: IChartApi, index: number, bars: readonly ChartBar[]): Pick<Pane, 'lines' | 'guides'> {
  const series = addLine(chart, index, valuesOf(bars, 'macd'), LineStyle.Solid, formatNumber);
  const signal = addLine(chart, index, valuesOf(bars, 'signal'), LineStyle.Dashed, formatNumber);
  return {
    lines: [
      { series, color: 'line' },
      { series: signal, color: 'ema' },
    ],
    guides: [guideOf(series)(0)],
  };
}

function addPane(chart: IChartApi, bars: readonly ChartBar[], layer: PaneLayer, index: number): Pane {
  const parts = (layer === 'rsi' ? addRsi : addMacd)(chart, index, bars);
  const pane = chart.panes()[index];
  return { layer, ...parts, title: pane && createTextWatermark(pane, {}) };
}

/** Keeps a pane for each indicator that is shown; what is not known of the bars is never shown. */
export function indicatorPanes(chart: IChartApi, bars: readonly ChartBar[]): IndicatorPanes {
  let shown: Pane[] = [];
  return {
    show(layers) {
      for (const { title } of shown) title?.detach();
      for (const { series } of shown.flatMap(({ lines }) => lines)) chart.removeSeries(series);
      shown = layers.map((layer, i) => addPane(chart, bars, layer, FIRST_PANE + i));
    },
    recolor(colors, { fontFamily, fontSize }) {
      for (const { layer, lines, guides, title } of shown) {
        for (const { series, color } of lines) {
          series.applyOptions({ color: colors[color] });
          // Room for the title above the line; the options of the whole chart have just set their own.
          series.priceScale().applyOptions({ scaleMargins: { top: 0.25, bottom: 0.05 } });
        }
        for (const guide of guides)
          guide.applyOptions({
            color: colors.control,
            axisLabelColor: colors.paper,
            axisLabelTextColor: colors.muted,
          });
        title?.applyOptions({
          horzAlign: 'left',
          vertAlign: 'top',
          lines: [{ text: layerLabels[layer], color: colors.muted, fontFamily, fontSize }],
        });
      }
    },
  };
}
