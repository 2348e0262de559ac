import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REFRESH_MS } from '#contract/bounds.ts';
import { refreshWhileVisible } from './refresh-while-visible.ts';

class PageDouble extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const page = new PageDouble();
  const refresh = vi.fn(() => Promise.resolve());
  return { page, refresh, stop: refreshWhileVisible(refresh, page) };
}

it('refreshes every 15 minutes', () => {
  const { refresh } = watch();
  vi.advanceTimersByTime(REFRESH_MS - 1);
  expect(refresh).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1 + REFRESH_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('rests while nobody looks, and catches up at once when the page comes back late', () => {
  const { page, refresh } = watch();
  page.show('hidden');
  vi.advanceTimersByTime(3 * REFRESH_MS);
  expect(refresh).toHaveBeenCalledTimes(0);
  page.show('visible');
  vi.advanceTimersByTime(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('stops when it is told to', () => {
  const { refresh, stop } = watch();
  stop();
  vi.advanceTimersByTime(2 * REFRESH_MS);
  expect(refresh).toHaveBeenCalledTimes(0);
});
