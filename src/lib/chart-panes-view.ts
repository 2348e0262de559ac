import { type IChartApi, type ISeriesApi, LineSeries, LineStyle } from 'lightweight-charts';
import type { ChartBar } from './chart-bars.ts';
import type { ChartColors } from './chart-colors.ts';
import { formatNumber } from './format.ts';
import type { PaneLayer } from './market/chart-layers.ts';
import { RSI_GUIDES } from './market/chart-panes.ts';

/** Price and volume come before them. */
const FIRST_PANE = 2;
const PANE_HEIGHT = 80;
const PHONE_PANE_HEIGHT = 52;

/** The panes below the volume: which of them are shown, and their colours. */
export interface IndicatorPanes {
  show(layers: readonly PaneLayer[]): void;
  recolor(colors: ChartColors): void;
}

/** Keeps a pane for each indicator that is shown; what is not known of the bars is never shown. */
export function indicatorPanes(chart: IChartApi, bars: readonly ChartBar[]): IndicatorPanes {
  let shown: { series: ISeriesApi<'Line'>; color: 'line' | 'ema' }[] = [];

  const add = (
    pane: number,
    pick: (bar: ChartBar) => number | null,
    color: 'line' | 'ema',
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
        priceFormat: { type: 'custom', minMove: 0.0001, formatter },
      },
      pane,
    );
    series.setData(
      bars.map((bar) => ({ time: bar.date, ...(pick(bar) !== null && { value: pick(bar) ?? 0 }) })),
    );
    shown.push({ series, color });
    return series;
  };

  const addRsi = (pane: number) => {
    const series = add(
      pane,
      (bar) => bar.rsi,
      'line',
      (value) => value.toFixed(0),
    );
    series.applyOptions({ autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) });
    for (const price of RSI_GUIDES)
      series.createPriceLine({
        price,
        lineWidth: 1,
        lineStyle: LineStyle.Dotted,
        axisLabelVisible: false,
        title: '',
      });
  };

  const addMacd = (pane: number) => {
    const series = add(pane, (bar) => bar.macd, 'line', formatNumber);
    add(pane, (bar) => bar.signal, 'ema', formatNumber);
    series.createPriceLine({
      price: 0,
      lineWidth: 1,
      lineStyle: LineStyle.Dotted,
      axisLabelVisible: false,
      title: '',
    });
  };

  return {
    show(layers) {
      for (const { series } of shown) chart.removeSeries(series);
      shown = [];
      const height = innerWidth < 820 ? PHONE_PANE_HEIGHT : PANE_HEIGHT;
      layers.forEach((layer, i) => {
        const pane = FIRST_PANE + i;
        if (layer === 'rsi') addRsi(pane);
        else addMacd(pane);
        chart.panes()[pane]?.setHeight(height);
      });
    },
    recolor(colors) {
      for (const { series, color } of shown) series.applyOptions({ color: colors[color] });
    },
  };
}
