import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ApiError } from '#contract/errors.ts';
import { PRIVATE, SHARED } from '#kit/page/share.ts';
import type { Event } from '#contract/event.ts';
import { safeLink } from '#kit/href/safe-link.ts';
import { hasTime } from './date-block.ts';

export interface CalendarSite {
  name: string;
  /** Origin without a trailing slash. */
  url: string;
}

/** One line: line breaks and control characters have no place in a title, and some calendars stumble over them. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Control}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const SAMPLE_NOTE = 'Sample: this event shows what the page can do. Nothing is held.';

const linkOf = (address: string | null | undefined, site: CalendarSite): string | undefined => {
  const link = safeLink(address);
  return link === undefined ? undefined : new URL(link, site.url).href;
};

/**
 * Events as a calendar file (RFC 5545), times in UTC. Those without a date are left out; an end is not known, so none is
 * given. `now` is when the file was made.
 */
export function calendarOf(events: readonly Event[], site: CalendarSite, now: Date): string {
  const host = new URL(site.url).hostname;
  const calendar = ical({
    name: `${site.name} events`,
    prodId: { company: oneLine(site.name), product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: `${site.url}/events.ics`,
  });
  for (const event of events) {
    if (event.upcoming_date === null || Number.isNaN(Date.parse(event.upcoming_date))) continue;
    const title = oneLine(event.title);
    const zoom = linkOf(event.Zoom_url, site);
    const replay = linkOf(event.replayLink, site);
    const page = event.company_symbol
      ? `${site.url}/stocks/${encodeURIComponent(event.company_symbol)}`
      : undefined;
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      stamp: now,
      start: new Date(event.upcoming_date),
      allDay: !hasTime(event.upcoming_date),
      summary: event.sample ? `Sample: ${title}` : title,
      description: [event.sample && SAMPLE_NOTE, zoom && `Zoom: ${zoom}`, replay && `Replay: ${replay}`, page]
        .filter(Boolean)
        .join('\n'),
      url: `${site.url}/events`,
      status: event.sample ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(zoom && { location: zoom }),
    });
  }
  return calendar.toString();
}

/** The answer to whoever asks for a calendar file. */
export const calendarAnswer = (text: string, fileName: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': SHARED,
    },
  });

/** The answer where there is no such file: what failed, in a line; an id that can be none's is of nothing. */
export const refusal = (failure: ApiError): Response =>
  new Response(`${failure.message}\n`, {
    status: failure.code === 'bad_request' ? 404 : failure.status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PRIVATE },
  });
