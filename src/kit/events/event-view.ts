import { eventRanges, eventTabs } from '#contract/bounds.ts';
import { defineView, oneOf, pageNumber, searchText, type ViewOf } from '../page/view.ts';
import { toQueryString } from '../href/paths.ts';

export const EVENTS_PATH = '/events';
/** Rows of a tab; a search has the size that the specification gives it. */
export const EVENT_PAGE_SIZE = 20;
export const EVENT_SEARCH_SIZE = 10;

/** What the address of the events page asks for: a search goes through both tabs, a range is of the upcoming one. */
export const eventView = defineView(
  EVENTS_PATH,
  {
    tab: oneOf(eventTabs, 'upcoming'),
    range: oneOf(eventRanges, 'all'),
    search: searchText(100),
    page: pageNumber(),
  },
  ({ tab }) => (tab === 'history' ? ['range'] : []),
);
export type EventView = ViewOf<typeof eventView>;

/** The calendar file of the events that a view lists. */
export const calendarHref = ({ tab, range }: Pick<EventView, 'tab' | 'range'>): string =>
  `/events.ics${toQueryString({
    tab: tab === 'history' ? tab : undefined,
    range: tab === 'upcoming' && range !== 'all' ? range : undefined,
  })}`;

/** The id of the part of the page that lists the events of a view: the filters exchange it. */
export const EVENT_LIST_ID = 'event-list';
