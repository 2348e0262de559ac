import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmission, type Leave } from './admission.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const limits = { atOnce: 2, waiting: 3, waitMs: 1_000, holdMs: 5_000 };

/** Asks so many times at once; what came of each is in `ends`, by its number, once it is known. */
function come(admission: ReturnType<typeof createAdmission>, count: number) {
  const ends: (Leave | 'refused' | 'waits')[] = Array.from({ length: count }, () => 'waits');
  for (const i of ends.keys()) void admission.enter().then((leave) => (ends[i] = leave ?? 'refused'));
  return ends;
}
const seen = (ends: ReturnType<typeof come>) =>
  ends.map((end) => (typeof end === 'function' ? 'works' : end));
async function settle() {
  for (let i = 0; i < 10; i += 1) await nextTurn();
}

test('so many work, so many wait, and the rest are refused at once', async () => {
  const ends = come(createAdmission(limits), 7);
  await Promise.resolve();
  expect(seen(ends).filter((end) => end === 'refused')).toHaveLength(2);
  await settle();
  expect(seen(ends)).toEqual(['works', 'works', 'waits', 'waits', 'waits', 'refused', 'refused']);
});

test('it says before anybody asks whether who comes is refused', async () => {
  const admission = createAdmission(limits);
  const ends = come(admission, 4);
  expect(admission.isFull()).toBe(false);
  ends.push(...come(admission, 1));
  expect(admission.isFull()).toBe(true);
  await settle();
  const [first] = ends;
  if (typeof first !== 'function') throw new Error('does not work');
  first();
  expect(admission.isFull()).toBe(false);
});

test('who waits comes in when another ends, in order; ending twice makes no second place', async () => {
  const admission = createAdmission(limits);
  const ends = come(admission, 2);
  await settle();
  const waiting = come(admission, 2);
  await settle();
  const [first] = ends;
  if (typeof first !== 'function') throw new Error('does not work');
  first();
  first();
  await settle();
  expect(seen(waiting)).toEqual(['works', 'waits']);
});

test('who has waited for long enough is refused, and its place in the queue is free', async () => {
  const admission = createAdmission(limits);
  come(admission, 2);
  await settle();
  const waiting = come(admission, 3);
  vi.advanceTimersByTime(1_000);
  await settle();
  expect(seen(waiting)).toEqual(['refused', 'refused', 'refused']);
  const next = come(admission, 1);
  await settle();
  expect(seen(next)).toEqual(['waits']);
});

/** Ends one work after another, each so many milliseconds after the one before. */
async function endEach(ends: ReturnType<typeof come>, everyMs: number) {
  for (const end of ends) {
    vi.advanceTimersByTime(everyMs);
    if (typeof end === 'function') end();
    await settle();
  }
}

test('who would wait for too long, as fast as works end, is told at once; a single one waits however slow they are', async () => {
  const admission = createAdmission({ atOnce: 1, waiting: 9, waitMs: 1_000, holdMs: 5_000 });
  const ends = come(admission, 4);
  await settle();
  await endEach(ends.slice(0, 1), 0);
  await endEach(ends.slice(1, 2), 400);
  // One works and one waits. The next would begin after 800 ms, the one after it after 1,200.
  const later = come(admission, 2);
  await settle();
  expect(seen(later)).toEqual(['waits', 'refused']);
  expect(admission.isFull()).toBe(true);
});

test('how slow works once were is forgotten as they end faster', async () => {
  const admission = createAdmission({ atOnce: 1, waiting: 9, waitMs: 1_000, holdMs: 5_000 });
  const ends = Array.from({ length: 3 }, () => come(admission, 1));
  await settle();
  await endEach(ends[0] ?? [], 0);
  await endEach(ends[1] ?? [], 900);
  const isFull = [];
  for (let i = 2; i < 40; i += 1) {
    ends.push(come(admission, 1));
    await settle();
    isFull.push(admission.isFull());
    await endEach(ends[i] ?? [], 10);
  }
  expect([isFull[0], isFull.at(-1)]).toEqual([true, false]);
});

test('nobody is refused while there is a place, however long the thread was busy', async () => {
  const ends = come(createAdmission({ ...limits, atOnce: 2, waiting: 3 }), 4);
  // Before the first of them could begin.
  vi.advanceTimersByTime(1_000);
  await settle();
  expect(seen(ends)).toEqual(['works', 'works', 'refused', 'refused']);
});

test('a work that waits for somebody else keeps no place', async () => {
  const admission = createAdmission({ ...limits, waitMs: 9_000 });
  come(admission, 2);
  await settle();
  const next = come(admission, 2);
  await settle();
  expect(seen(next)).toEqual(['waits', 'waits']);
  vi.advanceTimersByTime(5_000);
  await settle();
  expect(seen(next)).toEqual(['works', 'works']);
});

test('works begin in turns of their own, so that others are answered between them', async () => {
  const ends = come(createAdmission({ ...limits, atOnce: 3 }), 3);
  // A turn before each: a connection is let in within one, and what it asks is answered in the next.
  await nextTurn();
  expect(seen(ends)).toEqual(['waits', 'waits', 'waits']);
  await nextTurn();
  expect(seen(ends)).toEqual(['works', 'waits', 'waits']);
  await nextTurn();
  expect(seen(ends)).toEqual(['works', 'waits', 'waits']);
  await settle();
  expect(seen(ends)).toEqual(['works', 'works', 'works']);
});
