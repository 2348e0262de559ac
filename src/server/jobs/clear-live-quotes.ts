import { DateTime } from 'luxon';
import type { Job } from './scheduler.ts';

const TIMEZONE = 'America/New_York';

/**
 * At 03:30 New York, before the first trades of the day, change and volume of the last session go. `clear` is handed
 * the new day (YYYY-MM-DD): quotes from before it are over, however late the job runs.
 */
export const clearLiveQuotesJob = (clear: (day: string) => Promise<unknown>): Job => ({
  name: 'clear live quotes',
  pattern: '30 3 * * *',
  timezone: TIMEZONE,
  leaseMs: 60_000,
  async run(dueAt) {
    await clear(DateTime.fromJSDate(dueAt, { zone: TIMEZONE }).toFormat('yyyy-MM-dd'));
  },
});
