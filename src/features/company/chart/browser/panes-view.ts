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

/** The guides have the only labels of the axis: what lies between them is read by the crosshair. */
const noTicks = (values: readonly number[]): string[] => values.map(() => '');

/** Keeps a pane for each indicator that is shown; what is not known of the bars is never shown. */
export function indicatorPanes(chart: IChartApi, bars: readonly ChartBar[]): IndicatorPanes {
  let lines: PaneLine[] = [];
  let guides: IPriceLine[] = [];
  let titles: { layer: PaneLayer; mark: ITextWatermarkPluginApi<Time> }[] = [];

  const addLine = (
    pane: number,
    pick: (bar: ChartBar) => number | null,
    color: PaneLine['color'],
    formatter: (value: number) => string,
  ) => {
    const series = chart.addSeries(
      LineSeries,
      {
        lineWidth: 1,
        lineStyle: color === 'ema' ? LineStyle.Dashed : LineStyle.Solid,
        lastValueVisible: false,
        priceLineVisible: false,
        crosshairMarkerVisible: false,
        priceFormat: { type: 'custom', minMove: 0.0001, formatter, tickmarksFormatter: noTicks },
      },
      pane,
    );
    series.setData(
      bars.map((bar) => ({ time: bar.date, ...(pick(bar) !== null && { value: pick(bar) ?? 0 }) })),
    );
    lines.push({ series, color });
    return series;
  };

  const addGuide = (series: ISeriesApi<'Line'>, price: number) =>
    guides.push(
      series.createPriceLine({
        price,
        lineWidth: 1,
        lineStyle: LineStyle.Dotted,
        axisLabelVisible: true,
        title: '',
      }),
    );

  const addRsi = (pane: number) => {
    const series = addLine(
      pane,
      (bar) => bar.rsi,
      'line',
      (value) => value.toFixed(0),
    );
    series.applyOptions({ autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) });
    for (const price of RSI_GUIDES) addGuide(series, price);
  };

  const addMacd = (pane: number) => {
    const series = addLine(pane, (bar) => bar.macd, 'line', formatNumber);
    addLine(pane, (bar) => bar.signal, 'ema', formatNumber);
    addGuide(series, 0);
  };

  return {
    show(layers) {
      for (const { mark } of titles) mark.detach();
      for (const { series } of lines) chart.removeSeries(series);
      [lines, guides, titles] = [[], [], []];
      layers.forEach((layer, i) => {
        if (layer === 'rsi') addRsi(FIRST_PANE + i);
        else addMacd(FIRST_PANE + i);
        const pane = chart.panes()[FIRST_PANE + i];
        if (pane) titles.push({ layer, mark: createTextWatermark(pane, {}) });
      });
    },
    recolor(colors, { fontFamily, fontSize }) {
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
      for (const { layer, mark } of titles)
        mark.applyOptions({
          horzAlign: 'left',
          vertAlign: 'top',
          lines: [{ text: layerLabels[layer], color: colors.muted, fontFamily, fontSize }],
        });
    },
  };
}
