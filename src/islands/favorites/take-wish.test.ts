import { beforeEach, expect, it, vi } from 'vitest';
import { keepWish, WISH_KEY } from './keep-wish.ts';
import { takeWish } from './take-wish.ts';

const MINUTE = 60_000;
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('a wish is taken once, within a quarter of an hour', () => {
  const thing = { kind: 'news', id: 'n1', name: 'A headline' } as const;
  keepWish(thing, 0);
  expect(takeWish(15 * MINUTE - 1)).toEqual(thing);
  expect(takeWish(0)).toBeNull();
  keepWish(thing, 0);
  expect(takeWish(15 * MINUTE)).toBeNull();
  expect(takeWish(0)).toBeNull();
});

it('the last of several wishes counts', () => {
  keepWish({ kind: 'news', id: 'n1', name: 'One' }, 0);
  keepWish({ kind: 'company', id: 'ABEO', name: 'Two' }, 0);
  expect(takeWish(0)?.id).toBe('ABEO');
});

it.each(['', 'null', '{', '[]', '7', '{"kind":"podcast","id":"a","name":"b","at":0}'])(
  'what is no wish (%s) is thrown away',
  (text) => {
    kept.set(WISH_KEY, text);
    expect(takeWish(0)).toBeNull();
    expect(kept.size).toBe(0);
  },
);

it('a heart that does not say what it is of leaves no wish', () => {
  keepWish({ kind: 'news', name: 'No id' }, 0);
  expect(takeWish(0)).toBeNull();
});
