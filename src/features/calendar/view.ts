import { sectorNames } from '#contract/bounds.ts';
import { catalystGroups } from '#contract/calendar.ts';
import { companySizeNames } from '#contract/company-size.ts';
import {
  anyCaseOf,
  chosen,
  defineView,
  pageNumber,
  type Part,
  searchText,
  type ViewOf,
} from '#kit/page/view.ts';
import { toQueryString } from '#kit/href/paths.ts';
import { type CalendarStart, dayIn, daySpan, mondayOf, monthSpan, type Span, weekSpan } from './days.ts';

export const EARNINGS_PATH = '/events/earnings';
export const CATALYSTS_PATH = '/events/catalysts';
/** Rows of each day, where a page shows several days; rows of a page of one day; rows that a search shows. */
export const ROWS_PER_DAY = 10;
export const DAY_PAGE_SIZE = 100;

const mine: Part<boolean> = {
  read: (text) => text === '1',
  write: (isMine) => (isMine ? 1 : undefined),
  offers: (text) => text === '1' || text === '0',
};
const month = chosen((text) =>
  /^\d{4}-\d{2}$/.test(text ?? '') ? dayIn(`${text}-01`)?.slice(0, 7) : undefined,
);
const week = chosen((text) => {
  const day = dayIn(text);
  return day && mondayOf(day);
});

const parts = {
  day: chosen(dayIn),
  week,
  month,
  sector: anyCaseOf(sectorNames),
  size: anyCaseOf(companySizeNames),
  mine,
  search: searchText(100),
  page: pageNumber(),
};

interface Asked {
  day: string | undefined;
  week: string | undefined;
  search: string;
}
/** A search goes through all days; the shortest span that is asked for counts; only a day has pages. */
function ruledOut({ day, week: asked, search }: Asked): ('day' | 'week' | 'month' | 'page')[] {
  if (search) return ['day', 'week', 'month', 'page'];
  if (day) return ['week', 'month'];
  return asked ? ['month', 'page'] : ['page'];
}

/** What the address of the calendar of reports asks for. */
export const earningsCalendarView = defineView(EARNINGS_PATH, parts, ruledOut);
/** What the address of the calendar of catalysts asks for. */
export const catalystCalendarView = defineView(
  CATALYSTS_PATH,
  { ...parts, group: anyCaseOf(catalystGroups) },
  ruledOut,
);
export type EarningsCalendarView = ViewOf<typeof earningsCalendarView>;
export type CatalystCalendarView = ViewOf<typeof catalystCalendarView>;
/** What both calendars know. */
export type CalendarView = EarningsCalendarView & Partial<Pick<CatalystCalendarView, 'group'>>;

/** One of the two calendars: its address, and the span it opens with. */
export interface CalendarKind {
  path: string;
  usual: 'week' | 'month';
  href: (view: CalendarView) => string;
}
export const earningsKind: CalendarKind = {
  path: EARNINGS_PATH,
  usual: 'week',
  href: earningsCalendarView.href,
};
export const catalystsKind: CalendarKind = {
  path: CATALYSTS_PATH,
  usual: 'month',
  href: (view) => catalystCalendarView.href({ group: undefined, ...view }),
};

/** The span that a view shows; the one with the start where none is asked for. */
export function spanOf({ usual }: CalendarKind, view: CalendarView, start: CalendarStart): Span {
  if (view.day) return daySpan(view.day);
  if (view.week) return weekSpan(view.week);
  if (view.month) return monthSpan(view.month);
  return usual === 'week' ? weekSpan(start.day) : monthSpan(start.day);
}

/** The view of another span, its filters kept; the usual span at the start has the shortest address. */
export function atSpan(kind: CalendarKind, view: CalendarView, span: Span, start: CalendarStart): string {
  const usual = spanOf(kind, { ...view, day: undefined, week: undefined, month: undefined }, start);
  const isUsual = usual.kind === span.kind && usual.from === span.from;
  const at = { day: undefined, week: undefined, month: undefined, search: '', page: 1 };
  if (isUsual) return kind.href({ ...view, ...at });
  if (span.kind === 'month') return kind.href({ ...view, ...at, month: span.from.slice(0, 7) });
  return kind.href({ ...view, ...at, [span.kind]: span.from });
}

/** The calendar file of what a view's filters let through. */
export const icsHref = ({ path }: CalendarKind, { sector, size, mine: own, group }: CalendarView): string =>
  `${path}.ics${toQueryString({ sector, size, group, mine: own ? 1 : undefined })}`;

/** Whether a view leaves companies or entries out. */
export const isNarrowed = ({ sector, size, mine: own, group }: CalendarView): boolean =>
  own || [sector, size, group].some((part) => part !== undefined);

/** The page of a company's report or event in its calendar. */
export const calendarDayHref = (path: string, day: string): string => `${path}?day=${day}`;
