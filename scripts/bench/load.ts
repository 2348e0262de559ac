import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  medianMs: number;
}

interface Target {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  body?: string;
  /** A path for each request, so that no finished page can serve it. */
  pathOf?: (n: number) => string;
}

const SECONDS = 4;

/** Loads one address of this machine for a few seconds. */
export async function load({ url, connections, headers = {}, body, pathOf }: Target): Promise<Load> {
  let n = 0;
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers,
    ...(body !== undefined && { method: 'POST', body }),
    ...(pathOf && { requests: [{ setupRequest: (request: object) => ({ ...request, path: pathOf(n++) }) }] }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { requestsPerSecond: result.requests.average, medianMs: result.latency.p50 };
}

/** Median of single requests one after another, in ms: finer than the load generator's whole milliseconds. */
export async function medianLatency(url: string, init: RequestInit, rounds = 400): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const startedAt = performance.now();
    await (await fetch(url, init)).arrayBuffer();
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
