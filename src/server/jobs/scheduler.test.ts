import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '#server/runtime/log.ts';
import { clearLiveQuotesJob } from './clear-live-quotes.ts';
import { createScheduler, type Job, type Leases, type Run, type Scheduler } from './scheduler.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Leases as the store keeps them, for processes that share them. */
function sharedLeases(): Leases {
  const taken = new Set<string>();
  const key = ({ name, dueAt }: Run) => `${name} ${dueAt.toISOString()}`;
  return {
    take: (run) => {
      if (taken.has(key(run))) return Promise.resolve(false);
      taken.add(key(run));
      return Promise.resolve(true);
    },
    finish: () => Promise.resolve(),
    giveBack: (run) => {
      taken.delete(key(run));
      return Promise.resolve();
    },
  };
}

const schedulerOf = (job: Job, leases = sharedLeases()): Scheduler =>
  createScheduler({ jobs: [job], leases, log: createLog('silent') });

/** Runs the clearing of live quotes from one instant to another, and tells when it ran and for which day. */
async function clearings(from: string, to: string): Promise<[at: string, day: string][]> {
  vi.setSystemTime(new Date(from));
  const found: [string, string][] = [];
  const clear = (day: string) => Promise.resolve(void found.push([new Date().toISOString(), day]));
  const scheduler = schedulerOf(clearLiveQuotesJob(clear));
  scheduler.start();
  await vi.advanceTimersByTimeAsync(0);
  found.length = 0;
  await vi.advanceTimersByTimeAsync(Date.parse(to) - Date.parse(from));
  await scheduler.stop();
  return found;
}

it('clears at 03:30 New York every day, on days of 23 hours too', async () => {
  expect(await clearings('2026-03-08T07:00:00Z', '2026-03-09T08:00:00Z')).toEqual([
    ['2026-03-08T07:30:00.000Z', '2026-03-08'],
    ['2026-03-09T07:30:00.000Z', '2026-03-09'],
  ]);
});

it('clears at 03:30 New York every day, once on days of 25 hours too', async () => {
  expect(await clearings('2026-11-01T05:00:00Z', '2026-11-02T09:00:00Z')).toEqual([
    ['2026-11-01T08:30:00.000Z', '2026-11-01'],
    ['2026-11-02T08:30:00.000Z', '2026-11-02'],
  ]);
});

it('makes up for the run that nobody was there for, as of the time at which it was due', async () => {
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  const clear = vi.fn(() => Promise.resolve());
  const scheduler = schedulerOf(clearLiveQuotesJob(clear));
  scheduler.start();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(clear.mock.calls).toEqual([['2026-11-21']]);
  await scheduler.stop();
});

const hourly = (run: Job['run']): Job => ({
  name: 'hourly',
  pattern: '0 * * * *',
  timezone: 'America/New_York',
  leaseMs: MINUTE_MS,
  run,
});

it('runs a job in one of several processes', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:30:00Z'));
  const run = vi.fn(() => Promise.resolve());
  const leases = sharedLeases();
  const schedulers = [1, 2, 3].map(() => schedulerOf(hourly(run), leases));
  for (const scheduler of schedulers) scheduler.start();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(run).toHaveBeenCalledTimes(3);
  await Promise.all(schedulers.map(({ stop }) => stop()));
});

it('tries a run that failed again some minutes later', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:30:00Z'));
  const run = vi.fn<Job['run']>().mockRejectedValueOnce(new Error('no store')).mockResolvedValue();
  const scheduler = schedulerOf(hourly(run));
  scheduler.start();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(run.mock.calls).toEqual([[new Date('2026-11-21T12:00:00Z')], [new Date('2026-11-21T12:00:00Z')]]);
  await scheduler.stop();
});

it('lets a run end before it stops, and starts none after', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:30:00Z'));
  let end = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const scheduler = schedulerOf(hourly(run));
  scheduler.start();
  await vi.advanceTimersByTimeAsync(0);
  let stopped = false;
  const stopping = scheduler.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(stopped).toBe(false);
  end();
  await stopping;
  expect(run).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('runs what is due at the start one after the other, so that no job waits for the writes of another', async () => {
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  let underWay = 0;
  const most: number[] = [];
  const slow = (name: string): Job => ({
    ...hourly(async () => {
      underWay += 1;
      most.push(underWay);
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      underWay -= 1;
    }),
    name,
  });
  const jobs = [slow('first'), slow('second'), slow('third')];
  const scheduler = createScheduler({ jobs, leases: sharedLeases(), log: createLog('silent') });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(most).toEqual([1, 1, 1]);
  await scheduler.stop();
});

it('starts none of what was still due when it stops', async () => {
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  const second = vi.fn(() => Promise.resolve());
  const first = () => new Promise<void>((resolve) => setTimeout(resolve, 10_000));
  const jobs = [hourly(first), { ...hourly(second), name: 'second' }];
  const scheduler = createScheduler({ jobs, leases: sharedLeases(), log: createLog('silent') });
  scheduler.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = scheduler.stop();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await stopped;
  expect(second).not.toHaveBeenCalled();
});
