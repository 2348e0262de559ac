import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBreath } from './breath.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

// The turn in which the test before this one ended is over.
beforeEach(nextTurn);
afterEach(() => void vi.restoreAllMocks());

/** A page that asks three times, together or one after the other, each taking so many milliseconds; tells the turn in which it had all. */
function createPages() {
  let now = 1_000;
  let turn = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const count = () => {
    turn += 1;
    setImmediate(count).unref();
  };
  setImmediate(count).unref();
  const ask = async (tookMs: number) => {
    await Promise.resolve();
    now += tookMs;
  };
  return {
    together: async (tookMs: number) => {
      const breath = createBreath();
      await Promise.all([1, 2, 3].map(() => breath(() => ask(tookMs))));
      return turn;
    },
    inARow: async (tookMs: number) => {
      const breath = createBreath();
      for (let n = 0; n < 3; n++) await breath(() => ask(tookMs));
      return turn;
    },
  };
}

it('a page that takes little has its answers in the turn in which it asked', async () => {
  const { together, inARow } = createPages();
  expect(await together(1)).toBe(0);
  await nextTurn();
  const before = await together(0);
  expect(await inARow(0.5)).toBe(before);
});

it('a page that has taken its part waits for the next turn, once for all that it asked together', async () => {
  const { together } = createPages();
  expect(await together(3)).toBe(1);
});

it('a page that asks one after the other has a turn for each piece', async () => {
  const { inARow } = createPages();
  expect(await inARow(5)).toBe(3);
});

it('of several pages one goes on in a turn, in the order in which they came', async () => {
  const { together } = createPages();
  const turns = await Promise.all([together(5), together(5), together(5)]);
  expect(turns).toEqual([1, 2, 3]);
});

it('what fails is told at once, and nobody waits for it', async () => {
  createPages();
  const breath = createBreath();
  await expect(breath(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await breath(() => Promise.resolve(1))).toBe(1);
});
