import { daysBetween } from '#kit/time/days.ts';
import { formatDate } from '#kit/time/dates.ts';
import { inWords } from '../asked/titles.ts';
import type { PlacedPeriod } from '../grammar/times/periods.ts';
import type { Period } from '../grammar/times/period.ts';
import { flowsOf, periodOf, type Slot } from './covered.ts';

const words: Readonly<Record<string, readonly [said: RegExp, name: string, names: string]>> = {
  quarter: [
    /\b(?:per|each|every|by|which|what|any|best|worst|last|latest|newest) (?:fiscal )?(?:quarter|qtr)s?\b|\bquarter by quarter\b|\bquarterly\b|\b(?:last|past|previous|latest) (?:\w+ )?(?:quarters|qtrs)\b/i,
    'quarters',
    'quarter',
  ],
  year: [
    /\b(?:per|each|every|by|which|what|best|worst) (?:fiscal )?years?\b|\byear by year\b|\bfiscal (?:years? )?(?:20)\d\d (?:to|through|thru|until|and|[-–])|\b(?:annual|annually|yearly)\b|\b(?:last|past|previous) (?:\w+ )?years\b/i,
    'fiscal years',
    'fiscal year',
  ],
};

/** Growth over a year is of a quarter as well as of a year. */
const OVER_A_YEAR = /\byear(?:[- ]over[- ]|[- ]on[- ])year\b|\byoy\b|\bannuali[sz]ed\b/gi;

/** What stands at the end of a quarter or a year is a balance, whatever the flows beside it are of. */
const AT_THE_END =
  /\b(?:at|as of|by) (?:the )?end of (?:the )?(?:(?:last|latest|newest|most recent|fiscal) )*(?:quarter|qtr|year)\b/gi;

/** A line "by quarter" is not answered with a year's, nor "which year" with a quarter. */
export const ofTheirKind: Slot = (covered) => {
  const kinds = new Set(flowsOf(covered).map((fact) => periodOf(fact)?.kind));
  if (kinds.size === 0) return undefined;
  const said = covered.said.replaceAll(OVER_A_YEAR, ' ').replaceAll(AT_THE_END, ' ');
  const lacking = ['quarter', 'year'].filter((kind) => words[kind]?.[0].test(said) && !kinds.has(kind));
  // "The quarters of the last years" are quarters.
  if (lacking.length === 0 || (lacking[0] === 'year' && words['quarter']?.[0].test(said))) return undefined;
  return `By ${words[lacking[0] ?? '']?.[2] ?? 'period'} that is not on record.`;
};

/** A fiscal period ends some weeks off the calendar's. */
const SLACK_DAYS = 45;
/** What is counted back from the day of the record was reported months ago. */
const REPORTED_DAYS = 200;
const LONG_DAYS = 400;

/** What ends within a quarter may be of the one before: that of the quarter ends where it does. */
const isIn = (period: Period, end: string): boolean =>
  (period.kind !== 'quarter' || Math.abs(daysBetween(period.to, end)) <= SLACK_DAYS) &&
  daysBetween(period.from, end) >= (period.isRelative ? -REPORTED_DAYS : -SLACK_DAYS) &&
  daysBetween(period.to, end) <= SLACK_DAYS;

/** Lines of statements of another time than was asked for, or of a part of it alone. */
export const ofTheirTime: Slot = (covered) => {
  const ends = covered.facts.flatMap((fact) => periodOf(fact)?.end ?? []).toSorted();
  const [oldest] = ends;
  if (oldest === undefined) return undefined;
  const { periods } = covered.asked.reading;
  const asked: readonly (Period | PlacedPeriod)[] = periods.filter(
    ({ kind, from }) => kind !== 'future' && from <= covered.asked.record,
  );
  const lacking = asked.find((period) => !ends.some((end) => isIn(period, end)));
  if (lacking)
    return lacking.isRelative
      ? 'That is the newest on record of it; nothing of the time asked for is.'
      : `Nothing of ${inWords(lacking)} is on record for that.`;
  const [only] = asked;
  const isOfOne = !flowsOf(covered).some((fact) => periodOf(fact)?.kind === 'twelve_months');
  const isPart =
    isOfOne &&
    asked.length === 1 &&
    only?.kind === 'span' &&
    only.from > '1991' &&
    daysBetween(only.from, oldest) > (only.isRelative ? LONG_DAYS - REPORTED_DAYS : LONG_DAYS);
  return isPart ? `Nothing of it before ${formatDate(oldest)} is on record.` : undefined;
};

const QUARTER_DAYS = 91.3;
const YEAR_DAYS = 365.25;
/** So long after its end a period may not be reported yet. */
const LATE_DAYS = 100;

/** Fewer periods than were asked for, or none of that time. */
export const asMany: Slot = (covered) => {
  const { period } = covered.asked;
  const isQuartersOfYear =
    period?.kind === 'newest' &&
    period.of === 'year' &&
    period.back === 0 &&
    words['quarter']?.[0].test(covered.said) === true;
  const of = isQuartersOfYear ? 'quarter' : period?.of;
  const wanted = isQuartersOfYear ? 4 : of && period?.kind === 'span' ? (period.back ?? 0) : 0;
  const ends = new Set(
    flowsOf(covered).flatMap((fact) => (periodOf(fact)?.kind === of ? (periodOf(fact)?.end ?? []) : [])),
  );
  if (wanted < 2 || ends.size === 0) return undefined;
  const names = words[of ?? '']?.[1] ?? 'periods';
  // "The last three years" are those before the record's day, and not the newest three of a line that ended long ago.
  const spanDays = wanted * (of === 'quarter' ? QUARTER_DAYS : YEAR_DAYS) + LATE_DAYS;
  const newest = [...ends].toSorted().at(-1) ?? '';
  if (daysBetween(newest, covered.asked.record) > spanDays)
    return `None of the last ${wanted} ${names} is on record of it: the newest ended ${formatDate(newest)}.`;
  if (ends.size >= wanted) return undefined;
  return `Only ${ends.size} of the ${wanted} ${names} asked for ${ends.size === 1 ? 'is' : 'are'} on record.`;
};
