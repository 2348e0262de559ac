import type { Job } from './scheduler.ts';

/** Sundays at ten the letter of the week is composed, where it is not there yet, and mailed. */
export const weeklyLetterJob = (send: () => Promise<unknown>): Job => ({
  name: 'weekly letter',
  pattern: '0 10 * * 0',
  timezone: 'America/New_York',
  leaseMs: 5 * 60_000,
  async run() {
    await send();
  },
});
