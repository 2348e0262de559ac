import { LRUCache } from 'lru-cache';
import { browserPath, type Call, type Costly } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** What costs much, calls and pages: pages that are only read are never counted, since many read behind one address. */
export type Kind = Costly | 'calendar' | 'picture';

interface Allowance {
  /** What an address may ask for at once. */
  burst: number;
  /** Milliseconds until it may ask for one more. */
  everyMs: number;
}

/** Enough for a hundred people behind one address; a file takes a place for seconds, a picture a core for a tenth of one. */
const ALLOWANCES: Readonly<Record<Kind, Allowance>> = {
  file: { burst: 10, everyMs: 6_000 },
  search: { burst: 100, everyMs: 100 },
  query: { burst: 120, everyMs: 150 },
  universe: { burst: 120, everyMs: 500 },
  chat: { burst: 100, everyMs: 250 },
  calendar: { burst: 60, everyMs: 1_000 },
  picture: { burst: 20, everyMs: 1_000 },
};
const MAX_ADDRESSES = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Says how many milliseconds an address has to wait for one more, or for `count`; 0 where it may have them. The ten
 * thousand addresses that asked last are remembered.
 */
export function createAddressLimit(
  { burst, everyMs }: Allowance,
  now: () => number = Date.now,
): (address: string, count?: number) => number {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });
  return (address, count = 1) => {
    // Nobody is kept waiting for what would never be allowed.
    const wanted = Math.min(count, burst);
    const bucket = buckets.get(address) ?? { left: burst, at: now() };
    const left = Math.min(burst, bucket.left + Math.max(now() - bucket.at, 0) / everyMs);
    buckets.set(address, { left: left >= wanted ? left - wanted : left, at: now() });
    return left >= wanted ? 0 : (wanted - left) * everyMs;
  };
}

interface Rule {
  method: string;
  path: RegExp;
  kind: Kind;
}

const pages: readonly Rule[] = [
  { method: 'GET', path: /^\/search$/, kind: 'search' },
  { method: 'GET', path: /^\/events(?:\/[^/]+){0,2}\.ics$/, kind: 'calendar' },
  { method: 'GET', path: /^\/og\/[^/]+\.png$/, kind: 'picture' },
];
const rules: readonly Rule[] = [
  ...Object.values<Call>(calls).flatMap(({ method, path, costly }): Rule[] =>
    costly
      ? [
          {
            method,
            path: new RegExp(`^${browserPath(path).replaceAll(/:\w+/g, '[^/]+')}$`),
            kind: costly,
          },
        ]
      : [],
  ),
  ...pages,
];

/** What a request asks for, where that costs much. */
export function costOf(method: string | undefined, path: string): Kind | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return rules.find((rule) => rule.method === asked && rule.path.test(path))?.kind;
}

/** Answers the milliseconds that a network address has to wait for one of a kind, or for several. */
export type AddressLimits = (kind: Kind, address: string, count?: number) => number;

/** Counts what costs much, for each kind and network address. */
export function createAddressLimits(now?: () => number): AddressLimits {
  const entries = Object.entries(ALLOWANCES).map(
    ([kind, allowance]) => [kind, createAddressLimit(allowance, now)] as const,
  );
  const limits = Object.fromEntries(entries) as Record<Kind, ReturnType<typeof createAddressLimit>>;
  return (kind, address, count) => limits[kind](address, count);
}
