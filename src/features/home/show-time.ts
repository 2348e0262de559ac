import { DateTime } from 'luxon';

const NEW_YORK = 'America/New_York';
const SATURDAY = 6;
const HOUR = 19;
export const SHOW_MINUTES = 27;

export interface ShowTime {
  /** It is on air now. */
  onAir: boolean;
  /** When it begins next, or began, as an ISO time. */
  at: string;
}

/**
 * When the show is on: Saturdays at 7 PM on New York's clock, winter and summer. For the server only: it brings luxon
 * along.
 */
export function showTime(now: Date): ShowTime {
  const present = DateTime.fromJSDate(now, { zone: NEW_YORK });
  const days = (SATURDAY - present.weekday + 7) % 7;
  const next = present.plus({ days }).set({ hour: HOUR, minute: 0, second: 0, millisecond: 0 });
  const iso = (time: DateTime) => time.toUTC().toISO() ?? '';
  if (present < next) return { onAir: false, at: iso(next) };
  if (present < next.plus({ minutes: SHOW_MINUTES })) return { onAir: true, at: iso(next) };
  return { onAir: false, at: iso(next.plus({ days: 7 })) };
}
