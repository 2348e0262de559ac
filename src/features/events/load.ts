import type { Event } from '#contract/event.ts';
import { load } from '#kit/http/load.ts';
import { lastPage } from '#kit/page/list.ts';
import type { Api } from '#kit/http/api-client.ts';
import { EVENT_PAGE_SIZE, EVENT_SEARCH_SIZE, type EventView } from '#kit/events/event-view.ts';

/** One page of what the events page lists. */
export interface EventPage {
  events: Event[];
  total: number;
  totalPages: number;
  pageSize: number;
}

/** Asks for a tab, or, while something is searched for, for what was found; null where the answer failed. */
export async function loadEvents(api: Api, view: EventView): Promise<EventPage | null> {
  const { value } = await load(view.search ? findEvents(api, view) : listEvents(api, view));
  if (!value) return null;
  const { events, total, pageSize } = value;
  return { events, total, pageSize, totalPages: lastPage(total, pageSize) };
}

async function listEvents(api: Api, { tab, range, page }: EventView) {
  const pageSize = EVENT_PAGE_SIZE;
  const query = { tab, page, pageSize, ...(tab === 'upcoming' && { range }) };
  const { data, total } = await api('events.all', { query });
  return { events: data, total, pageSize };
}

/** The search counts its pages from 0, addresses count theirs from 1. */
async function findEvents(api: Api, { search, page }: EventView) {
  const pageSize = EVENT_SEARCH_SIZE;
  const { data, total } = await api('stock.search', {
    query: { type: 'event', query: search, page: page - 1, pageSize },
  });
  return { events: data.filter((row): row is Event => 'upcoming_date' in row), total, pageSize };
}

/** Longest list that a calendar file holds. */
const CALENDAR_EVENTS = 500;
const CALENDAR_PAGE = 100;

/** Every event of a tab and range, for its calendar file. Rejects where an answer fails: a file is whole or not at all. */
export async function loadCalendar(
  api: Api,
  { tab, range }: Pick<EventView, 'tab' | 'range'>,
): Promise<Event[]> {
  const events: Event[] = [];
  for (let page = 1; events.length < CALENDAR_EVENTS; page += 1) {
    const { data, total } = await api('events.all', {
      query: { tab, page, pageSize: CALENDAR_PAGE, ...(tab === 'upcoming' && { range }) },
    });
    events.push(...data);
    if (data.length < CALENDAR_PAGE || events.length >= total) break;
  }
  return events;
}
