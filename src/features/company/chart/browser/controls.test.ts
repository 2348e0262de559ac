import { expect, test } from 'vitest';
import { choiceAfter, isChosen, onKeys } from './controls.ts';
import type { ChartChoice } from '../layers.ts';

const choice: ChartChoice = { range: '6M', style: 'candles', layers: ['sma', 'events'], isLog: false };

test.each([
  ['range:1M', { range: '1M' }],
  ['range:9M', {}],
  ['style:line', { style: 'line' }],
  ['style:candles', {}],
  ['layer:rsi', { layers: ['sma', 'rsi', 'events'] }],
  ['layer:sma', { layers: ['events'] }],
  ['layer:nonsense', {}],
  ['scale:log', { isLog: true }],
  ['', {}],
])('%j changes %j and nothing else', (control, change) => {
  expect(choiceAfter(choice, control)).toEqual({ ...choice, ...change });
});

test('a control is chosen when its choice is shown', () => {
  const controls = ['range:6M', 'range:1M', 'style:candles', 'style:line', 'layer:sma', 'layer:rsi'];
  expect(controls.filter((control) => isChosen(choice, control, '3M'))).toEqual([
    'range:6M',
    'style:candles',
    'layer:sma',
  ]);
  expect(['range:3M', 'range:6M'].map((each) => isChosen({ ...choice, range: null }, each, '3M'))).toEqual([
    true,
    false,
  ]);
});

/** A stage with just what keys need of an element. */
class Stage extends EventTarget {
  tabIndex = -1;
  role: string | null = null;
  press(key: string, modifiers: object = {}) {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...modifiers });
    this.dispatchEvent(event);
    return event.defaultPrevented;
  }
}

test('keys move from session to session, Escape and the loss of focus end it, others are left to the page', () => {
  const stage = new Stage();
  const end = new AbortController();
  const moves: (number | null)[] = [];
  let pointed: number | null = null;
  const sessions = { pointed: () => pointed, first: () => 10, last: 20 };
  onKeys(stage as unknown as HTMLElement, end.signal, sessions, (index) =>
    moves.push((pointed = index) ?? -1),
  );
  expect([stage.tabIndex, stage.role]).toEqual([0, 'group']);
  expect(['ArrowLeft', 'ArrowLeft', 'Home', 'Escape'].map((key) => stage.press(key))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['Tab', 'a', 'Enter'].map((key) => stage.press(key))).toEqual([false, false, false]);
  expect(stage.press('ArrowLeft', { metaKey: true })).toBe(false);
  stage.dispatchEvent(new Event('blur'));
  expect(moves).toEqual([20, 19, 10, -1, -1]);
  end.abort();
  expect(stage.press('ArrowLeft')).toBe(false);
});
