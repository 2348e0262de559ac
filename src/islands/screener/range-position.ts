import type { Figure } from '#kit/format.ts';

/** Where a value lies between two others, 0 to 1; 0.5 where they are the same, null where one is unknown. */
export function rangePosition(low: Figure, high: Figure, value: Figure): number | null {
  if (typeof low !== 'number' || typeof high !== 'number' || typeof value !== 'number' || high < low)
    return null;
  return high === low ? 0.5 : Math.min(1, Math.max(0, (value - low) / (high - low)));
}
