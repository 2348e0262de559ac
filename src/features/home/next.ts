import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { type CalendarStart } from '#features/calendar/days.ts';
import { daysAfter } from '#kit/time/days.ts';
import type { Api } from '#kit/http/api-client.ts';
import { shortName } from '#kit/company/short-name.ts';

export interface NextDate {
  symbol: string;
  name: string;
  what: string;
}

export interface NextDay {
  date: string;
  shown: NextDate[];
  /** How many more firm dates the day has. */
  more: number;
}

/** An FDA date that lies beyond these days. */
export interface LaterDate {
  symbol: string;
  date: string;
  drug: string;
  /** What it is for, and what was filed. */
  about: string;
}

/** The firm dates of the days that follow. */
export interface NextDates {
  start: CalendarStart;
  days: NextDay[];
  later: LaterDate[];
}

/** Days looked ahead, days that are shown, and dates of each. */
export const NEXT_DAYS = 14;
const DAYS_SHOWN = 9;
const DATES_SHOWN = 4;
/** Rows asked of each day: enough to choose from, and the day's own page has the rest. */
const ASKED_OF_DAY = 40;
/** How far ahead FDA dates are looked for, and how many stand there. */
const LATER_DAYS = NEXT_DAYS + 90;
const LATER_SHOWN = 3;

interface Firm extends NextDate {
  date: string;
  /** What fewer wait for comes first. */
  rank: number;
  marketCap: number;
}

const catalystWords: Partial<Record<CatalystDate['state'], string>> = {
  set: 'FDA date',
  computed: 'Lock-up ends',
};

const firmOf = (
  { symbol, name, date, market_cap }: CatalystDate | EarningsDate,
  what: string,
  rank: number,
): Firm => ({ symbol, name: shortName(name), what, date, rank, marketCap: market_cap ?? 0 });

/** Reports on days that a source gives as published, FDA dates and ends of lock-ups: no guess, no window. */
const firmDates = (reports: readonly EarningsDate[], catalysts: readonly CatalystDate[]): Firm[] => [
  ...reports.filter(({ state }) => state === 'published').map((report) => firmOf(report, 'Earnings', 1)),
  ...catalysts.flatMap((entry) => {
    const what = catalystWords[entry.state];
    return what ? [firmOf(entry, what, entry.state === 'set' ? 0 : 2)] : [];
  }),
];

/** The first days that have firm dates; on each FDA dates first, then reports, the largest company first. */
export function nextDays(reports: readonly EarningsDate[], catalysts: readonly CatalystDate[]): NextDay[] {
  const byDay = Map.groupBy(firmDates(reports, catalysts), ({ date }) => date);
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, DAYS_SHOWN)
    .map(([date, firm]) => ({
      date,
      shown: firm
        .sort((a, b) => a.rank - b.rank || b.marketCap - a.marketCap)
        .slice(0, DATES_SHOWN)
        .map(({ symbol, name, what }) => ({ symbol, name, what })),
      more: Math.max(0, firm.length - DATES_SHOWN),
    }));
}

/** Whether none of the days, counted from an old record, is still to come. */
export const haveAllPassed = (days: readonly NextDay[], today: string): boolean =>
  days.length > 0 && days.every(({ date }) => date < today);

/** What is said of days counted from an old record: all of them may have passed, or a few. */
export function passedWords(days: readonly NextDay[], today: string): string {
  const passed = days.filter(({ date }) => date < today).length;
  if (passed === 0) return '';
  return `${haveAllPassed(days, today) ? 'All have passed; what came of them' : 'What came of those that have passed'} is not on record.`;
}

const withoutBrackets = (text: string | null): string => text?.replaceAll(/\s*\([^)]*\)/g, '').trim() ?? '';

/** The first FDA dates after a day. */
export const laterDates = (catalysts: readonly CatalystDate[], after: string): LaterDate[] =>
  catalysts
    .filter(({ state, date }) => state === 'set' && date > after)
    .slice(0, LATER_SHOWN)
    .map(({ symbol, date, subject, indication, phase }) => ({
      symbol,
      date,
      drug: withoutBrackets(subject),
      about: [withoutBrackets(indication), withoutBrackets(phase)].filter(Boolean).join(', '),
    }));

/** Asks both calendars for the days from `start` on. */
export async function loadNext(api: Api, start: CalendarStart): Promise<NextDates> {
  const from = start.day;
  const to = daysAfter(from, NEXT_DAYS - 1);
  const [reports, catalysts] = await Promise.all([
    api('calendar.earnings', { query: { from, to, perDay: ASKED_OF_DAY } }),
    api('calendar.catalysts', { query: { from, to: daysAfter(from, LATER_DAYS), perDay: ASKED_OF_DAY } }),
  ]);
  const soon = catalysts.data.filter(({ date }) => date <= to);
  return { start, days: nextDays(reports.data, soon), later: laterDates(catalysts.data, to) };
}
