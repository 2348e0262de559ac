import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

describe('withDeadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers what the work answers in time', async () => {
    await expect(withDeadline(100, () => Promise.resolve(1))).resolves.toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops waiting at the deadline even for work that ignores the signal', async () => {
    const waiting = withDeadline(10_000, () => new Promise(() => undefined));
    const outcome = expect(waiting).rejects.toMatchObject({ code: 'timeout', status: 504 });
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });

  it('tells the work to stop', async () => {
    let seen: AbortSignal | undefined;
    const waiting = withDeadline(50, (signal) => ((seen = signal), new Promise(() => undefined)));
    const outcome = expect(waiting).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(50);
    await outcome;
    expect(seen?.aborted).toBe(true);
  });
});
