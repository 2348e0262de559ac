import type { Job } from './scheduler.ts';

/** Every night, addresses in the newsletter's list that nobody ever confirmed are forgotten. */
export const forgetUnconfirmedJob = (forget: () => Promise<unknown>): Job => ({
  name: 'forget unconfirmed subscribers',
  pattern: '10 4 * * *',
  timezone: 'America/New_York',
  leaseMs: 60_000,
  async run() {
    await forget();
  },
});
