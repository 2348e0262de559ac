import type { ChartChoice } from './layers.ts';
import { chartRanges } from './range.ts';

/** The ranges and the two styles that a chart can be switched to, each with what it would then show. */
export const controlsOf = (choice: ChartChoice) => ({
  ranges: chartRanges.map((range) => ({
    label: range,
    control: `range:${range}`,
    choice: { ...choice, range },
  })),
  styles: (['line', 'candles'] as const).map((style) => ({
    label: style === 'line' ? 'Line' : 'Candles',
    control: `style:${style}`,
    choice: { ...choice, style },
  })),
});
