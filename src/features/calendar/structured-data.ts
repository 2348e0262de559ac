import type { Event as EventThing, Graph } from 'schema-dts';
import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { graphOf, type Publisher } from '#kit/site/json-ld.ts';
import { calendarDayHref, CATALYSTS_PATH, EARNINGS_PATH } from './view.ts';
import { catalystTitle, reportTitle } from './words.ts';

type Dated = Pick<EarningsDate, 'date' | 'symbol' | 'name'>;

const thing = (
  path: string,
  { url }: Publisher,
  { date, symbol, name }: Dated,
  title: string,
): EventThing => ({
  '@type': 'Event',
  name: title,
  startDate: date,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: `${url}${calendarDayHref(path, date)}` },
  organizer: { '@type': 'Corporation', name, tickerSymbol: symbol },
});

const graph = (things: readonly EventThing[]): Graph | null =>
  things.length === 0 ? null : graphOf(...things);

/** Reports to come, for machines: only on days that a source gives as published, and none that has passed. */
export const earningsGraph = (
  entries: readonly EarningsDate[],
  today: string,
  site: Publisher,
): Graph | null =>
  graph(
    entries
      .filter(({ state, date }) => state === 'published' && date >= today)
      .map((report) => thing(EARNINGS_PATH, site, report, reportTitle(report, today))),
  );

/** Dates of the FDA to come; the end of a period, a computed day and a registry's are none that one could name so. */
export const catalystsGraph = (
  entries: readonly CatalystDate[],
  today: string,
  site: Publisher,
): Graph | null =>
  graph(
    entries
      .filter(({ state, date }) => state === 'set' && date >= today)
      .map((entry) => thing(CATALYSTS_PATH, site, entry, catalystTitle(entry))),
  );
