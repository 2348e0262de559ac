import { chooseGenerator, type Load, type Target } from './generator.ts';

export const generator = await chooseGenerator();
const SECONDS = 4;

/** Loads one address of this machine for a few seconds. */
export const load = (target: Omit<Target, 'seconds'>): Promise<Load> =>
  generator.load({ ...target, seconds: SECONDS });

/** The address of a made-up visitor. */
const addressOf = (n: number): string => `10.0.${(n >> 8) % 256}.${n % 256}`;

/** Median of single requests one after another, in ms: finer than the load generator's whole milliseconds. */
export async function medianLatency(url: string, ask: () => RequestInit, rounds = 400): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const init = ask();
    const startedAt = performance.now();
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', addressOf(n));
    const response = await fetch(url, { ...init, headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** Runs both by turns, three times each, and keeps the best of each, so that a hiccup of the machine spoils neither. */
export async function compare<T>(
  a: () => Promise<T>,
  b: () => Promise<T>,
  better: (x: T, y: T) => boolean,
): Promise<[T, T]> {
  const pick = (list: T[]) => list.reduce((best, next) => (better(next, best) ? next : best));
  const first: T[] = [];
  const second: T[] = [];
  for (let round = 0; round < 3; round++) {
    first.push(await a());
    second.push(await b());
  }
  return [pick(first), pick(second)];
}
