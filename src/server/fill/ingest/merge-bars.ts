import { sessionsAfter } from '#kit/market/market-calendar.ts';
import type { StoredBar } from '../derive.ts';

/** A bar brought in, with the close before it where its publisher says one. */
export interface NewBar extends Omit<StoredBar, 'doubtful'> {
  previousClose?: number | null | undefined;
}

/** From one close to the next, without word of the publisher: more is likelier a split than a day's move. */
const JUMP = { up: 1.8, down: 0.55 };
/** The publisher's close before, against the one on record: more is another share than before. */
const OTHER_SHARE = 1.2;
/** Days on record twice, in the same ratio each: then that is what a share became. */
const OVERLAP = { days: 3, differs: 1.15, spread: 1.05 };

const off = (ratio: number): number => Math.max(ratio, 1 / ratio);

/**
 * The bars of a company with new ones among them, by date; new ones stand over those of their day. Where the days on
 * record twice differ by one ratio, a split came between, and everything before is brought to the newer share. What
 * lies before a split, or before a jump that may be one, is doubtful: drawn, never computed with.
 */
export function mergeBars(stored: readonly StoredBar[], brought: readonly NewBar[]): StoredBar[] {
  const first = brought[0]?.date;
  if (first === undefined) return [...stored];
  const ratio = splitRatio(stored, brought);
  const earlier = ratio === 1 ? stored : stored.map((bar) => (bar.date < first ? scaled(bar, ratio) : bar));
  const byDate = new Map(earlier.map((bar) => [bar.date, bar]));
  for (const bar of brought) byDate.set(bar.date, { ...withoutPrevious(bar), doubtful: 0 });
  const merged = [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const doubtfulBefore = lastBreak(merged, new Map(brought.map((bar) => [bar.date, bar])));
  return merged.map((bar, i) => (i < doubtfulBefore && !bar.doubtful ? { ...bar, doubtful: 1 } : bar));
}

const withoutPrevious = ({ date, open, high, low, close, volume }: NewBar): Omit<StoredBar, 'doubtful'> => ({
  date,
  open,
  high,
  low,
  close,
  volume,
});

function splitRatio(stored: readonly StoredBar[], brought: readonly NewBar[]): number {
  const closeOn = new Map(stored.map((bar) => [bar.date, bar.close]));
  const ratios = brought
    .flatMap(({ date, close }) => {
      const before = closeOn.get(date);
      return before ? [close / before] : [];
    })
    .sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)];
  if (median === undefined || ratios.length < OVERLAP.days || off(median) < OVERLAP.differs) return 1;
  return ratios.every((ratio) => off(ratio / median) < OVERLAP.spread) ? median : 1;
}

function scaled(bar: StoredBar, ratio: number): StoredBar {
  const price = (value: number | null) => (value === null ? null : Number((value * ratio).toFixed(4)));
  return {
    ...bar,
    open: price(bar.open),
    high: price(bar.high),
    low: price(bar.low),
    close: Number((bar.close * ratio).toFixed(4)),
    volume: bar.volume === null ? null : Math.round(bar.volume / ratio),
    doubtful: 1,
  };
}

/** The index of the last new bar that does not follow from the one before it; 0 for none. */
function lastBreak(merged: readonly StoredBar[], brought: ReadonlyMap<string, NewBar>): number {
  for (let i = merged.length - 1; i > 0; i -= 1) {
    const bar = merged[i];
    const before = merged[i - 1];
    const own = bar && brought.get(bar.date);
    if (!bar || !before || !own || brought.has(before.date)) continue;
    const isNext = sessionsAfter(before.date, bar.date) === 1;
    const previous = isNext ? own.previousClose : null;
    const breaks = previous
      ? off(previous / before.close) > OTHER_SHARE
      : bar.close / before.close >= JUMP.up || bar.close / before.close <= JUMP.down;
    if (breaks) return i;
  }
  return 0;
}
