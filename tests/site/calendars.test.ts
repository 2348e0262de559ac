import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CatalystCalendar, EarningsCalendar } from '#contract/calendar.ts';
import { daysAfter, newYorkDay } from '#kit/time/days.ts';
import { formatPrice } from '#kit/format.ts';
import { parse, textContent } from '../support/text-browser/dom.ts';
import { get, htmlOf } from '../support/the-site.ts';

const json = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
const week = 'from=2026-07-06&to=2026-07-12';
const events = async (path: string) => {
  ICAL.design.strict = true;
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}; // prettier-ignore
const textOf = async (path: string) => textContent(parse(await htmlOf(path))).replace(/\s+/g, ' ');

test('the calendar of reports opens with the week after the record, each row as the API has it', async () => {
  const { data, total } = await json<EarningsCalendar>(`/api/calendar/earnings?${week}`);
  const text = await textOf('/events/earnings');
  expect(total).toBeGreaterThan(0);
  expect(text).toContain('Counted from Jul 2, 2026');
  expect(text).toContain(`${total} reports`);
  expect(text).toContain('Tuesday, Jul 7, 2026 was expected');
  for (const { symbol, name, epsExpected } of data) {
    expect(text).toContain(`${symbol} ${name}`);
    if (epsExpected !== null) expect(text).toContain(formatPrice(epsExpected));
  }
});

test('a day of a calendar is said once, and nothing past is added to one', async () => {
  for (const [path, day] of [
    ['/events/earnings?day=2026-08-06', 'Thursday, Aug 6, 2026'],
    ['/events/catalysts?day=2026-07-07', 'Tuesday, Jul 7, 2026'],
  ] as const) {
    const text = await textOf(path);
    const [, content = ''] = text.split('Whole week');
    expect([path, content.split(day).length - 1]).toEqual([path, 1]);
    expect(content).toContain('The day has passed since');
    expect(content).not.toContain('Add');
  }
});

test('a calendar is a day, a week or a month', async () => {
  const html = await htmlOf('/events/earnings?week=2026-05-04');
  const [, lengths = ''] = /aria-label="Length">([\s\S]*?)<\/nav>/.exec(html) ?? [];
  expect([...lengths.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/events/earnings?day=2026-05-04',
    '/events/earnings?week=2026-05-04',
    '/events/earnings?month=2026-05',
  ]);
});

test('a search of events that finds none leads on to the calendars, with what was searched for', async () => {
  const html = await htmlOf('/events?search=VERA');
  expect(html).toContain('No events found.');
  for (const calendar of ['earnings', 'catalysts']) {
    expect(html).toContain(`href="/events/${calendar}?search=VERA"`);
    expect(await textOf(`/events/${calendar}?search=VERA`)).toContain('Vera Therapeutics');
  }
});

test('a day without anything leads to the nearest weeks that have something', async () => {
  const { before, after } = await json<EarningsCalendar>('/api/calendar/earnings?from=2026-06-22&to=2026-06-28');
  expect([before, after]).toEqual(['2026-06-16', '2026-07-02']);
  const text = await textOf('/events/earnings?week=2026-06-22');
  expect(text).toContain('No reports on record.');
  expect(text).toContain('The last before: Jun 15 to 21, 2026');
  expect(text).toContain('The next: Jun 29 to Jul 5, 2026');
}); // prettier-ignore

test('files hold what is ahead, one company’s report, and one catalyst', async () => {
  const ahead = await json<EarningsCalendar>('/api/calendar/earnings?from=2026-07-06&to=2027-08-01&pageSize=1');
  expect(await events('/events/earnings.ics')).toHaveLength(ahead.total);
  const finance = await json<EarningsCalendar>('/api/calendar/earnings?from=2026-07-06&to=2027-08-01&pageSize=1&sector=Finance');
  expect(await events('/events/earnings.ics?sector=Finance')).toHaveLength(finance.total);
  const [first] = ahead.data;
  const [own] = await events(`/events/earnings/${first?.symbol ?? ''}.ics`);
  expect([own?.startDate.toString(), own?.startDate.isDate]).toEqual([first?.date, true]);
  const { data, total } = await json<CatalystCalendar>('/api/calendar/catalysts?from=2026-07-06&to=2027-08-01&group=FDA');
  expect(await events('/events/catalysts.ics?group=FDA')).toHaveLength(total);
  expect(await events(`/events/catalysts/${data[0]?.id ?? ''}.ics`)).toHaveLength(1);
  for (const path of ['/events/earnings/ZZSMA.ics', '/events/catalysts/none.ics', '/events/catalysts/a%20b.ics'])
    expect((await get(path)).status).toBe(404);
}); // prettier-ignore

test('feeds lead to the days, each entry once', async () => {
  for (const name of ['earnings', 'catalysts']) {
    const feed = await json<{ items: { id: string; url: string; title: string }[] }>(`/feeds/${name}.json`);
    expect(feed.items.length).toBeGreaterThan(10);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    for (const { url, title } of feed.items) {
      expect(url).toContain(`/events/${name}?day=20`);
      expect(title).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d: .+ \([A-Z-]+\)/);
    }
    expect((await get(`/feeds/${name}.xml`)).status).toBe(200);
  }
});

test('a guest who asks for the favorites is asked to sign in, and comes back', async () => {
  const answer = await get('/events/earnings?mine=1&sector=Finance', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `/?next=${encodeURIComponent('/events/earnings?sector=Finance&mine=1')}`,
  ]);
  expect((await get('/events/earnings.ics?mine=1')).status).toBe(401);
});

test('both stand in the sitemap and in the search, weeks with something are for crawlers, searches are not', async () => {
  const sitemap = await (await get('/sitemaps/pages-1.xml')).text();
  for (const path of ['/events/earnings', '/events/catalysts']) {
    expect(sitemap).toContain(`${path}</loc>`);
    const html = await (await get(path)).text();
    expect(html).toContain(`${path}" `);
    expect(html).not.toContain('noindex');
  }
  expect(await (await get('/events/earnings?search=teladoc')).text()).toContain('noindex');
  expect(await (await get('/events/earnings?week=2026-06-22')).text()).toContain('noindex');
  const found = await textOf('/search?q=earnings+calendar');
  expect(found).toContain('Earnings calendar');
});

test('the events begin with the firm dates of the calendars that are still to come, and no other', async () => {
  const today = newYorkDay(new Date());
  const { data } = await json<CatalystCalendar>(
    `/api/calendar/catalysts?from=${today}&to=${daysAfter(today, 60)}&perDay=10`,
  );
  const firm = data.filter(({ state }) => state === 'set' || state === 'computed');
  const [html, later] = await Promise.all([htmlOf('/events'), htmlOf('/events?range=week')]);
  const named = data.filter(({ symbol }) => html.includes(`href="/stocks/${symbol}"`));
  expect(html.includes('Next on record')).toBe(firm.length > 0);
  expect(named.length).toBeGreaterThanOrEqual(Math.min(4, firm.length));
  expect(later).not.toContain('Next on record');
});
