import { DateTime } from 'luxon';
import type { EventRange } from '#contract/bounds.ts';
import { formatDay } from '../time/dates.ts';

const NEW_YORK = 'America/New_York';

/** The last moment of a range: its day in New York, for dates that have no time, and the instant at which it is over. */
export interface RangeEnd {
  /** YYYY-MM-DD */
  day: string;
  /** ISO 8601 in UTC */
  instant: string;
}

const lastDays: Record<Exclude<EventRange, 'all'>, (today: DateTime) => DateTime> = {
  week: (today) => today.plus({ days: 7 }),
  month: (today) => today.endOf('month'),
  // A day that the third month does not have is its last one.
  '3months': (today) => today.plus({ months: 3 }),
  year: (today) => today.endOf('year'),
};

/** Where a range ends, seen from `now`: the end of its last day in New York; null for the one without an end. */
export function rangeEnd(range: EventRange, now: Date): RangeEnd | null {
  if (range === 'all') return null;
  const end = lastDays[range](DateTime.fromJSDate(now, { zone: NEW_YORK })).endOf('day');
  return { day: end.toFormat('yyyy-MM-dd'), instant: end.toJSDate().toISOString() };
}

const names: Record<EventRange, string> = {
  all: 'All',
  week: 'Next 7 days',
  month: 'This month',
  '3months': 'Next 3 months',
  year: 'This year',
};

/** What stands on the chip of a range: its name, and its last day, because some ranges are shorter than one thinks. */
export function rangeLabel(range: EventRange, now: Date): { name: string; end: string | null } {
  const end = rangeEnd(range, now);
  return { name: names[range], end: end && `to ${formatDay(end.day)}` };
}
