import { afterEach, expect, test, vi } from 'vitest';
import { fetchInTime } from './fetch-in-time.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a call gives up after ten seconds, and sooner where whoever asked does', async () => {
  const sent: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init.signal);
    return Promise.resolve(new Response());
  });
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const asker = new AbortController();
  await fetchInTime('/a');
  await fetchInTime('/b', { method: 'POST', signal: asker.signal });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(sent.map((signal) => signal?.aborted)).toEqual([false, false]);
  asker.abort();
  expect(sent.map((signal) => signal?.aborted)).toEqual([false, true]);
  late.abort();
  expect(sent.map((signal) => signal?.aborted)).toEqual([true, true]);
});
