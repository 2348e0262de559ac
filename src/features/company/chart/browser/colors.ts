import { readColor } from '#ui/browser/theme.ts';

/** The tokens a canvas needs; it cannot read custom properties itself. */
const tokens = {
  paper: '--paper',
  ink: '--ink',
  muted: '--muted',
  grid: '--line',
  control: '--control',
  up: '--up',
  down: '--down',
  line: '--chart-line',
  sma: '--chart-2',
  ema: '--chart-3',
  volume: '--control',
  unusual: '--chart-line',
} as const;

export type ChartColors = Readonly<Record<keyof typeof tokens, string>>;

/** The colours of the theme that is shown now. */
export const readChartColors = (): ChartColors =>
  Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, readColor(token)])) as ChartColors;
