import { afterEach, expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

afterEach(() => void vi.restoreAllMocks());

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** How many of 100 works have begun by each turn, of which each takes so long, in part after it was handed over. */
async function begunByTurn(tookMs: number): Promise<number[]> {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pace = createPace();
  const begun: number[] = [];
  for (let n = 0; n < 100; n++)
    pace(() => {
      begun.push(n);
      void Promise.resolve().then(() => (now += tookMs));
    });
  const counts = [begun.length];
  while (begun.length < 100) {
    await turn();
    counts.push(begun.length);
  }
  expect(begun).toEqual(Array.from({ length: 100 }, (_, n) => n));
  return counts;
}

it('works that take long begin one by one, each in a turn of its own', async () => {
  const counts = await begunByTurn(20);
  expect(counts.slice(0, 4)).toEqual([1, 2, 3, 4]);
  expect(counts).toHaveLength(100);
});

it('works that take next to nothing begin together, and the first of all at once', async () => {
  const counts = await begunByTurn(0.01);
  expect(counts[0]).toBe(1);
  expect(counts.length).toBeLessThan(6);
});

it('of works that take a millisecond some five begin in a turn', async () => {
  const counts = await begunByTurn(1);
  expect(counts.length).toBeGreaterThan(17);
  expect(counts.length).toBeLessThan(25);
});

it('who comes when all is done begins at once again', async () => {
  const pace = createPace();
  for (let round = 0; round < 3; round++) {
    const begin = vi.fn();
    pace(begin);
    expect(begin).toHaveBeenCalledOnce();
    await turn();
  }
});
