import { DateTime } from 'luxon';
import { rememberedByHour } from '#kit/time/by-hour.ts';

const MINUTES_A_DAY = 24 * 60;
const SATURDAY = 6;

/**
 * The date of a sample event, ISO 8601 in UTC: `offsetMinutes` from the beginning of today in New York, by the clock, so
 * that 1:00 PM stays 1:00 PM when the clocks change. What would fall on a weekend is held on the Monday after, or, in
 * the past, on the Friday before. For the server only: it brings luxon along.
 */
export const sampleDate = (offsetMinutes: number, now: Date): string => dateAt(String(offsetMinutes), now);

const dateAt = rememberedByHour((offset, now) => {
  const offsetMinutes = Number(offset);
  const days = Math.floor(offsetMinutes / MINUTES_A_DAY);
  const minutes = offsetMinutes - days * MINUTES_A_DAY;
  const day = DateTime.fromJSDate(now, { zone: 'America/New_York' }).startOf('day').plus({ days });
  const beyond = day.weekday - SATURDAY;
  const shift = beyond < 0 ? 0 : days >= 0 ? 2 - beyond : -1 - beyond;
  return day
    .plus({ days: shift })
    .set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
    .toJSDate()
    .toISOString();
});
