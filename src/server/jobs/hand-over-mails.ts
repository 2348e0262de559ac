import type { Job } from './scheduler.ts';

/** Every minute, mails of notices and letters, and text messages of notices, that a process left undone are handed over. */
export const handOverMailsJob = (handOver: () => Promise<unknown>): Job => ({
  name: 'hand over mails',
  pattern: '* * * * *',
  timezone: 'America/New_York',
  leaseMs: 5 * 60_000,
  async run() {
    await handOver();
  },
});
