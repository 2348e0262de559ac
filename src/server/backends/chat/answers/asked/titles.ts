import { formatDate, formatMonth } from '#kit/time/dates.ts';
import { escapeMarkdown } from '../written/draft.ts';
import type { Period } from '../grammar/times/period.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import type { Asked, Kind } from '../grammar/reading/kind.ts';

/** A time as it is said. */
export const inWords = ({ kind, from, to, of }: Period): string => {
  if (kind === 'day') return formatDate(from);
  if (kind === 'month') return formatMonth(from);
  if (kind === 'year') return from.slice(0, 4);
  if (kind === 'future') return 'what is still to come';
  if (kind === 'newest') return of === 'year' ? 'by fiscal year' : 'by quarter';
  return from <= '1990-01-01' ? `to ${formatDate(to)}` : `${formatDate(from)} to ${formatDate(to)}`;
};

/** Of statements the last periods are those on record, whose ends lie months back. */
const inPeriods = (period: Period): string =>
  period.kind === 'span' && period.isRelative && period.of && period.back
    ? `the last ${period.back} ${period.of === 'year' ? 'fiscal years' : 'quarters'} on record`
    : inWords(period);

/** Of prices "the last year" is a stretch of days, not a fiscal year. */
const inDays = (period: Period): string =>
  period.from === period.to
    ? formatDate(period.from)
    : inWords(period.kind === 'newest' ? { ...period, kind: 'span' } : period);

/** What a question of a kind asks, of whom and of when. */
export function titleOf(kind: Kind, asked: Asked): string {
  const whom = asked.companies.map(({ short, symbol }) => `${short} (${symbol})`).join(' and ');
  const inPeriodsAsked = (period: Period): string =>
    period.kind === 'newest' && asked.has('by:quarter') ? 'by quarter' : inPeriods(period);
  const when =
    asked.period && kind.about !== 'nobody'
      ? `, ${(asked.reading.periods.length > 1 ? asked.reading.periods : [asked.period]).map(kind.isOfDays ? inDays : kind.isOfStatements ? inPeriodsAsked : inWords).join(' and ')}`
      : '';
  const names = asked.reading.names.map(({ written }) => written).join(', ');
  return `${kind.title(asked)}${whom ? ` of ${whom}` : ''}${names ? `: ${names}` : ''}${when}`;
}

/** What is said where nothing of it is known. */
export const notOnRecord = (kind: Kind, asked: Asked): string =>
  `Not on record: ${titleOf(kind, asked)}. [What the record covers](/record)`;

/** Terms that a question was put into, as one would say them. */
const saidFor = (words: string): string =>
  ({ 'named benchmark': 'that index', 'general benchmark': 'the market' })[words] ?? words;

/** What of a question was not taken into account, in its own words. */
export const leftOutOf = ({ leftOut = [], reading }: Turn): string =>
  `Not taken into account: ${leftOut.map((concept) => `“${escapeMarkdown(saidFor(reading.wording.get(concept) ?? concept))}”`).join(', ')}.`;
