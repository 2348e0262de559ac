import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { withFillLock } from './lock.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TEN_MINUTES_MS = 600_000;
/** Lets every limit that is measured by the clock run out, again and again, until told to stop. */
function hurry() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let left = TEN_MINUTES_MS;
  const timer = setInterval(() => {
    vi.advanceTimersByTime(Math.min(left, 30_000));
    left = Math.max(0, left - 30_000);
  }, 2);
  return async () => {
    await vi.waitFor(() => expect(left).toBe(0), { interval: 5 });
    clearInterval(timer);
  };
}

test('who fills a file waits for another process that does, ten minutes too, and says so once', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'lock-'));
  const store = openSqlite(join(dir, 'store.sqlite'));
  const other = new BetterSqlite(join(dir, 'store.sqlite'));
  other.exec('begin immediate');
  const onLong = vi.fn();
  const isOver = hurry();
  const work = vi.fn(() => Promise.resolve('done'));
  const filled = withFillLock(store, work, onLong);
  await Promise.race([isOver(), filled]);
  expect([work.mock.calls.length, onLong.mock.calls.length]).toEqual([0, 1]);
  other.exec('commit');
  expect(await filled).toBe('done');
  other.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

forEachEngine('of two that fill a store', (openFresh) => {
  test('the second begins when the first has ended', async () => {
    const store = await openFresh();
    const said: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const first = withFillLock(store, async () => {
      said.push('first begins');
      await gate.promise;
      said.push('first ends');
    });
    await vi.waitFor(() => expect(said).toHaveLength(1));
    const second = withFillLock(store, () => Promise.resolve(said.push('second')));
    gate.resolve(undefined);
    await Promise.all([first, second]);
    expect(said).toEqual(['first begins', 'first ends', 'second']);
    await store.close();
  });
});

forEachEngine('a start', (openFresh) => {
  test('waits where another one migrates for longer than the server lets a statement wait', async () => {
    const store = await openFresh();
    const { adapter } = store.db.getExecutor();
    const error = new Error('canceling statement due to statement timeout');
    const acquire = vi.spyOn(adapter, 'acquireMigrationLock');
    acquire.mockRejectedValueOnce(Object.assign(error, { code: '57014' }));
    await migrate(store.db);
    expect(acquire).toHaveBeenCalledTimes(2);
    await store.close();
  });
});
