import { daysAfter, daysBefore, lastOfMonth, monthsBefore } from '#kit/time/days.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { ChatQuestion } from '../../../answerer.ts';

/** "And a year later", "the quarter after that", "two years on": counted from the time that the question before was of. */
const FROM_THEN =
  /\b(?:in |for |of )?(?:(?:the|a|an) )?(?:(?<count>one|two|three|four|five|six|\d{1,2}) )?(?:full |fiscal )?(?<unit>year|quarter|qtr|month|week)s? (?<way>later|after(?:wards?|(?: that| then)\b)?|on\b(?=\W*$)|earlier|before(?: that| then)?)\b(?=\W*$)|\b(?:in |for |of )?the (?:following|next) (?:fiscal )?(?<following>year|quarter|qtr|month|week)\b(?=\W*$)|\b(?:in |for |of )?the (?<after>year|quarter|qtr|month|week) (?<which>after|before)(?: that| then)?\b(?=\W*$)/i;
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six'];
const BACK = /^(?:earlier|before)/i;

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const DAY = `${MONTH} \\d{1,2}, \\d{4}`;
/** The time at the end of what was understood. */
const OF_TIME = new RegExp(
  `, (?:(?<from>${DAY}) to (?<to>${DAY})|(?<day>${DAY})|(?<month>${MONTH} \\d{4})|(?<year>(?:19|20)\\d\\d))$`,
);

const iso = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);

interface Then {
  of: 'day' | 'month' | 'quarter' | 'year';
  from: string;
}

/** The one time that the question before was of; undefined where it named none or several. */
function timeOf(understood: string | null): Then | undefined {
  const parts = understood?.split('; ') ?? [];
  const times = new Set(parts.map((part) => OF_TIME.exec(part)?.[0]));
  const groups = OF_TIME.exec(parts[0] ?? '')?.groups;
  if (times.size !== 1 || !groups || /\d{4} and /.test(parts[0] ?? '')) return undefined;
  const { from, to, day, month, year } = groups;
  if (year !== undefined) return { of: 'year', from: `${year}-01-01` };
  if (day !== undefined) return { of: 'day', from: iso(day) };
  if (month !== undefined) return { of: 'month', from: iso(month.replace(' ', ' 1, ')) };
  if (from === undefined || to === undefined) return undefined;
  const [first, last] = [iso(from), iso(to)];
  const isQuarter =
    first.endsWith('-01') && monthsBefore(lastOfMonth(last.slice(0, 7)), 2).slice(0, 7) === first.slice(0, 7);
  return isQuarter ? { of: 'quarter', from: first } : undefined;
}

const MONTHS: Readonly<Record<string, number>> = { year: 12, quarter: 3, qtr: 3, month: 1 };

/** A time so many units after another, as it is written; undefined where it has none of that unit. */
function written({ of, from }: Then, unit: string, count: number): string | undefined {
  if (unit === 'week')
    return of === 'day'
      ? `on ${formatDate(count < 0 ? daysBefore(from, -7 * count) : daysAfter(from, 7 * count))}`
      : undefined;
  const months = count * (MONTHS[unit] ?? 0);
  if (of === 'year' && months % 12 !== 0) return undefined;
  if (of === 'quarter' && months % 3 !== 0) return undefined;
  const then = monthsBefore(from, -months);
  const [year = '', month = ''] = then.split('-');
  if (of === 'year') return `in ${year}`;
  if (of === 'quarter') return `in Q${Math.ceil(Number(month) / 3)} ${year}`;
  return of === 'day'
    ? `on ${formatDate(then)}`
    : `in ${formatDate(`${year}-${month}-01`).replace(' 1,', '')}`;
}

/** In more words a question is one of its own. */
const MOST_WORDS = 10;
/** What is to come is counted from today. */
const TO_COME = /\b(?:expect\w*|estimat\w*|forecast\w*|guid\w+|will|project\w*|outlook|upcoming)\b/i;

/** A text whose "a year later" is the time that it means, after a question that was of one. */
export function withTimeMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const [said, groups] = [FROM_THEN.exec(text)?.[0], FROM_THEN.exec(text)?.groups];
  const last = before.at(-1)?.answer;
  const then = said !== undefined && last ? timeOf(last.understood) : undefined;
  if (said === undefined || !groups || !then || TO_COME.test(text)) return text;
  if (text.trim().split(/\s+/).length > MOST_WORDS) return text;
  const unit = (groups['unit'] ?? groups['following'] ?? groups['after'] ?? '').toLowerCase();
  const word = groups['count']?.toLowerCase() ?? 'one';
  const number = COUNTS.indexOf(word) + 1 || Number(word);
  const meant = written(then, unit, BACK.test(groups['way'] ?? groups['which'] ?? '') ? -number : number);
  return meant === undefined ? text : text.replace(said, meant);
}
