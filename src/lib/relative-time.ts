import { DateTime } from 'luxon';
import { UNKNOWN_DATE } from './dates.ts';

const UNITS = ['years', 'months', 'days', 'hours', 'minutes'] as const;

/**
 * How long ago an instant was, counted on New York's calendar: `2 years ago`, `5 minutes ago`, `just now`; `in 3 days`
 * for the future. The first unit that is not zero decides. For the server only: it brings luxon along.
 */
export function relativeTime(value: string | null | undefined, now: Date = new Date()): string {
  const then = DateTime.fromISO(value ?? '', { zone: 'America/New_York' });
  if (!then.isValid) return UNKNOWN_DATE;
  const present = DateTime.fromJSDate(now, { zone: 'America/New_York' });
  const past = then <= present;
  const span = (past ? present.diff(then, [...UNITS]) : then.diff(present, [...UNITS])).toObject();
  for (const unit of UNITS) {
    const amount = Math.floor(span[unit] ?? 0);
    if (amount === 0) continue;
    const text = `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
    return past ? `${text} ago` : `in ${text}`;
  }
  return 'just now';
}
