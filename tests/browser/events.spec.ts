import ICAL from 'ical.js';
import { rangeEnd } from '#kit/event-ranges.ts';
import { formatDay } from '#kit/dates.ts';
import { expect, plainForms, test } from '../support/browser.ts';
import { withinOneDay } from '../support/day.ts';
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

  test('a person reads their own time beside that of New York', async ({ page, request }) => {
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
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('no second time stands beside the first', async ({ page }) => {
    await page.goto('/events');
    await expect(page.locator('own-time').first()).toBeEmpty();
  });
});

test('emptying the search field is enough', async ({ page }) => {
  await page.goto('/events?range=year&search=birch');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('');
  await expect(page).toHaveURL('/events?range=year');
});

test('an address that asks for nothing there is put right', async ({ page }) => {
  for (const path of ['/events?search=', '/events?page=99', '/EVENTS']) {
    await page.goto(path);
    await expect(page).toHaveURL('/events');
  }
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

test('a guest downloads no framework, and little script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  for (const path of ['/events', '/videos', '/video/sample-video-1']) await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /react|client\.|jsx|mount/i.test(url))).toEqual([]);
});
