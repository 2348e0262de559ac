import type { Page } from '@playwright/test';
import { expect, known, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';

/** Turns the tab away, or back. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** A page, what of it goes on by itself while it is looked at, and after which time it does. */
const pages = [
  { path: '/stocks/ABEO', asks: /\/stocks\/ABEO$/, after: '15:01', tag: '' },
  { path: '/stocks/screener', asks: /\/api\/stock\//, after: '15:01', tag: ' @long' },
  { path: '/tools?tab=news&new=1', asks: /\/api\/tools\/presence\//, after: '00:21', tag: ' @long' },
];

for (const { path, asks, after, tag } of pages)
  test(`${path} asks for nothing and holds no line open in a hidden tab, and goes on when it is looked at again${tag}`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await enter(page, site, await known(site, { role: 'staff' }));
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().startsWith(site.url) && asked.push(request.url())));
    const events = (url: string) => url.includes('/api/notifications/events');
    const [listening] = await Promise.all([
      page.waitForRequest((request) => events(request.url())),
      page.goto(path).then(() => page.clock.runFor(2_000)),
    ]);
    // Touched, so that all of the page is at work.
    await page.mouse.move(200, 200);
    await expect(page.locator('astro-island[ssr]:visible')).toHaveCount(0);
    const goesOn = page.waitForRequest((request) => asks.test(request.url()));
    await page.clock.fastForward(after);
    await goesOn;

    const ended = page.waitForEvent('requestfailed', (request) => request === listening);
    await turn(page, 'hidden');
    await ended;
    asked.length = 0;
    for (let minutes = 0; minutes < 60; minutes += 10) await page.clock.fastForward('10:00');
    // What takes it up is a file of ours, once; nothing is asked of the server that could pile up.
    expect(asked.filter((url) => !url.includes('/_astro/'))).toEqual([]);

    const [once] = [page.waitForRequest((request) => asks.test(request.url())), page.waitForRequest((request) => events(request.url()))]; // prettier-ignore
    await turn(page, 'visible');
    await once;
    await expect.poll(() => asked.filter(events).length).toBe(1);
    expect(asked.filter((url) => asks.test(url)).length).toBeLessThan(4);
  });
