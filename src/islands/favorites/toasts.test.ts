import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FavoriteItem } from './favorite-item.ts';
import { createToasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const item: FavoriteItem = { kind: 'news', id: 'n1', name: 'A headline' };

it('stay as long as they are looked at, and six seconds from then', () => {
  const { $toast, show, hold } = createToasts();
  show({ about: 'changed', item, favorite: true });
  vi.advanceTimersByTime(5_000);
  hold(true);
  vi.advanceTimersByTime(60_000);
  expect($toast.get()?.text).toBe('A headline added to favorites');
  hold(false);
  vi.advanceTimersByTime(5_999);
  expect($toast.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeNull();
});

it('give way to the next, which has its own six seconds, even with the same words', () => {
  const { $toast, show } = createToasts();
  show({ about: 'failed', item, favorite: false });
  const first = $toast.get();
  vi.advanceTimersByTime(5_000);
  show({ about: 'failed', item, favorite: false });
  expect($toast.get()?.text).toBe(first?.text);
  expect($toast.get()?.id).not.toBe(first?.id);
  vi.advanceTimersByTime(5_000);
  expect($toast.get()).not.toBeNull();
});

it('cut a long title', () => {
  const { $toast, show } = createToasts();
  show({ about: 'changed', item: { ...item, name: 'word '.repeat(60) }, favorite: false });
  expect($toast.get()?.text.length).toBeLessThan(100);
  expect($toast.get()?.text).toMatch(/… removed from favorites$/);
});
