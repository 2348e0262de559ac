import { expect, it } from 'vitest';
import { hold, readHeld } from './held-copies.ts';

const place = { kind: 'news', id: 'n1', person: 'ann' };
const held = { typed: { title: 'A' }, version: 2, at: '2026-07-02T12:00:00Z', revision: 4 };
const shelf = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

it('what is held is one person’s, of one entry, until it is let go', () => {
  const at = shelf();
  hold(place, held, at);
  expect(readHeld(place, at)).toEqual(held);
  expect(readHeld({ ...place, person: 'bob' }, at)).toBeNull();
  expect(readHeld({ ...place, id: 'n2' }, at)).toBeNull();
  hold(place, null, at);
  expect([readHeld(place, at), at.kept.size]).toEqual([null, 0]);
});

it('what cannot be read or written is no fault', () => {
  const at = shelf();
  hold(place, held, at);
  for (const key of at.kept.keys()) at.kept.set(key, '{"typed"');
  expect(readHeld(place, at)).toBeNull();
  const full = { ...shelf(), setItem: () => { throw new Error('full'); } }; // prettier-ignore
  expect(() => hold(place, held, full)).not.toThrow();
});
