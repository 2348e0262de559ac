import { EMA, RSI, SMA } from 'trading-signals';

/** One value for each input; null while the window is not yet full. */
export type Series = (number | null)[];

/**
 * Closes that an indicator needs before it is told: averages their periods; RSI and MACD, whose readings are held against
 * fixed levels, as many that their seed weighs under 2 % (three periods, Wilder: five). With fewer it is not available.
 */
export const neededSessions = { sma: 50, ema: 20, rsi: 70, macd: 78 } as const;

/** Mean of the last `n` closes. */
export const sma = (closes: readonly number[], n: number): Series => new SMA(n).updates(closes);

/** Exponential moving average with weight 2 / (n + 1), which begins with the mean of the first `n` closes. */
export function ema(closes: readonly number[], n: number): Series {
  const average = new EMA(n);
  // The library begins with the first close; the published references begin with the mean.
  const seed = closes.length < n ? null : closes.slice(0, n).reduce((sum, close) => sum + close, 0) / n;
  return closes.map((close, i) => {
    if (seed === null || i < n - 1) return null;
    return average.update(i === n - 1 ? seed : close, false);
  });
}

/** Relative strength index, 0 to 100, smoothed as Wilder does; the first value stands at position `n`. */
export const rsi = (closes: readonly number[], n: number): Series => new RSI(n).updates(closes);

/** The MACD line: fast average minus slow average, in the unit of the closes. */
export function macd(closes: readonly number[], fast = 12, slow = 26): Series {
  const slowLine = ema(closes, slow);
  return ema(closes, fast).map((value, i) => {
    const base = slowLine[i];
    return value === null || base === null || base === undefined ? null : value - base;
  });
}

/** The signal line of a MACD line: its exponential average, from where nine of its values exist. */
export function macdSignal(line: Series, n = 9): Series {
  const start = line.findIndex((value) => value !== null);
  if (start < 0) return line.map(() => null);
  const known = line.slice(start).map((value) => value ?? 0);
  return [...line.slice(0, start), ...ema(known, n)];
}

/** The last close against the one `sessions` before, in percent; null where either is unknown. */
export function changeOver(closes: Readonly<Series>, sessions: number): number | null {
  const last = closes.at(-1);
  const before = closes[closes.length - 1 - sessions];
  return last === undefined || last === null || !before ? null : (last / before - 1) * 100;
}

const SESSIONS_OF_YEAR = 252;

/** Standard deviation of the daily moves (as logarithms) over some sessions, as a yearly percent; null while too few. */
export function volatility(closes: readonly number[], sessions: number): number | null {
  if (closes.length <= sessions) return null;
  let sum = 0;
  let squares = 0;
  for (let i = closes.length - sessions; i < closes.length; i += 1) {
    const move = Math.log((closes[i] ?? 0) / (closes[i - 1] ?? 0));
    sum += move;
    squares += move * move;
  }
  const variance = (squares - (sum * sum) / sessions) / (sessions - 1);
  return Number.isFinite(variance) ? Math.sqrt(Math.max(0, variance) * SESSIONS_OF_YEAR) * 100 : null;
}

/** How the moves of one price go with those of another. */
export interface MovesTogether {
  /** By how many percent it moves where the other moves by one: the slope of its moves over the other's, by least squares. */
  beta: number;
  /** Pearson's coefficient of the two, from -1 to 1. */
  correlation: number;
  /** As many moves of both. */
  moves: number;
}

/**
 * Beta and correlation of moves to those of another price over the same sessions, both as parts (0.01 is one percent); undefined where
 * fewer than `least` are given, or one of them never moves.
 */
export function movesTogether(
  pairs: readonly (readonly [own: number, other: number])[],
  least: number,
): MovesTogether | undefined {
  const moves = pairs.length;
  if (moves < Math.max(least, 2)) return undefined;
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / moves;
  const [own, other] = [mean(0), mean(1)];
  let [together, ofOwn, ofOther] = [0, 0, 0];
  for (const [a, b] of pairs) {
    together += (a - own) * (b - other);
    ofOwn += (a - own) ** 2;
    ofOther += (b - other) ** 2;
  }
  const found = { beta: together / ofOther, correlation: together / Math.sqrt(ofOwn * ofOther), moves };
  return Number.isFinite(found.beta) && Number.isFinite(found.correlation) ? found : undefined;
}
