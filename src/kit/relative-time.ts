import { madeOnce } from './made-once.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const newYorkDay = madeOnce(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }),
);

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
  const isDay = DATE_ONLY.test(value ?? '');
  const [from, to] = [isDay ? String(value) : newYorkDay().format(at), newYorkDay().format(now)];
  if (isDay ? from > to : at - now.getTime() > MINUTE_MS) return null;
  const months = from > to ? 0 : monthsBetween(from, to);
  if (months >= 12) return ago(Math.floor(months / 12), 'year');
  if (months >= 1) return ago(months, 'month');
  const passedMs = now.getTime() - at;
  if (!isDay && passedMs < DAY_MS) {
    if (passedMs >= HOUR_MS) return ago(Math.floor(passedMs / HOUR_MS), 'hour');
    return passedMs >= MINUTE_MS ? ago(Math.floor(passedMs / MINUTE_MS), 'minute') : 'just now';
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  if (days <= 1) return isDay && days === 0 ? 'today' : isDay ? 'yesterday' : ago(1, 'day');
  return ago(days, 'day');
}
