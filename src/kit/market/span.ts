import { volatility } from './indicators.ts';

/** A session's prices and shares traded; what is doubtful may be of another session or split. */
export interface Session {
  date: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  volume: number | null;
  doubtful: boolean;
}

/** A figure of one session. */
export interface OfDay {
  date: string;
  value: number;
}

/** The deepest fall from a close to a later one, of closes oldest first; undefined where none fell. */
export function deepestFall(
  closes: readonly Pick<Session, 'date' | 'close'>[],
):
  | { peak: Pick<Session, 'date' | 'close'>; trough: Pick<Session, 'date' | 'close'>; percent: number }
  | undefined {
  let top = closes[0];
  let deepest: ReturnType<typeof deepestFall>;
  for (const each of closes) {
    if (top === undefined || each.close > top.close) top = each;
    const percent = top.close > 0 ? (each.close / top.close - 1) * 100 : 0;
    if (percent < (deepest?.percent ?? 0)) deepest = { peak: top, trough: each, percent };
  }
  return deepest;
}

/** Of equal ones the first stays first. */
const byMost = (one: OfDay, other: OfDay): number => other.value - one.value;
const byLeast = (one: OfDay, other: OfDay): number => one.value - other.value;

/** The highest and the lowest price within a session, of the sessions whose are known. */
export function pricesWithin(sure: readonly Session[]): { high: OfDay | undefined; low: OfDay | undefined } {
  const known = (of: 'high' | 'low'): OfDay[] =>
    sure.flatMap((bar) => (bar[of] === null ? [] : [{ date: bar.date, value: bar[of] }]));
  return { high: known('high').toSorted(byMost)[0], low: known('low').toSorted(byLeast)[0] };
}

/** The sessions in which shares were traded, those with most of them first. */
export const byVolume = (sure: readonly Session[]): OfDay[] =>
  sure
    .flatMap(({ date, volume }) => (volume !== null && volume > 0 ? [{ date, value: volume }] : []))
    .toSorted(byMost);

/** How far each session moved the price from the one before, in percent; none from or to a doubtful close. */
export const movesOf = (all: readonly Session[]): OfDay[] =>
  all.slice(1).flatMap(({ date, close, doubtful }, i) => {
    const before = all[i];
    if (!before || before.close <= 0 || before.doubtful || doubtful) return [];
    return [{ date, value: (close / before.close - 1) * 100 }];
  });

/** The largest rise and the largest fall; of equal ones the first. */
export const extremesOf = (
  moves: readonly OfDay[],
): { rise: OfDay | undefined; fall: OfDay | undefined } => ({
  rise: moves.toSorted(byMost)[0],
  fall: moves.toSorted(byLeast)[0],
});

export const SESSIONS_OF_VOLATILITY = 60;

/** How far the moves of the last sixty sessions scatter, as a yearly percent; null where a close of them is doubtful, or there are fewer. */
export function volatilityOf(all: readonly Session[]): number | null {
  const lately = all.slice(-SESSIONS_OF_VOLATILITY - 1);
  if (lately.some(({ doubtful }) => doubtful)) return null;
  return volatility(
    lately.map(({ close }) => close),
    SESSIONS_OF_VOLATILITY,
  );
}

/** As many sessions before one are its usual: those of the quotes' own average. */
export const USUAL_SESSIONS = 63;

/** The average volume of the sessions before one; null where fewer are on record with theirs. */
export function usualBefore(before: readonly Session[]): number | null {
  const volumes = before.slice(-USUAL_SESSIONS).flatMap(({ volume }) => volume ?? []);
  return volumes.length === USUAL_SESSIONS
    ? volumes.reduce((sum, each) => sum + each, 0) / volumes.length
    : null;
}
