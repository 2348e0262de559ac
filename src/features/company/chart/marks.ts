import type { ChartMark, MarkKind } from '#contract/chart-mark.ts';

/** The letter of each kind in its box, and its name in the legend; the first that a day has is drawn. */
export const markLetters: Readonly<Record<MarkKind, { letter: string; name: string }>> = {
  move: { letter: 'M', name: 'move with something on record' },
  earnings: { letter: 'E', name: 'earnings' },
  buy: { letter: 'B', name: 'insider buy' },
  sell: { letter: 'S', name: 'insider sale' },
  filing: { letter: 'F', name: 'filing' },
  news: { letter: 'N', name: 'news' },
};
const byWeight = Object.keys(markLetters) as MarkKind[];

/** Marks by the position of their session. A day without a session belongs to the next one; what comes later is left out. */
export function marksBySession(
  marks: readonly ChartMark[],
  bars: readonly { date: string }[],
): ReadonlyMap<number, readonly ChartMark[]> {
  const first = bars[0]?.date ?? '';
  const sessions = new Map<number, ChartMark[]>();
  for (const mark of marks) {
    const index = mark.date < first ? bars.length : sessionOf(mark.date, bars);
    if (index < bars.length) sessions.set(index, [...(sessions.get(index) ?? []), mark]);
  }
  return sessions;
}

/** The position of the first bar that is not before a day, by halves: a company has hundreds of bars and as many marks. */
function sessionOf(date: string, bars: readonly { date: string }[]): number {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bars[middle]?.date ?? '') >= date) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A box to draw: the session, and the letter of the weightiest thing of the day. */
export interface MarkBox {
  index: number;
  kind: MarkKind;
  letter: string;
}

const weightOf = (marks: readonly ChartMark[]): number =>
  Math.min(...marks.map(({ kind }) => byWeight.indexOf(kind)));

/**
 * The boxes that stand beside each other without overlapping, from the session `first` on: the weightiest first, of equal
 * ones the latest; boxes are `gap` sessions apart.
 */
export function boxesOf(
  sessions: ReadonlyMap<number, readonly ChartMark[]>,
  first: number,
  gap: number,
): MarkBox[] {
  const days = Array.from(sessions, ([index, marks]) => ({ index, weight: weightOf(marks) }))
    .filter(({ index }) => index >= first)
    .sort((a, b) => a.weight - b.weight || b.index - a.index);
  const placed: MarkBox[] = [];
  for (const { index, weight } of days) {
    const kind = byWeight[weight];
    if (kind && placed.every((box) => Math.abs(box.index - index) >= gap))
      placed.push({ index, kind, letter: markLetters[kind].letter });
  }
  return placed.sort((a, b) => a.index - b.index);
}

/** The kinds whose letters stand on a chart from the session `first` on, in the order of the legend. */
export const kindsOf = (
  sessions: ReadonlyMap<number, readonly ChartMark[]>,
  first: number,
): readonly MarkKind[] => {
  const found = new Set(
    [...sessions].filter(([index]) => index >= first).map(([, marks]) => weightOf(marks)),
  );
  return byWeight.filter((_, weight) => found.has(weight));
};
