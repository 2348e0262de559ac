import { daysAfter, isDay, lastOfMonth, newYorkDay } from '#kit/time/days.ts';
import { formatDate, formatDay, formatMonth } from '#kit/time/dates.ts';
import { isOldQuote, isSession } from '#kit/market/market-calendar.ts';

const [FIRST_DAY, LAST_DAY] = ['1990-01-01', '2099-12-31'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** A calendar day that a text names, within a hundred years; undefined for anything else. */
export function dayIn(text: string | null): string | undefined {
  if (!text || !isDay(text) || text < FIRST_DAY || text > LAST_DAY) return undefined;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined;
}

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => daysAfter(day, -((weekdayOf(day) + 6) % 7));

/** `Tuesday, Aug 4, 2026`. */
export const longDay = (day: string): string => `${weekdays[weekdayOf(day)] ?? ''}, ${formatDate(day)}`;

/** `Tue`. */
export const shortWeekday = (day: string): string => (weekdays[weekdayOf(day)] ?? '').slice(0, 3);

/** Where a calendar begins to look ahead. */
export interface CalendarStart {
  /** The first session of which nothing can be known yet. */
  day: string;
  /** The day of the record, where it is so old that calendars count from it. */
  record: string | null;
}

/** The session after the record's, while that is old; else today, or the next session. */
export function calendarStart(quoteDate: string | null | undefined, now: Date): CalendarStart {
  const record = quoteDate && isOldQuote(quoteDate, now) ? quoteDate : null;
  let day = record ? daysAfter(record, 1) : newYorkDay(now);
  while (!isSession(day)) day = daysAfter(day, 1);
  return { day, record };
}

/** A day, a week from Monday to Sunday, or a month. */
export interface Span {
  kind: 'day' | 'week' | 'month';
  from: string;
  to: string;
}

export const daySpan = (day: string): Span => ({ kind: 'day', from: day, to: day });
export const weekSpan = (day: string): Span => {
  const from = mondayOf(day);
  return { kind: 'week', from, to: daysAfter(from, 6) };
};
export const monthSpan = (month: string): Span => ({
  kind: 'month',
  from: `${month.slice(0, 7)}-01`,
  to: lastOfMonth(month),
});

/** The span before or after one, as long as it. */
export function neighbour({ kind, from, to }: Span, step: -1 | 1): Span {
  const inside = step < 0 ? daysAfter(from, -1) : daysAfter(to, 1);
  if (kind === 'month') return monthSpan(inside);
  return kind === 'week' ? weekSpan(inside) : daySpan(inside);
}

/** `Aug 3 to 9, 2026`, `Jun 29 to Jul 5, 2026`, `July 2026` as `Jul 2026`, or a day. */
export function spanWords({ kind, from, to }: Span): string {
  if (kind === 'day') return longDay(from);
  if (kind === 'month') return formatMonth(from);
  const year = to.slice(0, 4);
  if (from.slice(0, 4) !== year) return `${formatDate(from)} to ${formatDate(to)}`;
  const end = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : formatDay(to);
  return `${formatDay(from)} to ${end}, ${year}`;
}

/** The parts of a span that its strip leads to: the days of a week, the weeks of a month. */
export function partsOf(span: Span): Span[] {
  const parts: Span[] = [];
  if (span.kind === 'month') {
    for (let from = mondayOf(span.from); from <= span.to; from = daysAfter(from, 7))
      parts.push(weekSpan(from));
    return parts;
  }
  const { from } = weekSpan(span.from);
  for (let i = 0; i < 7; i += 1) parts.push(daySpan(daysAfter(from, i)));
  return parts;
}
