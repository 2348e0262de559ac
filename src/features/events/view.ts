import { type EventRange, eventRanges, type EventTab } from '#contract/event.ts';
import { PAGE_MAX } from '#contract/bounds.ts';
import { toQueryString } from '#kit/paths.ts';

export const EVENTS_PATH = '/events';
/** Rows of a tab; a search has the size that the specification gives it. */
export const EVENT_PAGE_SIZE = 20;
export const EVENT_SEARCH_SIZE = 10;

/** What the address of the events page asks for. */
export interface EventView {
  tab: EventTab;
  /** Of the upcoming tab only. */
  range: EventRange;
  /** What is searched for, in both tabs; '' for nothing. */
  search: string;
  /** From 1. */
  page: number;
}

/** Reads an address; what makes no sense there counts as not asked for. */
export function readEventView(query: URLSearchParams): EventView {
  const page = Number(query.get('page') ?? 1);
  const tab = query.get('tab') === 'history' ? 'history' : 'upcoming';
  const range = eventRanges.find((name) => name === query.get('range')) ?? 'all';
  return {
    tab,
    range: tab === 'history' ? 'all' : range,
    search: (query.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page < PAGE_MAX ? page : 1,
  };
}

/** The address of a view, without what is usual. */
export const eventsHref = ({ tab, range, search, page }: EventView): string =>
  EVENTS_PATH +
  toQueryString({
    tab: tab === 'history' ? tab : undefined,
    range: tab === 'upcoming' && range !== 'all' ? range : undefined,
    search: search || undefined,
    page: page > 1 ? page : undefined,
  });

/** The calendar file of the events that a view lists. */
export const calendarHref = ({ tab, range }: Pick<EventView, 'tab' | 'range'>): string =>
  `/events.ics${toQueryString({
    tab: tab === 'history' ? tab : undefined,
    range: tab === 'upcoming' && range !== 'all' ? range : undefined,
  })}`;
