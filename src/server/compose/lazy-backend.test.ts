import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { lazyBackend } from './lazy-backend.ts';

const counted = () => {
  const open = vi.fn(() => Promise.resolve(new Hono().get('/x', (c) => c.text('here'))));
  return open;
};
const ask = async (backend: ReturnType<typeof lazyBackend>) =>
  (await backend(new Request('http://backend.internal/x'))).text();

it('is opened by the first who asks, and once', async () => {
  const open = counted();
  const backend = lazyBackend(open);
  expect(open).not.toHaveBeenCalled();
  expect(await Promise.all([ask(backend), ask(backend)])).toEqual(['here', 'here']);
  expect(open).toHaveBeenCalledOnce();
});

it('is opened by itself where nobody asks', () => {
  vi.useFakeTimers();
  const open = counted();
  lazyBackend(open, 50);
  vi.advanceTimersByTime(49);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
