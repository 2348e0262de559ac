import { expect, it } from 'vitest';
import { createLog } from '#server/runtime/log.ts';
import { openFlow } from '#server/store/accounts/google-flows.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { createSchedule } from './jobs.ts';

it('what is past its time goes at the start, in a process without the companies too, and in one of several', async () => {
  const { db, engine, close } = await openSqliteStore();
  await openFlow(db, { state: 's', nonce: 'n', verifier: 'v' }, new Date('2026-01-01'));
  const schedules = [1, 2].map(() =>
    createSchedule({ db, engine }, createLog('silent'), { hasCompanies: false }),
  );
  for (const schedule of schedules) schedule.start();
  await expect
    .poll(() => db.selectFrom('jobs').select('name').orderBy('name').execute(), { timeout: 30_000 })
    .toEqual([{ name: 'prune' }, { name: 'refresh statistics' }]);
  await Promise.all(schedules.map(({ stop }) => stop()));
  expect(await db.selectFrom('google_flows').selectAll().execute()).toEqual([]);
  await close();
});
