import { type ChartOptions, CrosshairMode, type DeepPartial, LineStyle } from 'lightweight-charts';
import type { ChartColors } from './colors.ts';
import { formatDate } from '#kit/time/dates.ts';

/** The type of the chart's labels: that of the page now. */
export const chartType = (container: Element): { fontFamily: string; fontSize: number } => ({
  fontFamily: getComputedStyle(container).fontFamily,
  fontSize: 0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
});

/** How the whole chart looks and moves, in the colours and the type size of the page now. */
export function chartOptions(
  { paper, ink, muted, grid, control }: ChartColors,
  type: ReturnType<typeof chartType>,
): DeepPartial<ChartOptions> {
  const cross = { color: control, style: LineStyle.Dashed, labelBackgroundColor: ink };
  return {
    layout: {
      background: { color: paper },
      textColor: muted,
      ...type,
      panes: { separatorColor: paper, separatorHoverColor: paper, enableResize: false },
    },
    grid: { horzLines: { color: grid }, vertLines: { color: grid } },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: cross, horzLine: cross },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.05, bottom: 0.06 },
    },
    timeScale: {
      borderColor: grid,
      allowBoldLabels: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.3,
    },
    localization: { timeFormatter: (date: unknown) => formatDate(String(date)) },
    // The page scrolls with the wheel and with a finger; the chart is dragged sideways and pinched.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: false },
  };
}
