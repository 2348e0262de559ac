import { DateTime } from 'luxon';

/** Nobody is written to by text message between these hours of New York. */
const EVENING = 21;
const MORNING = 8;

/** When the night of New York that `now` lies in is over; null by day. */
export function endOfNight(now: Date): Date | null {
  const there = DateTime.fromJSDate(now, { zone: 'America/New_York' });
  if (there.hour >= MORNING && there.hour < EVENING) return null;
  const day = there.hour >= EVENING ? there.plus({ days: 1 }) : there;
  return day.set({ hour: MORNING, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
