import { DAY_MS, daysBetween, isDay, newYorkDay } from './days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Whole months between two days, both YYYY-MM-DD, the first one not later. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/**
 * How long ago something was, in the largest whole unit from years down to minutes, then `just now`. Days, months and years
 * are those of New York's calendar; a plain date (YYYY-MM-DD) has no hours: `today`, `yesterday`. What lies ahead by no more
 * than a clock may be wrong is just now. Null for what cannot be read or lies ahead: there a date is shown.
 */
export function relativeTime(value: string | null | undefined, now: Date): string | null {
  const at = new Date(value ?? NaN).getTime();
  if (Number.isNaN(at)) return null;
  const isPlain = isDay(value ?? '');
  const [from, to] = [isPlain ? String(value) : newYorkDay(at), newYorkDay(now)];
  if (isPlain ? from > to : at - now.getTime() > MINUTE_MS) return null;
  const months = from > to ? 0 : monthsBetween(from, to);
  if (months >= 12) return ago(Math.floor(months / 12), 'year');
  if (months >= 1) return ago(months, 'month');
  const passedMs = now.getTime() - at;
  if (!isPlain && passedMs < DAY_MS) {
    if (passedMs >= HOUR_MS) return ago(Math.floor(passedMs / HOUR_MS), 'hour');
    return passedMs >= MINUTE_MS ? ago(Math.floor(passedMs / MINUTE_MS), 'minute') : 'just now';
  }
  const days = daysBetween(from, to);
  if (days <= 1) return isPlain && days === 0 ? 'today' : isPlain ? 'yesterday' : ago(1, 'day');
  return ago(days, 'day');
}
