import { type BarDrawing, FEW_BARS, roundStep } from './bar-chart.ts';

/** One bar from zero, up or down; null keeps its place. */
export interface SignedBar {
  value: number | null;
  tick: string | undefined;
  isLast?: boolean;
}

const BODY = 0.72;
const percent = (part: number): number => Math.round(part * 10_000) / 100;

/** Draws bars over and under zero; null where none is other than zero. `format` writes the amounts of the axis. */
export function drawSignedBars(
  bars: readonly SignedBar[],
  format: (amount: number) => string,
): BarDrawing | null {
  const values = bars.map(({ value }) => value ?? 0);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (low === high) return null;
  const step = roundStep(high - low);
  const bottom = Math.floor(low / step);
  const top = Math.max(Math.ceil(high / step), bottom + 1);
  const share = (amount: number) => (top * step - amount) / ((top - bottom) * step);
  const slot = 1 / bars.length;
  const isFew = bars.length <= FEW_BARS;
  const left = (i: number) => i * slot + (slot * (1 - BODY)) / 2;
  return {
    bars: bars.map(({ value, isLast = false }, i) => ({
      x: percent(left(i)),
      width: percent(slot * BODY),
      pieces:
        value === null
          ? []
          : [
              {
                y: percent(share(Math.max(0, value))),
                height: percent(Math.abs(share(value) - share(0))),
                tone: isLast ? 'ink' : 'plain',
              },
            ],
      labelY: 0,
    })),
    amounts: Array.from({ length: top - bottom + 1 }, (_, i) => ({
      at: percent(share((bottom + i) * step)),
      text: format((bottom + i) * step),
    })),
    ticks: bars.flatMap(({ tick }, i) =>
      tick === undefined ? [] : [{ at: percent(isFew ? (i + 0.5) * slot : left(i)), text: tick }],
    ),
    isFew,
  };
}
