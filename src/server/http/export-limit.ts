import { LRUCache } from 'lru-cache';

/** Files that one address may ask for at once, and how long it takes until it may ask for another. */
const BURST = 10;
const EVERY_MS = 6_000;
const MAX_ADDRESSES = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * How many files an address may ask for: ten at once, then one in six seconds. Answers how many milliseconds it has to
 * wait for this one; 0 where it may have it. The ten thousand addresses that asked last are remembered.
 */
export function createExportLimit(now: () => number = Date.now): (address: string) => number {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });
  return (address) => {
    const bucket = buckets.get(address) ?? { left: BURST, at: now() };
    const left = Math.min(BURST, bucket.left + Math.max(now() - bucket.at, 0) / EVERY_MS);
    buckets.set(address, { left: left >= 1 ? left - 1 : left, at: now() });
    return left >= 1 ? 0 : (1 - left) * EVERY_MS;
  };
}
