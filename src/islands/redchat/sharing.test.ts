import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharing } from './sharing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a link is handed over once: not while that goes on, nor for three seconds after, however long it took', async () => {
  const handedOver = Promise.withResolvers<string>();
  const handOver = vi.fn(() => handedOver.promise);
  const { $isResting, $toast, share } = createSharing(handOver);
  const sharing = share();
  vi.advanceTimersByTime(10_000);
  void share();
  expect([handOver.mock.calls.length, $isResting.get(), $toast.get()]).toEqual([1, true, null]);
  handedOver.resolve('Shared');
  await sharing;
  expect($toast.get()).toBe('Shared');
  vi.advanceTimersByTime(1_199);
  expect($toast.get()).toBe('Shared');
  vi.advanceTimersByTime(1);
  expect($toast.get()).toBeNull();
  vi.advanceTimersByTime(1_799);
  expect($isResting.get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect($isResting.get()).toBe(false);
});

it.each([
  ['a link that could not be made is told', new Error('offline'), 'The link could not be made'],
  ['who closes the sheet of the phone is told nothing', new DOMException('', 'AbortError'), null],
])('%s, and the button can be pressed again at once', async (_, failure, told) => {
  const { $isResting, $toast, share } = createSharing(() => Promise.reject(failure));
  await share();
  expect([$isResting.get(), $toast.get()]).toEqual([false, told]);
});
