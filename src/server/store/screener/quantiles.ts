/** Middle of a sorted list, the mean of the two middle values where the count is even; null of an empty one. */
export function median(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export interface Quantiles {
  min: number;
  /** Median of the values below the middle. */
  lowerMedian: number;
  median: number;
  /** Median of the values above the middle. */
  upperMedian: number;
  max: number;
}

/** The five figures that ranges are built from; null of an empty list. The list must be sorted. */
export function quantilesOf(sorted: readonly number[]): Quantiles | null {
  const half = Math.floor(sorted.length / 2);
  const middle = median(sorted);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (middle === null || min === undefined || max === undefined) return null;
  return {
    min,
    lowerMedian: median(sorted.slice(0, half)) ?? min,
    median: middle,
    upperMedian: median(sorted.slice(sorted.length - half)) ?? max,
    max,
  };
}
