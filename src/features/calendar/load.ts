import {
  CALENDAR_DAYS_MAX,
  type CatalystDate,
  type EarningsCalendar,
  type EarningsDate,
} from '#contract/calendar.ts';
import type { Api } from '#kit/http/api-client.ts';
import { orNull } from '#kit/http/load.ts';
import { lastPage } from '#kit/page/list.ts';
import { type CalendarStart, type Span, weekSpan } from './days.ts';
import { daysAfter } from '#kit/time/days.ts';
import {
  type CalendarKind,
  type CalendarView,
  catalystsKind,
  DAY_PAGE_SIZE,
  earningsKind,
  ROWS_PER_DAY,
  spanOf,
} from './view.ts';

/** What a call of either calendar takes. */
interface Asked {
  from: string;
  to: string;
  order?: 'asc' | 'desc';
  perDay?: number;
  page?: number;
  pageSize?: number;
  symbol?: string;
}
type Answer<Row> = Omit<EarningsCalendar, 'data'> & { data: Row[] };
type Ask<Row> = (asked: Asked) => Promise<Answer<Row>>;

/** Days in a row with what stands on each. */
export interface Part<Row> {
  entries: Row[];
  total: number;
}

/** What a page of a calendar shows. */
export interface CalendarPage<Row> {
  span: Span;
  start: CalendarStart;
  /** What is shown: of the span, or of a search, what lies ahead of the start and what lies behind it. */
  found: Part<Row>;
  behind: Part<Row> | null;
  /** How many stand on each day of the span, or of the week of a day. */
  totals: ReadonlyMap<string, number>;
  before: string | null;
  after: string | null;
  totalPages: number;
}

const filtersOf = ({ sector, size, search }: CalendarView) => ({
  ...(sector && { sector }),
  ...(size && { size }),
  ...(search && { search }),
});

/** Asks for reports, of all companies or of those whom the visitor keeps. */
export const askEarnings =
  (api: Api, view: CalendarView): Ask<EarningsDate> =>
  (asked) => {
    const query = { ...filtersOf(view), ...asked };
    return view.mine ? api('calendar.favoriteEarnings', { query }) : api('calendar.earnings', { query });
  };

/** Asks for catalysts in the same way. */
export const askCatalysts =
  (api: Api, view: CalendarView): Ask<CatalystDate> =>
  (asked) => {
    const query = { ...filtersOf(view), ...(view.group && { group: view.group }), ...asked };
    return view.mine ? api('calendar.favoriteCatalysts', { query }) : api('calendar.catalysts', { query });
  };

const totalsOf = (days: readonly { date: string; total: number }[]) =>
  new Map(days.map(({ date, total }) => [date, total]));
const partOf = <Row>({ data, total }: Answer<Row>): Part<Row> => ({ entries: data, total });

async function loadSpan<Row>(ask: Ask<Row>, view: CalendarView, span: Span) {
  if (span.kind !== 'day') {
    const found = await ask({ from: span.from, to: span.to, perDay: ROWS_PER_DAY });
    return { found, totals: totalsOf(found.days), totalPages: 1 };
  }
  const { from, to } = weekSpan(span.from);
  const [found, week] = await Promise.all([
    ask({ from: span.from, to: span.to, page: view.page, pageSize: DAY_PAGE_SIZE }),
    ask({ from, to, perDay: 1 }),
  ]);
  return { found, totals: totalsOf(week.days), totalPages: lastPage(found.total, DAY_PAGE_SIZE) };
}

async function loadCalendar<Row>(
  kind: CalendarKind,
  ask: Ask<Row>,
  view: CalendarView,
  start: CalendarStart,
): Promise<CalendarPage<Row>> {
  const span = spanOf(kind, view, start);
  if (view.search) {
    const [ahead, behind] = await Promise.all([
      ask({ from: start.day, to: daysAfter(start.day, CALENDAR_DAYS_MAX - 1), pageSize: DAY_PAGE_SIZE }),
      ask({
        from: daysAfter(start.day, 1 - CALENDAR_DAYS_MAX),
        to: daysAfter(start.day, -1),
        order: 'desc',
        pageSize: DAY_PAGE_SIZE,
      }),
    ]);
    return {
      span,
      start,
      found: partOf(ahead),
      behind: partOf(behind),
      totals: new Map(),
      before: null,
      after: null,
      totalPages: 1,
    };
  }
  const { found, totals, totalPages } = await loadSpan(ask, view, span);
  const { before, after } = found;
  return { span, start, found: partOf(found), behind: null, totals, before, after, totalPages };
}

/** One page of the calendar of reports; null where it did not arrive. */
export const loadEarnings = (api: Api, view: CalendarView, start: CalendarStart) =>
  orNull(loadCalendar(earningsKind, askEarnings(api, view), view, start));

/** One page of the calendar of catalysts; null where it did not arrive. */
export const loadCatalysts = (api: Api, view: CalendarView, start: CalendarStart) =>
  orNull(loadCalendar(catalystsKind, askCatalysts(api, view), view, start));

/** The most that a calendar file holds; what is asked for at once for it. */
const FILE_ENTRIES = 3_000;
const FILE_DAYS = 28;
const FILE_ROWS_PER_DAY = 400;

/**
 * All that lies ahead of the start, for a file, some weeks at a time. Rejects where an answer fails: a file is whole or not
 * at all.
 */
export async function loadAhead<Row>(ask: Ask<Row>, start: CalendarStart, symbol?: string): Promise<Row[]> {
  const end = daysAfter(start.day, CALENDAR_DAYS_MAX - 1);
  const rows: Row[] = [];
  let from: string | null = start.day;
  while (from !== null && from <= end && rows.length < FILE_ENTRIES) {
    const last: string = daysAfter(from, FILE_DAYS - 1);
    const to = last < end ? last : end;
    const { data, after } = await ask({
      from,
      to,
      perDay: FILE_ROWS_PER_DAY,
      ...(symbol !== undefined && { symbol }),
    });
    rows.push(...data);
    from = after;
  }
  return rows;
}
