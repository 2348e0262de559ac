import { setImmediate } from 'node:timers/promises';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { type CalendarSite, oneLine } from '#features/events/calendar.ts';
import { calendarDayHref, type CalendarKind, catalystsKind, earningsKind } from './view.ts';
import { catalystFacts, catalystTitle, reportFacts, reportTitle } from './words.ts';

/** A whole day as calendar files have it. */
interface Entry {
  id: string;
  date: string;
  title: string;
  facts: readonly string[];
  /** Whether the source names the day, or guesses it. */
  isFirm: boolean;
}

/** Entries that are written at one go: folding their lines is slow, and others wait meanwhile. */
const AT_ONCE = 40;

function writePart(
  name: string,
  { path }: CalendarKind,
  entries: readonly Entry[],
  site: CalendarSite,
  now: Date,
): string {
  const calendar = ical({
    name: `${site.name} ${name.toLowerCase()}`,
    prodId: { company: oneLine(site.name), product: name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: `${site.url}${path}.ics`,
  });
  for (const { id, date, title, facts, isFirm } of entries) {
    const page = `${site.url}${calendarDayHref(path, date)}`;
    calendar.createEvent({
      id: `${id}@${new URL(site.url).hostname}`,
      stamp: now,
      start: new Date(date),
      allDay: true,
      summary: oneLine(title),
      description: [...facts.map(oneLine), page].join('\n'),
      url: page,
      status: isFirm ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  return calendar.toString();
}

async function write(
  name: string,
  kind: CalendarKind,
  entries: readonly Entry[],
  site: CalendarSite,
  now: Date,
): Promise<string> {
  const [head, end] = writePart(name, kind, [], site, now).split(/(?=END:VCALENDAR)/);
  let events = '';
  for (let i = 0; i < entries.length; i += AT_ONCE) {
    const part = writePart(name, kind, entries.slice(i, i + AT_ONCE), site, now);
    events += part.slice(part.indexOf('BEGIN:VEVENT'), part.lastIndexOf('END:VCALENDAR'));
    await setImmediate();
  }
  return `${head}${events}${end}`;
}

/** Awaited reports as a calendar file of whole days; an estimated day is tentative. `today` is New York's. */
export const earningsIcs = (
  reports: readonly EarningsDate[],
  site: CalendarSite,
  now: Date,
  today: string,
): Promise<string> =>
  write(
    'Earnings calendar',
    earningsKind,
    reports.map((report) => ({
      id: `earnings-${report.symbol}-${report.date}`,
      date: report.date,
      title: reportTitle(report, today),
      facts: reportFacts(report, today),
      isFirm: report.state === 'published',
    })),
    site,
    now,
  );

/** Catalysts as a calendar file of whole days; only a date of the FDA and what happened is firm. */
export const catalystsIcs = (
  entries: readonly CatalystDate[],
  site: CalendarSite,
  now: Date,
  today: string,
): Promise<string> =>
  write(
    'Catalyst calendar',
    catalystsKind,
    entries.map((entry) => ({
      id: `catalyst-${entry.id}`,
      date: entry.date,
      title: catalystTitle(entry),
      facts: catalystFacts(entry, today),
      isFirm: entry.state === 'set' || entry.state === 'happened',
    })),
    site,
    now,
  );
