import { YEAR_END_SLACK_DAYS } from '#kit/financials/spans.ts';
import { daysAfter, daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { Period } from '../../grammar/times/period.ts';
import type { Asked } from '../../grammar/reading/kind.ts';

const OLD_DAYS = 548;

/** The first and last day a question asks of, for look-ups of rows with a day. */
export function daysOf({ period }: Asked): { from?: string; to?: string } {
  if (!period) return {};
  return { from: period.from, to: period.to };
}

/** The first and the last day on which a period of that time ends: one to Jan 3 is of the year before. */
export function endsOf({ kind, from, to }: Period): { from: string; to: string } {
  const late = kind === 'year' ? YEAR_END_SLACK_DAYS : 0;
  return { from: daysAfter(from, late), to: daysAfter(to, late) };
}

/** Slots of rows with a day. */
export const daySlots = ['day', 'month', 'quarter', 'year', 'span', 'newest', 'count'] as const;

/** Slots of statements. */
export const periodSlots = ['quarter', 'year', 'span', 'newest', 'month', 'day', 'count'] as const;

/** `the last twelve months`: of a flow that is the sum of them, not what lies within. */
export const isLastTwelveMonths = ({ period }: Asked): boolean =>
  period?.kind === 'span' && period.isRelative && !period.of && period.from === monthsBefore(period.to, 12);

/** What is of more than eighteen months before the quotes says nothing of today; who reports or pays has done so since. */
export const isLongAgo = (day: string, record: string): boolean => daysBetween(day, record) > OLD_DAYS;

const YEARS_DAYS = 1_100;
/** Over more than three years a line is told by year. */
export const isOfYears = ({ kind, from, to }: Period): boolean =>
  kind === 'span' && from > '1991' && daysBetween(from, to) > YEARS_DAYS;

/** A fiscal year of weeks has a day more than most. */
export const YEAR_DAYS = 366;

/** "Two years ago": of a flow the fiscal year in which that day lies; a year ago is a year before the newest. */
export const isYearsAgo = ({ period, has }: Pick<Asked, 'period' | 'has'>): boolean =>
  period?.kind === 'newest' && period.of === 'year' && (period.back ?? 0) > 1 && !has('compare');
