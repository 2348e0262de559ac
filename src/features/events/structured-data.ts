import type { Event as EventThing, Graph } from 'schema-dts';
import type { Event } from '#contract/event.ts';
import { plainText } from '#kit/html/rich-html.ts';
import { safeLink } from '#kit/href/safe-link.ts';
import { graphOf, type Publisher } from '#kit/site/json-ld.ts';

/** Online events that are shown on the events page; samples and events without a date are not told to machines. */
export function eventsGraph(events: readonly Event[], publisher: Publisher): Graph | null {
  const things = events.flatMap((event) => (event.sample ? [] : (eventThing(event, publisher) ?? [])));
  return things.length === 0 ? null : graphOf(...things);
}

function eventThing(event: Event, { url }: Publisher): EventThing | null {
  if (!event.upcoming_date) return null;
  const page = `${url}/events#event-${encodeURIComponent(event.id)}`;
  const description = plainText(event.description ?? '');
  return {
    '@type': 'Event',
    '@id': page,
    name: event.title,
    startDate: event.upcoming_date,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: safeLink(event.Zoom_url) ?? page },
    ...(description && { description }),
    ...(event.company_symbol && {
      organizer: {
        '@type': 'Corporation',
        name: event.Company?.name ?? event.company_symbol,
        tickerSymbol: event.company_symbol,
      },
    }),
  };
}
