/** What one source says of a figure. */
export interface Said {
  source: string;
  value: number;
}

/** A headline figure about which sources disagree. */
export interface FigureDoubt {
  figure: string;
  period_end: string;
  found: Said[];
  shown: Said | undefined;
  /** Why, where it is not that sources disagree. */
  decision?: string;
}

/** Two sources that differ by this factor cannot both be right. */
const FACTOR = 3;
/** A third source bears out one of two within this share. */
const NEAR = 0.25;

/** Whether two amounts are of other signs, or apart by three times; nothing is no amount to hold another against. */
export const differ = (a: number, b: number): boolean => {
  if (a === 0 || b === 0) return false;
  if (a < 0 !== b < 0) return true;
  const ratio = Math.abs(a / b);
  return ratio >= FACTOR || ratio <= 1 / FACTOR;
};

/** Whether two amounts are within a quarter of each other. */
export const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));

/**
 * Whether the first of several sources may be shown. Where two differ by three times, it is the first that a third bears
 * out within a quarter; undefined where none is: then the figure is not shown.
 */
export function settle<Value extends Said>(
  said: readonly Value[],
): { shown: Value | undefined; disagree: boolean } {
  const [first] = said;
  const disagree = said.some((a, i) => said.slice(i + 1).some((b) => differ(a.value, b.value)));
  if (!disagree) return { shown: first, disagree };
  const borneOut = said.find((a) => said.some((b) => b.source !== a.source && near(a.value, b.value)));
  return { shown: borneOut, disagree };
}
