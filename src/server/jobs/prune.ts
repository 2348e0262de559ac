import type { Job } from './scheduler.ts';

/** Every ten minutes, what is past its time goes: sessions, codes, limits, old entries of the audit log. */
export const pruneJob = (prune: () => Promise<unknown>): Job => ({
  name: 'prune',
  pattern: '*/10 * * * *',
  timezone: 'America/New_York',
  leaseMs: 60_000,
  async run() {
    await prune();
  },
});
