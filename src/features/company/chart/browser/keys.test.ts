import { expect, test } from 'vitest';
import { sessionAfterKey } from './keys.ts';

const from = (index: number | null) => (key: string) => sessionAfterKey(key, index, 20, 99);

test('arrows move by a session, page keys by twenty, Home and End to the ends of the range', () => {
  const move = from(50);
  expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'].map(move)).toEqual([
    49, 51, 30, 70, 20, 99,
  ]);
});

test('the first arrow points at the last session', () => {
  expect(['ArrowLeft', 'ArrowRight'].map(from(null))).toEqual([99, 99]);
});

test('no key leads beyond the bars', () => {
  expect([from(99)('ArrowRight'), from(0)('ArrowLeft'), from(5)('PageUp')]).toEqual([99, 0, 0]);
});

test('other keys are left alone', () => {
  expect(from(50)('Tab')).toBeUndefined();
});
