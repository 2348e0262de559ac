import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { createLimits } from './limits.ts';

const five = { name: 'five', limit: 5, windowMs: 60_000 };
const two = { name: 'two', limit: 2, windowMs: 10_000 };

forEachEngine('limits', (openFresh) => {
  let store: OpenStore;
  let time = Date.parse('2026-11-21T12:00:00.000Z');
  const limits = createLimits('secret', () => new Date(time));
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());

  it('let no more through than they say, however many ask at once, in another process too', async () => {
    const elsewhere = createLimits('secret', () => new Date(time));
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 ? limits : elsewhere).take(store.db, [
          [five, 'ann'],
          [two, 'n', String(n)],
        ]),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(new Set(waits)).toEqual(new Set([0, 60_000]));
  });

  it('say how long, from the first attempt on, and are never made longer by another', async () => {
    const take = () => limits.take(store.db, [[two, 'bob']]);
    expect([await take(), await take()]).toEqual([0, 0]);
    time += 4_000;
    expect([await take(), await take()]).toEqual([6_000, 6_000]);
    time += 6_000;
    expect(await take()).toBe(0);
  });

  it('do not count an attempt in one window that another refused', async () => {
    const both = () =>
      limits.take(store.db, [
        [two, 'cid'],
        [five, 'cid'],
      ]);
    for (let n = 0; n < 8; n++) await both();
    time += 10_000;
    expect([await both(), await both()]).toEqual([0, 0]);
  });

  it('forgive what was taken back, and begin anew when cleared', async () => {
    const take = () => limits.take(store.db, [[two, 'dan']]);
    await take();
    await limits.refund(store.db, [[two, 'dan']]);
    expect([await take(), await take()]).toEqual([0, 0]);
    expect(await take()).toBeGreaterThan(0);
    await limits.clear(store.db, [[two, 'dan']]);
    expect(await take()).toBe(0);
  });

  it('do not last longer because the clock went back', async () => {
    const take = () => limits.take(store.db, [[two, 'eve']]);
    await take();
    await take();
    time -= 24 * 60 * 60_000;
    expect(await take()).toBe(0);
    time += 24 * 60 * 60_000;
  });

  it('keep no name of whom they count', async () => {
    expect(JSON.stringify(await store.db.selectFrom('rate_limits').selectAll().execute())).not.toMatch(
      /ann|bob|two|five/,
    );
    expect(await limits.isCounted(store.db, [five, 'ann'])).toBe(true);
    expect(await limits.isCounted(store.db, [five, 'nobody'])).toBe(false);
  });
});
