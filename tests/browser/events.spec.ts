import ICAL from 'ical.js';
import { rangeEnd } from '#kit/events/event-ranges.ts';
import { formatDay } from '#kit/time/dates.ts';
import { expect, plainForms, test } from '../support/browser.ts';
import { withinOneDay } from '../support/day.ts';
import { slowLine } from '../support/slow-line.ts';
import type { Event } from '#contract/event.ts';

const rows = 'article.event-row';
type Json = { json(): Promise<unknown> };
const eventsOf = async (response: Json) => ((await response.json()) as { data: Event[]; total: number }).data;

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('tabs and ranges are links, each range says where it ends, and the tab leads back to all', async ({
      page,
      request,
    }) => {
      await withinOneDay(async () => {
        await page.goto('/events');
        const ranges = page.getByRole('navigation', { name: 'Range' });
        await expect(ranges.getByRole('link')).toHaveCount(5);
        const all = await page.locator(rows).count();
        for (const [range, name] of [['week', 'Next 7 days'], ['month', 'This month'], ['3months', 'Next 3 months'], ['year', 'This year']] as const) {
          const end = formatDay(rangeEnd(range, new Date())?.day);
          await ranges.getByRole('link', { name: `${name}, to ${end}` }).click();
          await expect(page).toHaveURL(`/events?range=${range}`);
          const expected = await eventsOf(await request.get(`/api/events/all?tab=upcoming&range=${range}&pageSize=100`));
          await expect(page.locator(`${rows} h3`)).toHaveText(expected.map(({ title }) => title));
        } // prettier-ignore
        await page.getByRole('link', { name: 'Upcoming Events' }).click();
        await expect(page).toHaveURL('/events');
        await expect(page.locator(rows)).toHaveCount(all);
        await page.getByRole('link', { name: 'Events History' }).click();
        await expect(page).toHaveURL('/events?tab=history');
        await expect(ranges).toHaveCount(0);
        const past = await eventsOf(await request.get('/api/events/all?tab=history&pageSize=100'));
        await expect(page.locator(`${rows} h3`)).toHaveText(past.map(({ title }) => title));
      });
    });

    test('a search finds in both tabs, and clearing it shows the tab again', async ({ page }) => {
      await page.goto('/events?tab=history');
      const before = await page.locator(`${rows} h3`).allTextContents();
      await page.getByRole('searchbox', { name: 'Search events' }).fill('BIRCH');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/events?tab=history&search=BIRCH');
      await expect(page.getByRole('status').filter({ hasText: 'for “BIRCH”' })).toBeVisible();
      for (const title of await page.locator(`${rows} h3`).allTextContents())
        expect(title).toContain('Birch');
      await page.getByRole('link', { name: 'Clear', exact: true }).click();
      await expect(page).toHaveURL('/events?tab=history');
      await expect(page.locator(`${rows} h3`)).toHaveText(before);
    });

    test('an address that asks for nothing there is put right', async ({ page }) => {
      for (const path of ['/events?search=', '/events?page=99', '/EVENTS']) {
        await page.goto(path);
        await expect(page).toHaveURL('/events');
      }
    });

    test('a row leads to its company, to Zoom and to its calendar file, and says that it is a sample', async ({ page }) => {
      await page.goto('/events');
      const row = page.locator(rows).first();
      const title = (await row.getByRole('heading').textContent()) ?? '';
      await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', /^\/stocks\/ZZSM[ABC]$/);
      await expect(row.getByRole('link', { name: /^Zoom/ })).toHaveAttribute('href', /^https:\/\//);
      await expect(row.getByText('Sample', { exact: true })).toBeVisible();
      await expect(row.getByText(/\d:\d\d [AP]M ET/)).toBeVisible();
      await expect(row.getByRole('link', { name: `Add to calendar: ${title}` })).toHaveAttribute('href', /^\/events\/[\w-]+\.ics$/);
    }); // prettier-ignore
  });
}

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('a person reads their own time beside that of New York, for which no format is made', async ({
    page,
    request,
  }) => {
    // The first one takes a phone longer than all else of the page's scripts.
    await page.addInitScript(() => {
      const count = () => {
        const { dataset } = document.documentElement;
        dataset['formats'] = `${dataset['formats'] ?? ''}I`;
      };
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        apply: (made, self, args) => (count(), Reflect.apply(made, self, args) as Intl.DateTimeFormat),
        construct: (made, args) => (count(), Reflect.construct(made, args) as Intl.DateTimeFormat),
      });
    });
    await page.goto('/events');
    const [event] = await eventsOf(await request.get('/api/events/all?tab=upcoming&pageSize=1'));
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/London',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(event?.upcoming_date ?? 0));
    const own = page.locator(rows).first().locator('own-time');
    await expect(own).toContainText('your time');
    await expect(own).toContainText(time.replace('\u202f', ' '));
    await expect(page.locator('html')).not.toHaveAttribute('data-formats');
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('no second time stands beside the first; filters change the list in place: the address, back, the focus and the count go with it', async ({ page, request }) => {
    const list = page.locator(`${rows} h3`);
    const status = page.getByRole('status').filter({ hasText: 'event' });
    const titles = async (query: string) =>
      (await eventsOf(await request.get(`/api/events/all?tab=upcoming${query}&pageSize=100`))).map(({ title }) => title);
    await page.goto('/events?range=decade');
    const inVain = page.getByText('“range” in this address');
    await expect(inVain).toBeVisible();
    await expect(page.locator('own-time').first()).toBeEmpty();
    // What stays with the document would go with another one.
    await page.evaluate(() => void (document.body.dataset['same'] = ''));
    const week = page.getByRole('link', { name: /^Next 7 days/ });
    await week.click();
    await expect(page).toHaveURL('/events?range=week');
    await expect(inVain).toHaveCount(0);
    await expect(status).toHaveText(/^\d+ upcoming events?, next 7 days$/);
    await expect(list).toHaveText(await titles('&range=week'));
    await expect(week).toBeFocused();
    await expect(week).toHaveAttribute('aria-current', 'true');
    // What is chosen can be read: the sheet of the filters stands above that of all pages.
    const isReadable = (link: Element) => getComputedStyle(link).color !== getComputedStyle(link).backgroundColor;
    await expect.poll(() => week.evaluate(isReadable)).toBe(true);
    const field = page.getByRole('searchbox', { name: 'Search events' });
    await field.fill('birch');
    await field.press('Enter');
    await expect(page).toHaveURL('/events?range=week&search=birch');
    await expect(page.getByRole('status').filter({ hasText: 'for “birch”' })).toBeVisible();
    await expect(field).toBeFocused();
    // An emptied field is enough to end a search.
    await field.fill('');
    await expect(page).toHaveURL('/events?range=week');
    await expect(list).toHaveText(await titles('&range=week'));
    await page.goBack();
    await expect(field).toHaveValue('birch');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/events?range=decade');
    await expect(inVain).toBeVisible();
    await expect(list).toHaveText(await titles(''));
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  }); // prettier-ignore
});

test('on a slow line one tap on a filter is enough, and what was typed meanwhile stays', async ({ page }) => {
  const line = await slowLine(page, /EventFilters/);
  await page.goto('/events');
  const field = page.getByRole('searchbox', { name: 'Search events' });
  await field.fill('bir');
  await line.asked;
  await page.getByRole('link', { name: /^This year/ }).click();
  await expect(page).toHaveURL('/events');
  line.open();
  await expect(page).toHaveURL('/events?range=year');
  await expect(page.getByRole('link', { name: /^This year/ })).toHaveAttribute('aria-current', 'true');
  await expect(field).toHaveValue('bir');
});

test.describe('what does not arrive', () => {
  test.use({ expectedErrors: [/Failed to load resource|Error hydrating/] });

  test('without the script of the filters they are links; without an answer the list stays, and one tries again @long', async ({ page }) => {
    await page.route(/_astro\/EventFilters/, (route) => route.abort());
    await page.goto('/events');
    await page.getByRole('link', { name: /^This year/ }).click();
    await expect(page).toHaveURL('/events?range=year');
    await page.unroute(/_astro\/EventFilters/);
    await page.goto('/events');
    const before = await page.locator(`${rows} h3`).allTextContents();
    await page.route('/events?range=week', (route) => route.abort());
    await page.getByRole('link', { name: /^Next 7 days/ }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to load events. Please try again later.');
    await expect(page.locator(`${rows} h3`)).toHaveText(before);
    await page.unroute('/events?range=week');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'next 7 days' })).toHaveCount(1);
  }); // prettier-ignore
});

test('calendar files hold one event, or all of a tab, as a strict parser reads them', async ({ request }) => {
  ICAL.design.strict = true;
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    return new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
      .getAllSubcomponents('vevent')
      .map((part) => new ICAL.Event(part));
  };
  for (const query of ['', '?range=week', '?tab=history']) {
    const tab = query === '?tab=history' ? '?tab=history' : `?tab=upcoming${query.replace('?', '&')}`;
    const listed = await eventsOf(await request.get(`/api/events/all${tab}&pageSize=100`));
    const held = await read(`/events.ics${query}`);
    expect(held.map(({ summary }) => summary)).toEqual(listed.map(({ title }) => `Sample: ${title}`));
    expect(held.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
      listed.map(({ upcoming_date }) => upcoming_date),
    );
  }
  expect(await read('/events/sample-event-1.ics')).toHaveLength(1);
  expect((await request.get('/events/no-such-event.ics')).status()).toBe(404);
});

test('a guest downloads no framework before they touch something @long', async ({ page }) => {
  const frameworks: string[] = [];
  page.on('request', (request) => {
    if (/_astro\/(client|jsx|react|EventFilters|VideoPlayer|Boundary)/i.test(request.url())) frameworks.push(request.url());
  });
  for (const path of ['/videos', '/video/sample-video-1', '/events'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(frameworks).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search events' }).focus();
  await expect.poll(() => frameworks.length).toBeGreaterThan(0);
}); // prettier-ignore
