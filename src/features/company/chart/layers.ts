import type { PriceRange } from '#contract/price.ts';
import { type ChartBar, type ChartStyle, styleOf } from './bars.ts';
import { rangeOf } from './range.ts';
import { changedHref, isInVain, NOT_OFFERED, type Written } from '#kit/page/view.ts';

/** What can be laid over a chart or shown below it, in the order of the legend. */
export const chartLayers = ['sma', 'ema', 'index', 'rsi', 'macd', 'events'] as const;
export type ChartLayer = (typeof chartLayers)[number];

/** Indicators with a pane of their own. */
export const paneLayers = ['rsi', 'macd'] as const;
export type PaneLayer = (typeof paneLayers)[number];

export const layerLabels: Readonly<Record<ChartLayer, string>> = {
  sma: 'SMA 50',
  ema: 'EMA 20',
  index: 'Small caps',
  rsi: 'RSI 14',
  macd: 'MACD 12-26-9',
  events: 'Events',
};

const usual: readonly ChartLayer[] = ['sma', 'ema', 'events'];

/** What is shown of a chart; every part of it stands in the address. */
export interface ChartChoice {
  /** Null is what is usual on the screen. */
  range: PriceRange | null;
  style: ChartStyle;
  layers: readonly ChartLayer[];
  /** Equal steps up are equal percentages, not equal dollars. */
  isLog: boolean;
}

/** Whether a query asks for a logarithmic scale. */
export const isLogOf = (scale: string | null): boolean => scale?.toLowerCase() === 'log';

const isLayer = (text: string): boolean => chartLayers.some((layer) => layer === text);

/** The layers that a query asks for, `show=sma,rsi`; without one that there is the usual ones, and `show=` is none. */
export function layersOf(show: string | null): readonly ChartLayer[] {
  const asked = show?.toLowerCase().split(',') ?? [];
  if (show !== '' && !asked.some(isLayer)) return usual;
  return chartLayers.filter((layer) => asked.includes(layer));
}

/** What a query asks of a chart of these bars. */
export const choiceOf = (query: URLSearchParams, bars: readonly ChartBar[]): ChartChoice => ({
  range: rangeOf(query.get('range')),
  style: styleOf(bars, query.get('chart')),
  layers: layersOf(query.get('show')),
  isLog: isLogOf(query.get('scale')),
});

/** The layers with one of them turned on or off. */
export const toggled = (layers: readonly ChartLayer[], layer: ChartLayer): readonly ChartLayer[] =>
  chartLayers.filter((each) => (each === layer ? !layers.includes(each) : layers.includes(each)));

/** The panes below the chart that are to be shown. */
export const panesOf = (layers: readonly ChartLayer[]): readonly PaneLayer[] =>
  paneLayers.filter((layer) => layers.includes(layer));

/** A choice as it stands in a query, without what is usual. */
function written({ range, style, layers, isLog }: ChartChoice): Written {
  const show = layers.join(',');
  return {
    range: range ?? undefined,
    chart: style === 'line' ? 'line' : undefined,
    scale: isLog ? 'log' : undefined,
    show: show === usual.join(',') ? undefined : show,
  };
}

/** The names by which an address asks for a chart. */
export const chartNames = ['range', 'chart', 'scale', 'show'] as const;

/** What of a chart is offered by its name in a query; an empty text asks for nothing. */
const offers: Readonly<Record<'range' | 'chart' | 'scale', (text: string) => boolean>> = {
  range: (text) => rangeOf(text) !== null,
  chart: (text) => text === 'line' || text === 'candles',
  scale: (text) => isLogOf(text) || text.toLowerCase() === 'linear',
};

/** What a query says of the chart, in its one spelling; whether there are candles at all is known with the bars. */
export function tidyChart(query: URLSearchParams): Written {
  const range = rangeOf(query.get('range'));
  const style = query.get('chart') === 'line' ? 'line' : 'candles';
  const show = query.get('show');
  const layers = layersOf(show);
  const choice = written({ range, style, layers, isLog: isLogOf(query.get('scale')) });
  const inVain = Object.entries(offers).filter(([name, offered]) =>
    isInVain({ offers: offered }, query.get(name)),
  );
  // The layers that there are are shown all the same.
  const asked = show?.toLowerCase().split(',') ?? [];
  const hasStray = asked.some((text) => text.trim() !== '' && !isLayer(text));
  const stray = [...(choice['show'] === undefined ? [] : [choice['show']]), NOT_OFFERED].join(',');
  return {
    ...choice,
    ...Object.fromEntries(inVain.map(([name]) => [name, NOT_OFFERED])),
    ...(hasStray && { show: stray }),
  };
}

/** The address of a choice on the page at `url`, without what is usual; other parts of the query stay. */
export const chartHref = (url: Pick<URL, 'pathname' | 'searchParams'>, choice: ChartChoice): string =>
  changedHref(url, written(choice));
