import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { sourceName } from '#contract/source.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatPrice } from '#kit/format.ts';
import { shortName } from '#kit/company/short-name.ts';
import { resultOf } from '#kit/financials/result.ts';

/** What a row says of its day: nothing where the day is as published, which the note below the table says once. */
export const dayMark = ({ state }: Pick<EarningsDate, 'state'>): string =>
  state === 'estimated' ? 'Estimated day' : '';

/** What the day of a catalyst is. */
export const catalystStates: Readonly<Record<CatalystDate['state'], string>> = {
  happened: 'On record',
  set: 'FDA goal date',
  expected: 'Awaited by this day',
  registered: 'As registered',
  computed: 'Computed, 180 days',
};

/** `$0.31, beat by $0.05` of the report before. */
export function lastReportWords(last: NonNullable<EarningsDate['last']>): string {
  const result = resultOf(last);
  return [formatPrice(last.epsActual), result?.text.toLowerCase()].filter(Boolean).join(', ');
}

/** Whether the day of an entry has passed without a word on record of what came. */
export const hasPassed = (
  { date, state }: Pick<CatalystDate | EarningsDate, 'date' | 'state'>,
  today: string,
): boolean => state !== 'happened' && state !== 'reported' && date < today;

/** Whether an entry can still be added to a calendar: nothing past is. */
export const isAhead = (
  { date, state }: Pick<CatalystDate | EarningsDate, 'date' | 'state'>,
  today: string,
): boolean => state !== 'happened' && state !== 'reported' && date >= today;

/** `Alight (ALIT) is to report, estimated day`, `… was to report …` where the day has passed. */
export function reportTitle({ name, symbol, state, date }: EarningsDate, today: string): string {
  const who = `${shortName(name)} (${symbol})`;
  if (state === 'reported') return `${who} reported`;
  return `${who} ${date < today ? 'was' : 'is'} to report${state === 'estimated' ? ', estimated day' : ''}`;
}

/** What the entry is, without what its day is. */
export const catalystKind = ({ kind }: Pick<CatalystDate, 'kind'>): string => kind.replace(/, 180 days$/, '');

/** What it is about, days in it as they are written here. */
export const catalystSubject = ({ subject }: Pick<CatalystDate, 'subject'>): string | null =>
  subject && subject.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day));

/** Sources with the days on which they were read: `Yahoo Finance, Jun 27, 2026 to Jul 2, 2026`. */
export function sourcesRead(rows: readonly { source: string | null; asOf: string | null }[]): string {
  const read = Map.groupBy(
    rows.filter(({ source }) => source),
    ({ source }) => source ?? '',
  );
  return [...read]
    .map(([source, found]) => {
      const days = found.flatMap(({ asOf }) => asOf ?? []).sort();
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) return sourceName(source);
      return `${sourceName(source)}, ${first === last ? formatDate(last) : `${formatDate(first)} to ${formatDate(last)}`}`;
    })
    .join('; ');
}

/** `Vera Therapeutics (VERA): FDA decision date, Atacicept`. */
export const catalystTitle = (entry: CatalystDate): string =>
  `${shortName(entry.name)} (${entry.symbol}): ${[catalystKind(entry), catalystSubject(entry)].filter(Boolean).join(', ')}`;

/** What is known of an awaited report, in sentences. */
export function reportFacts(report: EarningsDate, today: string): string[] {
  const { state, date, asOf, source, epsExpected, epsExpectedAsOf, last } = report;
  const day = state === 'estimated' ? 'Estimated day, not confirmed by the company' : 'Day as published';
  return [
    date < today && state !== 'reported'
      ? `Was expected on ${formatDate(date)}; what came is not on record.`
      : '',
    state === 'reported' ? '' : `${day}: ${sourceName(source ?? '')}, ${formatDate(asOf)}.`,
    epsExpected === null
      ? ''
      : `EPS expected: ${formatPrice(epsExpected)}${epsExpectedAsOf ? ` (snapshot of ${formatDate(epsExpectedAsOf)})` : ''}.`,
    last ? `Report before, ${formatDate(last.date)}: EPS ${lastReportWords(last)}.` : '',
  ].filter(Boolean);
}

/** What is known of a catalyst, in sentences. */
export function catalystFacts(entry: CatalystDate, today: string): string[] {
  const { indication, phase, status, outcome, state, asOf, source, date } = entry;
  return [
    hasPassed(entry, today) ? `Was expected by ${formatDate(date)}; what came is not on record.` : '',
    [indication, phase, status].filter(Boolean).join(', '),
    outcome ? `Outcome: ${outcome}.` : '',
    `${catalystStates[state]}: ${sourceName(source)}${asOf ? `, ${formatDate(asOf)}` : ''}.`,
  ].filter(Boolean);
}
