import { companyTabs } from '#contract/company-tabs.ts';
import { catalystCalendarView, earningsCalendarView } from '#features/calendar/view.ts';
import { bioView } from '#features/company/bio/view.ts';
import { tidyChart } from '#features/company/chart/layers.ts';
import { filingView } from '#features/company/filings/view.ts';
import { financialsView } from '#features/company/financials/view.ts';
import { holderView } from '#features/company/holders/view.ts';
import { insiderView } from '#features/company/insiders/view.ts';
import { listView } from '#features/company/list-tab.ts';
import { sessionsView } from '#features/company/sessions/view.ts';
import { utmOf } from '#features/company/profile/signup-form.ts';
import { eventView } from '#kit/events/event-view.ts';
import { ipoView } from '#features/ipo/view.ts';
import { moversView } from '#features/movers/view.ts';
import { newsView } from '#features/news/view.ts';
import { archiveView } from '#features/newsletter/view.ts';
import { chatAppView, redchatView } from '#features/redchat/view.ts';
import { searchView } from '#features/search/view.ts';
import { videoView } from '#features/videos/view.ts';
import { NOT_OFFERED, type Written } from '#kit/page/view.ts';
import { toQueryString } from '#kit/href/paths.ts';
import { sameSitePath } from '#kit/site/same-site.ts';
import { formatMap, isMap, mapInVain, mapNames, readMap, withoutMap } from '#kit/screener/map-view.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { formatScreener, isUnknownFilter, readScreener, screenerNames } from '#kit/screener/url.ts';

/** What a query means to a page, in its one spelling: without unknown parameters, defaults and nonsense. */
export type Tidy = (query: URLSearchParams) => string;

/** What one part of a page reads from a query. */
type Part = (query: URLSearchParams) => Written;

/** Combines the parts of a page. */
const of =
  (...parts: readonly Part[]): Tidy =>
  (query) =>
    toQueryString(Object.assign({}, ...parts.map((part) => part(query))) as Written);

/** A parameter that counts by its presence, whatever its value. */
const flag =
  (name: string) =>
  (query: URLSearchParams): Written => ({ [name]: query.has(name) ? 1 : undefined });

/** Where to go after signing in; an address that is not allowed is emptied, but kept: its presence asks for signing in. */
const next = (query: URLSearchParams): Written => ({
  next: query.has('next') ? (sameSitePath(query.get('next')) ?? '') : undefined,
});

/** An emptied search field, which redirects to the address without it. */
const search = (query: URLSearchParams): Written =>
  query.has('search') && !query.get('search')?.trim() ? { search: '' } : {};

const known = new Set([...screenerNames, ...mapNames]);
/** The query as it was asked: the parameters that the screener knows, and those that look like one of its filters. */
function screenerAsAsked(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter((pair) => known.has(pair[0]) || isUnknownFilter(pair)));
  for (const name of mapInVain(query)) kept.set(name, NOT_OFFERED);
  kept.sort();
  return kept.size > 0 ? `?${kept.toString()}` : '';
}
/** The map of a screen; values that are not offered are marked. */
function mapAsTidy(state: ScreenerState, query: URLSearchParams): string {
  const tidy = new URLSearchParams(formatMap(state, readMap(query)));
  for (const name of mapInVain(query)) tidy.set(name, NOT_OFFERED);
  return `?${tidy.toString()}`;
}
/** If a part is not understood, the address stays as it was asked, because the page quotes it. */
const screener: Tidy = (query) => {
  const { state, notices } = readScreener(withoutMap(query));
  if (notices.length > 0) return screenerAsAsked(query);
  if (isMap(query)) return mapAsTidy(state, query);
  const text = formatScreener(state);
  return text === '' ? '' : `?${text}`;
};

const market = [tidyChart, insiderView.tidy, holderView.tidy, bioView.tidy, sessionsView.tidy];
/** The sign-up form of a client stands on each of its tabs, and sends along which campaign somebody came from. */
const tab = (...parts: readonly Part[]): Tidy => of(...parts, utmOf);
/** A client's profile or the market data, whichever the company has. */
const profile = tab(...market);

/** Tabs read nothing from a query but a page number, if they have pages, unless a row below says more. */
const tabs = Object.fromEntries(
  companyTabs.map(({ slug, paged }) => [`/stocks/:ticker/${slug}`, paged ? tab(listView.tidy) : tab()]),
);

/** What the queries of public pages mean, by their paths in the registry of pages; all others mean nothing. */
export const pageQueries: Readonly<Record<string, Tidy>> = {
  ...tabs,
  '/': of(next),
  '/home': of(next),
  '/home2': of(next),
  '/stocks': screener,
  '/stocks/screener': screener,
  // What is usual may be asked for against what the ready-made screen says.
  '/stocks/screener/:screen': screenerAsAsked,
  '/stocks/ipo': of(ipoView.tidy),
  '/stocks/leaders-and-laggards': of(moversView.tidy),
  '/stocks/:ticker': profile,
  '/stocks/:ticker/about': profile,
  '/stocks/:ticker/marketdata': profile,
  '/stocks/:ticker/financials': tab(financialsView.tidy),
  '/stocks/:ticker/secfilings': tab(filingView.tidy),
  '/stocks/:ticker/bio': tab(bioView.tidy),
  '/stocks/:ticker/videos/:id': of(next),
  '/stocks/:ticker/signup': tab(flag('done')),
  '/news': of(newsView.tidy),
  '/events': of(eventView.tidy, search),
  '/events.ics': of(eventView.tidy),
  '/events/earnings': of(earningsCalendarView.tidy, search),
  '/events/earnings.ics': of(earningsCalendarView.tidy),
  '/events/catalysts': of(catalystCalendarView.tidy, search),
  '/events/catalysts.ics': of(catalystCalendarView.tidy),
  '/videos': of(videoView.tidy, search),
  '/videos/:id': of(next),
  '/video/:id': of(flag('play'), next),
  '/newsletters': of(archiveView.tidy),
  '/redchat': of(redchatView.tidy),
  '/redchat/app': of(chatAppView.tidy),
  '/search': of(searchView.tidy),
};

/** Pages whose addresses carry a secret, which only the page itself reads; they are never kept. */
export const secretPaths: ReadonlySet<string> = new Set([
  '/newsletters/confirm',
  '/newsletters/preferences',
  '/newsletters/unsubscribe',
]);
