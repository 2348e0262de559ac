import type { Bar } from '#server/fill/seed/format.ts';
import { round } from './sources.ts';

/** New shares for old ones that reverse splits use. */
const usualRatios = [
  3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 75, 80, 100, 125, 150, 200, 250, 300, 400, 500,
];

/** What stands around a jump of the close from one bar to the next. */
interface Jump {
  /** Close after over close before. */
  price: number;
  /** Median shares traded in the five sessions after over those in the ten before. */
  shares: number;
  /** The same in dollars. */
  dollars: number;
  /** Dollars traded in the session of the jump over the median of the ten before. */
  sessionDollars: number;
  /** Whether the share hardly traded before: a symbol taken over by another share looks like this. */
  idleBefore: boolean;
}

/** How a source gives its bars: as they were published that day, or adjusted by the source itself. */
type Basis = 'as published' | 'adjusted';

/**
 * A reverse split multiplies the price while fewer shares change hands for about the same money; news multiplies
 * both. `split` is near certain, `ambiguous` may be either.
 */
function judgeJump(jump: Jump): 'split' | 'ambiguous' | 'move' {
  const { price, shares, dollars, sessionDollars } = jump;
  if (jump.idleBefore && (price >= 4.5 || price <= 0.2)) return 'ambiguous';
  if (price >= 2.4 && shares < 0.7 && dollars < 6) return 'split';
  if (price >= 4.5 || (price >= 2.4 && shares < 3)) return 'ambiguous';
  if (price >= 1.8 && shares < 0.7) return 'ambiguous';
  if (price <= 0.55 && sessionDollars < 2.5) return 'ambiguous';
  return 'move';
}

/** A split that is on record: the close is multiplied by `factor` (old shares over new ones) from `date` on. */
export interface KnownSplit {
  date: string;
  factor: number;
}

/** Sessions by which a published close may be late, and so the jump of a split. */
const LATE_SESSIONS = 2;

/**
 * Where the bars show a known split: the bar nearest its date whose jump is nearer to the factor than to none. undefined
 * where they are adjusted for it already, or do not reach as far back.
 */
function placeOf(bars: readonly Bar[], { date, factor }: KnownSplit): number | undefined {
  const on = bars.findIndex((bar) => bar.date >= date);
  if (on < 0) return undefined;
  const missed = (at: number) =>
    Math.abs(Math.log((bars[at]?.close ?? 0) / (bars[at - 1]?.close ?? 0) / factor));
  const none = (at: number) => Math.abs(Math.log((bars[at]?.close ?? 0) / (bars[at - 1]?.close ?? 0)));
  const places = Array.from({ length: LATE_SESSIONS + 2 }, (_, i) => on - 1 + i).filter(
    (at) => at > 0 && at < bars.length && missed(at) < none(at),
  );
  return places.sort((a, b) => missed(a) - missed(b))[0];
}

/**
 * Bars with earlier closes and volumes brought to the newest share: by the factor of a `known` split exactly, of others by
 * the jump of the close. The ratio is the usual one nearest to the jump,
 * which the day's own move can shift by a step: so everything before a split, as before an ambiguous jump, is
 * marked doubtful, to be drawn but never computed with. Where the source has adjusted already, only what it
 * certainly missed is mended.
 */
export function adjustSplits(published: readonly Bar[], basis: Basis, known?: KnownSplit): Bar[] {
  const place = known && placeOf(published, known);
  const bars =
    known && place !== undefined
      ? published.map((bar, i) => (i < place ? scaleBar(bar, known.factor) : bar))
      : published;
  const jumps = bars.flatMap((_, at) => {
    const jump = at > 0 && at !== place ? jumpAt(bars, at) : null;
    if (!jump) return [];
    const verdict = judgeJump(jump);
    if (verdict === 'split') return [{ at, ratio: nearestRatio(jump.price) }];
    return verdict === 'ambiguous' && (basis === 'as published' || jump.idleBefore) ? [{ at, ratio: 1 }] : [];
  });
  const lastJump = jumps.at(-1)?.at ?? 0;
  return bars.map((bar, i) => {
    const factor = jumps.reduce((product, { at, ratio }) => (i < at ? product * ratio : product), 1);
    return { ...(factor === 1 ? bar : scaleBar(bar, factor)), doubtful: i < lastJump ? 1 : bar.doubtful };
  });
}

function scaleBar(bar: Bar, factor: number): Bar {
  const scaled = (price: number | null) => (price === null ? null : round(price * factor, 4));
  return {
    ...bar,
    open: scaled(bar.open),
    high: scaled(bar.high),
    low: scaled(bar.low),
    close: round(bar.close * factor, 4),
    volume: bar.volume === null ? null : Math.round(bar.volume / factor),
  };
}

function jumpAt(bars: readonly Bar[], at: number): Jump | null {
  const before = bars[at - 1];
  const after = bars[at];
  if (!before || !after) return null;
  const price = after.close / before.close;
  if (price > 0.55 && price < 1.8) return null;
  const earlier = bars.slice(Math.max(0, at - 10), at);
  // Without volumes a split cannot be told from a move.
  if (earlier.every(({ volume }) => volume === null)) return null;
  const later = bars.slice(at, at + 5);
  const shares = (bar: Bar) => bar.volume ?? 0;
  const dollars = (bar: Bar) => shares(bar) * bar.close;
  const usualDollars = Math.max(1, median(earlier.map(dollars)));
  return {
    price,
    shares: median(later.map(shares)) / Math.max(1, median(earlier.map(shares))),
    dollars: median(later.map(dollars)) / usualDollars,
    sessionDollars: dollars(after) / usualDollars,
    idleBefore: median(earlier.map(shares)) === 0,
  };
}

const nearestRatio = (price: number): number =>
  usualRatios.reduce((best, ratio) => (distance(price, ratio) < distance(price, best) ? ratio : best));

const distance = (a: number, b: number): number => Math.abs(Math.log(a / b));

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};
