import type { Period } from '../../grammar/times/period.ts';
import type { Asked } from '../../grammar/reading/kind.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { daysAfter, daysBetween } from '#kit/time/days.ts';
import { isAgainstItself, yearsHeld } from '../lines/against-then.ts';
import { isAgainstQuarterBefore, quarterBefore } from '../lines/line-change.ts';
import { endsOf, isLastTwelveMonths } from '../told/spans.ts';

/** A quarter of a company may end some days off the calendar’s. */
const SLACK_DAYS = 10;
const YEAR_DAYS = 365.25;
const SHOWN = 8;

/** The quarters that a provider states, newest first. */
export const quartersIn = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(({ row }) => row?.startsWith('quarter '))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/** Whether a day lies within a time by whose end quarters are told. */
export function endsWithin(date: string | null, period: Period): boolean {
  const { from, to } = endsOf(period);
  return date !== null && date >= from && date <= daysAfter(to, SLACK_DAYS);
}

/** The same quarter so many years before one. */
export const yearsBefore = (quarters: readonly Fact[], newest: Fact, years: number): Fact | undefined =>
  quarters.find(
    ({ date }) => Math.abs(daysBetween(date ?? '', newest.date ?? '') - years * YEAR_DAYS) <= 2 * SLACK_DAYS,
  );

/** Whether the newest is asked for against that of years before: "is the margin up from a year ago", "margin growth". */
export const isHeldAgainstThen = (asked: Asked): boolean =>
  isAgainstItself(asked) || (asked.has('growth') && !asked.period && !asked.has('by:year', 'by:quarter'));

/** Of the facts of a name those of the time that was asked for, newest first; of no time the newest alone. */
export function ofTime(asked: Asked, facts: readonly Fact[]): Fact[] {
  const { period, has, reading } = asked;
  const sorted = facts.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));
  const quarters = quartersIn(facts);
  const isNamed = reading.periods.every(({ kind }) => kind === 'quarter' || kind === 'year');
  if (reading.periods.length > 1 && isNamed)
    return quarters.filter(({ date }) => reading.periods.some((each) => endsWithin(date, each)));
  const [newest] = quarters;
  const before = newest && isAgainstQuarterBefore(asked) ? quarterBefore(quarters, newest) : undefined;
  if (newest && before) return [newest, before];
  if (newest?.unit === 'percent' && isHeldAgainstThen(asked)) {
    const then = yearsBefore(quarters, newest, yearsHeld(asked));
    return then ? [newest, then] : [newest];
  }
  if (has('by:ttm') || isLastTwelveMonths(asked))
    return sorted.filter(({ row }) => !row?.startsWith('quarter ')).slice(0, 1);
  if (period?.kind === 'future') return sorted.filter(({ name }) => name.startsWith('eps_next')).slice(0, 1);
  if (period?.kind === 'newest')
    return period.of === 'quarter' ? quarters.slice(period.back ?? 0, (period.back ?? 0) + 1) : [];
  if (period)
    return period.of === 'quarter' && period.back
      ? quarters.slice(0, period.back)
      : quarters.filter(({ date }) => endsWithin(date, period));
  if (has('by:quarter', 'history')) return quarters.slice(0, SHOWN);
  return has('by:year') ? [] : sorted.slice(0, 1);
}
