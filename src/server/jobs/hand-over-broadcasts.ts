import type { Job } from './scheduler.ts';

/** Every minute, mails of notices that a process left undone are handed over. */
export const handOverBroadcastsJob = (handOver: () => Promise<unknown>): Job => ({
  name: 'hand over mails of notices',
  pattern: '* * * * *',
  timezone: 'America/New_York',
  leaseMs: 5 * 60_000,
  async run() {
    await handOver();
  },
});
