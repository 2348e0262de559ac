import type { MarketIndices } from '#contract/market-index.ts';

/** Levels of an index, oldest first; their scale is free. */
export interface IndexLevels {
  dates: readonly string[];
  levels: readonly number[];
}

/** The line of all small caps; undefined while there is none. */
export function smallCapsOf(indices: MarketIndices | null): IndexLevels | undefined {
  const levels = indices?.indices[0]?.levels;
  return indices && levels && levels.length > 1 ? { dates: indices.dates, levels } : undefined;
}

/**
 * The index along bars as a price: it begins at the close of the first bar from `first` on that it knows, and moves from
 * there by its own percentages. null where it is not known.
 */
export function indexAlong(
  bars: readonly { date: string; close: number }[],
  first: number,
  index: IndexLevels | undefined,
): (number | null)[] {
  const levelOn = new Map(index?.dates.map((date, i) => [date, index.levels[i]]));
  let scale: number | undefined;
  return bars.map(({ date, close }, i) => {
    const level = i < first ? undefined : levelOn.get(date);
    if (!level) return null;
    scale ??= close / level;
    return level * scale;
  });
}
