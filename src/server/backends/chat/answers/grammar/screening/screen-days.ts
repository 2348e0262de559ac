import { MONTHS } from '#kit/time/dates.ts';
import { dayNumber, daysAfter, daysBetween, lastOfMonth } from '#kit/time/days.ts';
import type { Condition } from './screen-groups.ts';
import { withListingYear } from './screen-listings.ts';

/** Days from one to another, both of them meant. */
interface Span {
  from: string;
  to: string;
}

const WEEK = 7;

/** The Sunday that ends the week of a day. */
function endOfWeek(day: string): string {
  // Day 0 was a Thursday: the fourth day of a week that begins on Monday.
  const weekday = (((dayNumber(day) + 3) % WEEK) + WEEK) % WEEK;
  return daysAfter(day, WEEK - 1 - weekday);
}

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The days of a month of the year that is to come. */
function dayOfYear(month: string, date: string, today: string): Span | undefined {
  const number = MONTHS.findIndex((each) => each.toLowerCase() === month.slice(0, 3)) + 1;
  if (number === 0) return undefined;
  const day = `${today.slice(0, 4)}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return day >= today && day <= lastOfMonth(monthOf(day)) ? { from: day, to: day } : undefined;
}

/** The days that words of the calendar name, from `today` on. */
function spanOf(words: string, today: string): Span | undefined {
  const sunday = endOfWeek(today);
  const nextMonth = daysAfter(lastOfMonth(monthOf(today)), 1);
  if (words === 'today') return { from: today, to: today };
  if (words === 'tomorrow') return { from: daysAfter(today, 1), to: daysAfter(today, 1) };
  if (words === 'this week') return { from: today, to: sunday };
  if (words === 'next week') return { from: daysAfter(sunday, 1), to: daysAfter(sunday, WEEK) };
  if (words === 'this month') return { from: today, to: lastOfMonth(monthOf(today)) };
  if (words === 'next month') return { from: nextMonth, to: lastOfMonth(monthOf(nextMonth)) };
  const [month = '', date = ''] = words.split(' ');
  return dayOfYear(month, date, today);
}

/** "In the next month" begins now; "next month" begins with its first day. */
const IN_THE = /\b(?:in|over|within|during) the $/i;
const fromNow = (words: string, today: string): Span | undefined => {
  const days = { 'next week': WEEK, 'next month': 30 }[words];
  return days === undefined ? undefined : { from: today, to: daysAfter(today, days) };
};

const OF_REPORT = 'report(?:s|ing)?|earnings|results';
const OF_CATALYST = 'pdufas?|catalysts?|readouts?|fda (?:dates?|decisions?)';
const BETWEEN =
  '(?:earnings|results|reports?|reporting|dates?|decisions?|due|out|up|coming|expected|scheduled|in|on|for|within|over|during|are|is|their|its|the|again) ';
const DAY = `(?:${MONTHS.map((month) => month.toLowerCase()).join('|')})[a-z]* \\d{1,2}(?:st|nd|rd|th)?\\b`;
const WHEN = new RegExp(
  `\\b(${OF_REPORT}|${OF_CATALYST}) ((?:${BETWEEN}){0,4})((?:this|next) (?:week|month)|tomorrow|today|${DAY})`,
  'gi',
);

/** A list with the days that it names counted from `today`, as a condition takes them: "reporting next week" begins next Monday. */
export const withDaysCounted = (text: string, today: string): string =>
  withListingYear(text, today).replaceAll(
    WHEN,
    (whole: string, what: string, between: string, when: string) => {
      const words = when.toLowerCase().replace(/(?<=\d)[a-z]+$/, '');
      const span = (IN_THE.test(between) ? fromNow(words, today) : undefined) ?? spanOf(words, today);
      if (!span) return whole;
      const [from, to] = [span.from, span.to].map((day) => daysBetween(today, day));
      return `${new RegExp(`^(?:${OF_REPORT})$`, 'i').test(what) ? 'report' : 'catalyst'} day ${from} to ${to}`;
    },
  );

/** Decisions of the FDA are dated events among others here. */
export const DECISIONS_NOTE =
  'Days to Catalyst counts to the next dated event of any kind: decisions of the FDA are not told from readouts and others there.';

/** Days counted from today; a range of the screener ends before its upper limit. */
export const countedDays: readonly Condition[] = [
  [
    /\b(report|catalyst) day (\d+) to (\d+)\b/,
    ([, what, from, to]) => ({
      filter: [
        what === 'report' ? 'report_days' : 'catalyst_days',
        { min: Number(from), max: Number(to) + 1 },
      ],
    }),
  ],
];
