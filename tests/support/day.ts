import { newYorkDay } from '#kit/time/days.ts';
import { newestSession } from '#kit/market/market-calendar.ts';

/**
 * Looks at what is counted in days, and once more where a day began or a session closed meanwhile: a page may be of the time
 * before, and what it is held against of the time after.
 */
export async function withinOneDay(look: () => Promise<void>): Promise<void> {
  const days = () => {
    const now = new Date();
    return [now.toISOString().slice(0, 10), newYorkDay(now), newestSession(now)].join();
  };
  const before = days();
  try {
    await look();
  } catch (error) {
    if (days() === before) throw error;
    await look();
  }
}
