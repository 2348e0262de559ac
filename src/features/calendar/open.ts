import type { AstroGlobal } from 'astro';
import { PRIVATE, share } from '#kit/page/share.ts';
import { beyondEnd } from '#kit/page/list.ts';
import { calendarStart, type CalendarStart } from './days.ts';
import type { CalendarPage } from './load.ts';
import type { CalendarKind, CalendarView } from './view.ts';

type Page = Pick<AstroGlobal, 'locals' | 'redirect' | 'response' | 'url'>;

/** What a page of a calendar shows, or where it leads instead. */
export type OpenedCalendar<Row> =
  | { response: Response }
  | { page: CalendarPage<Row> | null; record: string | null; now: Date };

/**
 * Opens a page of a calendar: one of the favorites of whoever asks is nobody else's, and a guest is asked to sign in, as on
 * every private page.
 */
export async function openCalendar<Row>(
  astro: Page,
  kind: CalendarKind,
  view: CalendarView,
  load: (start: CalendarStart) => Promise<CalendarPage<Row> | null>,
): Promise<OpenedCalendar<Row>> {
  const { searchParams } = astro.url;
  // An emptied search field is no search.
  if (searchParams.has('search') && !view.search) return { response: astro.redirect(kind.href(view)) };
  if (view.mine && !astro.locals.session?.verified)
    return { response: astro.redirect(`/?next=${encodeURIComponent(kind.href(view))}`) };
  const now = new Date();
  const start = calendarStart((await astro.locals.summary())?.quoteDate, now);
  const page = await load(start);
  const beyond = beyondEnd(view, page?.totalPages, (last) => kind.href({ ...view, ...last }));
  if (beyond) return { response: astro.redirect(beyond) };
  share(astro, page !== null);
  if (view.mine) astro.response.headers.set('Cache-Control', PRIVATE);
  return { page, record: start.record, now };
}
