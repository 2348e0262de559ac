import { describe, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.ts';

const fail = () => Promise.reject(new Error('down'));
const succeed = () => Promise.resolve('fine');

/** A breaker over a clock the test moves. */
function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: createBreaker({ failures: 3, pauseMs: 1_000, limit: 2, now: () => clock.now }) };
}

async function open(breaker: ReturnType<typeof createBreaker>) {
  for (let n = 0; n < 3; n++) await expect(breaker(fail)).rejects.toThrow('down');
}

describe('breaker', () => {
  it('refuses at once, without asking, after failures in a row', async () => {
    const { breaker } = breakerAt();
    await open(breaker);
    let asked = false;
    await expect(breaker(() => ((asked = true), succeed()))).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toBe(false);
  });

  it('tells once that it refuses, and once that it no longer does', async () => {
    const turns: boolean[] = [];
    const clock = { now: 0 };
    const breaker = createBreaker({
      failures: 3,
      pauseMs: 1_000,
      now: () => clock.now,
      onTurn: (isDown) => turns.push(isDown),
    });
    await open(breaker);
    for (clock.now = 1_001; clock.now < 4_000; clock.now += 1_001)
      await expect(breaker(fail)).rejects.toThrow('down');
    expect(turns).toEqual([true]);
    await breaker(succeed);
    await breaker(succeed);
    expect(turns).toEqual([true, false]);
  });

  it('forgets failures after a success', async () => {
    const { breaker } = breakerAt();
    await expect(breaker(fail)).rejects.toThrow();
    await expect(breaker(fail)).rejects.toThrow();
    await expect(breaker(succeed)).resolves.toBe('fine');
    await expect(breaker(fail)).rejects.toThrow('down');
    await expect(breaker(succeed)).resolves.toBe('fine');
  });

  it('lets a single probe through after the pause, and closes when it succeeds', async () => {
    const { breaker, clock } = breakerAt();
    await open(breaker);
    clock.now = 1_001;
    let finish: (value: string) => void = () => undefined;
    const probe = breaker(() => new Promise<string>((resolve) => (finish = resolve)));
    await expect(breaker(succeed)).rejects.toMatchObject({ code: 'unavailable' });
    finish('back');
    await expect(probe).resolves.toBe('back');
    await expect(breaker(succeed)).resolves.toBe('fine');
  });

  it('pauses anew when the probe fails', async () => {
    const { breaker, clock } = breakerAt();
    await open(breaker);
    clock.now = 1_001;
    await expect(breaker(fail)).rejects.toThrow('down');
    clock.now = 2_000;
    await expect(breaker(succeed)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('keeps nobody waiting for a probe that may be repeated, and closes when it succeeds', async () => {
    const { breaker, clock } = breakerAt();
    await open(breaker);
    clock.now = 1_001;
    let finish: (value: string) => void = () => undefined;
    const slow = () => new Promise<string>((resolve) => (finish = resolve));
    await expect(breaker(slow, true)).rejects.toMatchObject({ code: 'unavailable' });
    finish('back');
    await new Promise((resolve) => setImmediate(resolve));
    await expect(breaker(succeed, true)).resolves.toBe('fine');
  });

  it('answers who brings the probe when the backend is quick', async () => {
    const { breaker, clock } = breakerAt();
    await open(breaker);
    clock.now = 1_001;
    await expect(breaker(succeed, true)).resolves.toBe('fine');
  });

  it('closes after its pause though the clock of the machine went back an hour meanwhile', async () => {
    vi.useFakeTimers();
    try {
      const breaker = createBreaker({ failures: 3, pauseMs: 1_000 });
      await open(breaker);
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(1_001);
      await expect(breaker(succeed)).resolves.toBe('fine');
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes an answer for a failure where it is told so, and passes it on', async () => {
    const breaker = createBreaker({ failures: 1, isFailure: (answer) => answer === 'fine' });
    await expect(breaker(succeed)).resolves.toBe('fine');
    await expect(breaker(succeed)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('holds only so many calls at once; a few more wait for their end, in order and not for long', async () => {
    vi.useFakeTimers();
    try {
      const breaker = createBreaker({ limit: 2, waiting: 2, waitMs: 1_000 });
      const ends: (() => void)[] = [];
      const begun: string[] = [];
      const call = (name: string) =>
        breaker(() => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.push(() => resolve(name)));
        });
      const calls = ['a', 'b', 'c', 'd'].map(call);
      await expect(call('too many')).rejects.toMatchObject({ code: 'unavailable' });
      expect(begun).toEqual(['a', 'b']);
      ends[1]?.();
      expect(await calls[1]).toBe('b');
      await vi.advanceTimersByTimeAsync(0);
      expect(begun).toEqual(['a', 'b', 'c']);
      const late = expect(calls[3]).rejects.toMatchObject({ code: 'unavailable' });
      await vi.advanceTimersByTimeAsync(1_000);
      await late;
      ends[2]?.();
      expect(await calls[2]).toBe('c');
      expect(begun).not.toContain('d');
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives a place to whoever waits for it, and to nobody who comes in that moment', async () => {
    const breaker = createBreaker({ limit: 1 });
    let [underWay, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++underWay);
      await Promise.resolve();
      underWay -= 1;
    };
    const askAfter = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      return breaker(work);
    };
    await Promise.all(Array.from({ length: 40 }, (_, n) => askAfter(n % 13)));
    expect([most, underWay]).toEqual([1, 0]);
  });

  it('refuses those that wait for a place when it opens meanwhile', async () => {
    const breaker = createBreaker({ failures: 1, limit: 1 });
    const { promise, reject } = Promise.withResolvers<never>();
    const failing = breaker(() => promise);
    const waiting = breaker(succeed);
    reject(new Error('down'));
    await expect(failing).rejects.toThrow('down');
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  });
});
