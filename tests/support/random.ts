/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many of a list at random, the same for the same `SEED_OF_RANDOM`, 1 unless set. */
export function randomOf<T>(all: readonly T[], count: number): T[] {
  const next = seeded(Number(process.env['SEED_OF_RANDOM'] ?? 1));
  return all
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ value }) => value);
}
