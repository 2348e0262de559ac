import { expect, test } from 'vitest';
import { inSlots } from './slots.mjs';

/** Pieces that end when they are told to, and what has begun. */
function pieces(...list) {
  const begun = [];
  const ends = {};
  return {
    begun,
    end: async (name) => {
      ends[name](`${name} done`);
      await new Promise((resolve) => setImmediate(resolve));
    },
    pieces: list.map(([name, after]) => ({
      name,
      after,
      work: () => {
        begun.push(name);
        return new Promise((resolve) => (ends[name] = resolve));
      },
    })),
  };
}

test('two run at a time, the next when one has ended, and what they came to is told in their order', async () => {
  const { begun, end, pieces: three } = pieces(['a'], ['b'], ['c']);
  const outcome = inSlots(three, 2);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  await end('a');
  expect(await outcome).toEqual(['a done', 'b done', 'c done']);
});

test('a piece begins once what it waits for has ended; others pass it meanwhile', async () => {
  const { begun, end, pieces: three } = pieces(['a'], ['b', ['a']], ['c']);
  const outcome = inSlots(three, 2);
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  expect(begun).toEqual(['a', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'c', 'b']);
  await end('b');
  expect(await outcome).toHaveLength(3);
});
