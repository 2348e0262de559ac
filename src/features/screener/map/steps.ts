import type { HeatMapSpan } from '#contract/bounds.ts';

/** From this change on a tile has its strongest color: on more sessions more is usual, as the root of their number. */
const strongest = { 1: 3, 5: 6, 20: 12, 60: 24, 250: 48 } as const satisfies Record<HeatMapSpan, number>;
export const strongestOf = (over: HeatMapSpan): number => strongest[over];

/** Seven steps, those of a day at 0.25, 1 and 3%: from −3 to 3; a change that is not known is no step. */
export function stepOf(change: number | null, over: HeatMapSpan): number | null {
  if (change === null) return null;
  const size = (Math.abs(change) / strongest[over]) * 3;
  const step = size >= 3 ? 3 : size >= 1 ? 2 : size >= 0.25 ? 1 : 0;
  return change < 0 ? -step || 0 : step;
}
