import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

/** A page whose visibility the test decides. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const open = () => {
  const page = new FakePage();
  const calls = vi.fn();
  const stop = whileVisible(1000, calls, page);
  return { page, calls, stop };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a page that stays visible is called once in each period', () => {
  const { calls } = open();
  vi.advanceTimersByTime(999);
  expect(calls).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(3001);
  expect(calls).toHaveBeenCalledTimes(4);
});

test('a hidden page is never called, and once when it comes back late', () => {
  const { page, calls } = open();
  page.turn('hidden');
  vi.advanceTimersByTime(10_000);
  expect(calls).toHaveBeenCalledTimes(0);
  page.turn('visible');
  vi.advanceTimersByTime(0);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a look away in between does not begin the period anew', () => {
  const { page, calls } = open();
  vi.advanceTimersByTime(600);
  page.turn('hidden');
  page.turn('visible');
  vi.advanceTimersByTime(400);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('nothing is called after the end', () => {
  const { page, calls, stop } = open();
  stop();
  vi.advanceTimersByTime(5000);
  page.turn('visible');
  vi.advanceTimersByTime(5000);
  expect(calls).toHaveBeenCalledTimes(0);
});

test('a period that began before is over sooner, and one that is over calls at once', () => {
  const [late, over] = [vi.fn(), vi.fn()];
  whileVisible(1000, late, new FakePage(), Date.now() - 600);
  whileVisible(1000, over, new FakePage(), Date.now() - 5000);
  vi.advanceTimersByTime(399);
  expect([late, over].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  vi.advanceTimersByTime(1);
  expect(late).toHaveBeenCalledTimes(1);
});
