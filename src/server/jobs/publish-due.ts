import type { Job } from './scheduler.ts';

/** Every minute, what staff have scheduled for now is published, and letters that are planned for now are sent. */
export const publishDueJob = (publish: () => Promise<unknown>): Job => ({
  name: 'publish what is due',
  pattern: '* * * * *',
  timezone: 'America/New_York',
  leaseMs: 60_000,
  async run() {
    await publish();
  },
});
