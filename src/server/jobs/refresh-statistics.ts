import type { Job } from './scheduler.ts';

/** Every night, what the engine plans its queries by follows what people and staff wrote during the day. */
export const refreshStatisticsJob = (refresh: () => Promise<unknown>): Job => ({
  name: 'refresh statistics',
  pattern: '50 4 * * *',
  timezone: 'America/New_York',
  leaseMs: 5 * 60_000,
  async run() {
    await refresh();
  },
});
