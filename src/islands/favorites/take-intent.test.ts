import { beforeEach, expect, it, vi } from 'vitest';
import { keepIntent, INTENT_KEY } from './keep-intent.ts';
import { intendedName, takeIntent } from './take-intent.ts';

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

it('an intent is taken once, within a quarter of an hour', () => {
  const item = { kind: 'news', id: 'n1', name: 'A headline' } as const;
  keepIntent(item, 0);
  expect(takeIntent(15 * MINUTE - 1)).toEqual(item);
  expect(takeIntent(0)).toBeNull();
  keepIntent(item, 0);
  expect(takeIntent(15 * MINUTE)).toBeNull();
  expect(takeIntent(0)).toBeNull();
});

it('an intent can be named before it is taken, while it is meant', () => {
  expect(intendedName(0)).toBeNull();
  keepIntent({ kind: 'company', id: 'ABEO', name: 'Abeona' }, 0);
  expect(intendedName(1)).toBe('Abeona');
  expect(intendedName(15 * MINUTE)).toBeNull();
  expect(takeIntent(1)?.id).toBe('ABEO');
});

it('the last of several intents counts', () => {
  keepIntent({ kind: 'news', id: 'n1', name: 'One' }, 0);
  keepIntent({ kind: 'company', id: 'ABEO', name: 'Two' }, 0);
  expect(takeIntent(0)?.id).toBe('ABEO');
});

it.each(['', 'null', '{', '[]', '7', '{"kind":"podcast","id":"a","name":"b","at":0}'])(
  'what is no intent (%s) is thrown away',
  (text) => {
    kept.set(INTENT_KEY, text);
    expect(takeIntent(0)).toBeNull();
    expect(kept.size).toBe(0);
  },
);

it('a heart that does not say what it is of leaves no intent', () => {
  keepIntent({ kind: 'news', name: 'No id' }, 0);
  expect(takeIntent(0)).toBeNull();
});
