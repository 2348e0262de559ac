import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { calendarStart } from '#features/calendar/days.ts';
import { daysAfter, newYorkDay } from '#kit/time/days.ts';
import { askCatalysts, askEarnings } from '#features/calendar/load.ts';
import {
  calendarDayHref,
  catalystCalendarView,
  CATALYSTS_PATH,
  earningsCalendarView,
  EARNINGS_PATH,
} from '#features/calendar/view.ts';
import { catalystFacts, catalystTitle, reportFacts, reportTitle } from '#features/calendar/words.ts';
import type { Api } from '#kit/http/api-client.ts';
import { formatDate } from '#kit/time/dates.ts';
import { feedPaths } from '#kit/href/feed-paths.ts';
import type { Feed, FeedItem } from './feed.ts';

const ENTRIES = 50;
/** How far ahead a feed looks, and how far back it tells what came. */
const [DAYS_AHEAD, DAYS_BACK] = [120, 14];

const present = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** A report as an entry: the day in its title, since an entry's own date is when it became known. */
const reportItem = (report: EarningsDate, today: string): FeedItem => ({
  id: `earnings-${report.symbol}-${report.date}`,
  path: `${calendarDayHref(EARNINGS_PATH, report.date)}#${report.symbol}-${report.date}`,
  title: `${formatDate(report.date)}: ${reportTitle(report, today)}`,
  text: reportFacts(report, today).join(' '),
  published: report.asOf ?? report.date,
  tags: present([report.symbol, report.sector_name]),
  author: null,
});

const catalystItem = (entry: CatalystDate, today: string): FeedItem => ({
  id: `catalyst-${entry.id}`,
  path: `${calendarDayHref(CATALYSTS_PATH, entry.date)}#${entry.id}`,
  title: `${formatDate(entry.date)}: ${catalystTitle(entry)}`,
  text: catalystFacts(entry, today).join(' '),
  published: entry.asOf,
  tags: present([entry.symbol, entry.group, entry.sector_name]),
  author: null,
});

async function startOf(api: Api, now: Date) {
  const summary = await api('stock.summary');
  return calendarStart(summary.quoteDate, now);
}

const none = new URLSearchParams();

/** The reports awaited next, soonest first. */
export async function earningsFeed(api: Api, siteName: string, now: Date): Promise<Feed> {
  const { day } = await startOf(api, now);
  const { data } = await askEarnings(
    api,
    earningsCalendarView.read(none),
  )({ from: day, to: daysAfter(day, DAYS_AHEAD), pageSize: ENTRIES });
  const today = newYorkDay(now);
  return {
    title: `${siteName} earnings calendar`,
    description: 'Reports of small caps that are awaited next, soonest first.',
    homePath: EARNINGS_PATH,
    path: feedPaths.earnings,
    items: data.map((report) => reportItem(report, today)),
  };
}

/** What happened in the last two weeks and what is awaited next, by day. */
export async function catalystFeed(api: Api, siteName: string, now: Date): Promise<Feed> {
  const { day } = await startOf(api, now);
  const { data } = await askCatalysts(
    api,
    catalystCalendarView.read(none),
  )({ from: daysAfter(day, -DAYS_BACK), to: daysAfter(day, DAYS_AHEAD), pageSize: 100 });
  const today = newYorkDay(now);
  return {
    title: `${siteName} catalyst calendar`,
    description: 'FDA dates, readouts, trials, ends of lock-ups and corporate events of small caps, by day.',
    homePath: CATALYSTS_PATH,
    path: feedPaths.catalysts,
    items: data.map((entry) => catalystItem(entry, today)),
  };
}
