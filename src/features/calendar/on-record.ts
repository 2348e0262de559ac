import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { daysAfter } from '#kit/time/days.ts';
import { catalystKind, catalystSubject } from './words.ts';
import type { Api } from '#kit/http/api-client.ts';
import { formatMoney } from '#kit/format.ts';
import { orNull } from '#kit/http/load.ts';
import { shortName } from '#kit/company/short-name.ts';

/** A day of a company that the record has beside events: an FDA date, the end of a lock-up, a report. */
export interface DateOnRecord {
  date: string;
  symbol: string;
  name: string;
  what: string;
  /** What it is about. */
  about: string;
  source: string | null;
  asOf: string | null;
}

/** How far ahead is looked, and how many days stand there; FDA dates, which move a price most, have so many of them. */
const DAYS_AHEAD = 60;
const SHOWN = 4;
const FDA_SHOWN = 2;
const ASKED_OF_DAY = 10;

const withoutBrackets = (text: string): string => text.replaceAll(/\s*\([^)]*\)/g, '').trim();

const aboutOf = ({ indication, market_cap, ...entry }: CatalystDate): string => {
  if (entry.state === 'computed') return catalystSubject(entry) ?? '';
  const subject = [catalystSubject(entry), indication].flatMap((text) => withoutBrackets(text ?? '') || []);
  return subject.length > 0 ? subject.join(', ') : market_cap === null ? '' : formatMoney(market_cap);
};

const byDay = (a: DateOnRecord, b: DateOnRecord): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** The first firm days, no guesses and no ends of periods: FDA dates among them in any case, the rest as they come. */
export function firstDates(
  reports: readonly EarningsDate[],
  catalysts: readonly CatalystDate[],
): DateOnRecord[] {
  const ofCatalyst = (entry: CatalystDate): DateOnRecord => ({
    date: entry.date,
    symbol: entry.symbol,
    name: shortName(entry.name),
    what: catalystKind(entry),
    about: aboutOf(entry),
    source: entry.source,
    asOf: entry.asOf,
  });
  const fda = catalysts.filter(({ state }) => state === 'set').map(ofCatalyst);
  const others = [
    ...catalysts.filter(({ state }) => state === 'computed').map(ofCatalyst),
    ...reports
      .filter(({ state }) => state === 'published')
      .map(({ date, symbol, name, market_cap, source, asOf }) => ({
        ...{ date, symbol, name: shortName(name), what: 'Earnings', source, asOf },
        about: market_cap === null ? '' : `worth ${formatMoney(market_cap)}`,
      })),
  ].sort(byDay);
  const led = fda.slice(0, FDA_SHOWN);
  return [...led, ...others.slice(0, SHOWN - led.length)].sort(byDay);
}

/** Asks both calendars from `today` on; null where one did not answer. */
export async function loadDatesOnRecord(api: Api, today: string): Promise<DateOnRecord[] | null> {
  const query = { from: today, to: daysAfter(today, DAYS_AHEAD), perDay: ASKED_OF_DAY };
  const [reports, catalysts] = await Promise.all([
    orNull(api('calendar.earnings', { query })),
    orNull(api('calendar.catalysts', { query })),
  ]);
  return reports && catalysts ? firstDates(reports.data, catalysts.data) : null;
}
