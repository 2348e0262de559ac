import { expect, it, test, vi } from 'vitest';
import { takeKey } from './combobox.ts';

/** What a key leads to: the option moved to, or the name of what was called; undefined where it is left alone. */
function press(
  key: string,
  active: number,
  count: number,
  { restsOnField = false, isComposing = false } = {},
) {
  const preventDefault = vi.fn();
  const done: (number | string)[] = [];
  takeKey({ key, isComposing, preventDefault } as unknown as KeyboardEvent, {
    active,
    count,
    restsOnField,
    move: (to) => done.push(to),
    choose: () => done.push('choose'),
    close: () => done.push('close'),
  });
  expect(preventDefault).toHaveBeenCalledTimes(done.length);
  return done[0];
}

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', -1, 3, 2],
  ['ArrowDown', -1, 0, undefined],
  ['a', 0, 3, undefined],
])('%s from %i of %i leads to %s', (key, active, count, next) => {
  expect(press(key, active, count)).toBe(next);
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, undefined],
  ['End', 0, 3, undefined],
])('%s from %i of %i leads to %s where arrows rest on the field', (key, active, count, next) => {
  expect(press(key, active, count, { restsOnField: true })).toBe(next);
});

it('chooses by Enter the option that is pointed at, and leaves Enter to the form without one', () => {
  expect(press('Enter', 0, 3)).toBe('choose');
  expect(press('Enter', -1, 3)).toBeUndefined();
});

it('closes by Escape, whether there are options or not', () => {
  expect(press('Escape', 1, 3)).toBe('close');
  expect(press('Escape', -1, 0)).toBe('close');
});

it('leaves every key alone that only composes a letter', () => {
  for (const key of ['Enter', 'Escape', 'ArrowDown'])
    expect(press(key, 0, 3, { isComposing: true })).toBeUndefined();
});
