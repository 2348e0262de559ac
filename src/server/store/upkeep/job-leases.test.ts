import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { finishRun, leaseRun, returnRun } from './job-leases.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const run = { name: 'sweep', dueAt: at('08:30:00') };
const LEASE_MS = 60_000;

forEachEngine('the lease of a run', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
  });
  afterEach(() => store.close());
  const take = (now: Date, which = run) => leaseRun(store.db, which, LEASE_MS, now);

  it('goes to one of many who ask at once', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(at('08:30:00'))));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is not given again once the run is done, however late somebody asks', async () => {
    expect(await take(at('08:30:00'))).toBe(true);
    await finishRun(store.db, run, at('08:30:01'));
    expect(await take(at('08:30:02'))).toBe(false);
    expect(await take(at('23:00:00'))).toBe(false);
  });

  it('ends by itself when its holder dies', async () => {
    await take(at('08:30:00'));
    expect(await take(at('08:30:59'))).toBe(false);
    expect(await take(at('08:31:00'))).toBe(true);
  });

  it('comes back at once from a run that failed', async () => {
    await take(at('08:30:00'));
    await returnRun(store.db, run, at('08:30:05'));
    expect(await take(at('08:30:05'))).toBe(true);
  });

  it('is new for the next run, and never given for one before the last', async () => {
    await take(at('08:30:00'));
    await finishRun(store.db, run, at('08:30:01'));
    const next = { ...run, dueAt: new Date('2026-11-22T08:30:00Z') };
    expect(await take(new Date('2026-11-22T08:30:00Z'), next)).toBe(true);
    expect(await take(new Date('2026-11-22T08:30:00Z'))).toBe(false);
    expect(await take(at('08:30:00'), { ...run, name: 'another' })).toBe(true);
  });

  it('is given though a clock that was a year ahead, and went back, has taken or done later ones', async () => {
    const ahead = { ...run, dueAt: new Date('2027-11-21T08:30:00Z') };
    expect(await take(new Date('2027-11-21T08:30:00Z'), ahead)).toBe(true);
    await finishRun(store.db, ahead, new Date('2027-11-21T08:30:01Z'));
    expect(await take(at('08:30:00'))).toBe(true);
    expect(await take(at('08:30:01'))).toBe(false);
    await finishRun(store.db, run, at('08:30:01'));
    expect(await take(at('08:30:02'))).toBe(false);
  });

  it('ends by itself when its holder dies whose clock was hours ahead', async () => {
    await take(at('18:30:00'));
    expect(await take(at('08:30:00'))).toBe(true);
    expect(await take(at('08:30:59'))).toBe(false);
  });

  it('goes to no second process whose clock is half a minute behind', async () => {
    expect(await take(at('08:30:05'))).toBe(true);
    expect(await take(at('08:29:35'))).toBe(false);
    await finishRun(store.db, run, at('08:30:06'));
    expect(await take(at('08:29:36'))).toBe(false);
    expect(await take(at('08:29:36'), { ...run, dueAt: at('08:29:00') })).toBe(false);
  });
});
