import type { Locator, Page } from '@playwright/test';
import { expect, takeUpIslands, test } from '../support/browser.ts';

/** Takes away what an island is drawn from, before it is. */
const breakIslands = (page: Page) =>
  page.addInitScript(() => {
    const wrong: Record<string, string> = {
      EventFilters: '{"ranges":[0,null]}',
      VideoPlayer: '{"name":[0,""],"player":[0,null],"question":[0,{"title":[0,{}],"text":[0,{}]}]}',
      Panel: '{"stock":[0,null]}',
      Screener: '{"state":[0,null]}',
    };
    new MutationObserver(() => {
      for (const island of document.querySelectorAll('astro-island')) {
        const name = /\/(\w+)\.[^/]*$/.exec(island.getAttribute('component-url') ?? '')?.[1] ?? '';
        const props = wrong[name];
        if (props && island.getAttribute('props') !== props) island.setAttribute('props', props);
      }
    }).observe(document, { childList: true, subtree: true });
  });

const islands: readonly [path: string, touch: (page: Page) => Promise<void>][] = [
  ['/events', (page) => page.getByRole('searchbox', { name: 'Search events' }).focus()],
  ['/video/sample-video-1', (page) => page.locator('.video-start').focus()],
  ['/redchat', takeUpIslands],
  ['/stocks/screener', takeUpIslands],
];

/** How far what is said stands from the edges of the window. */
const edges = (found: Locator) =>
  found.evaluate((element) => {
    const { left, right } = element.querySelector('p')?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return Math.min(left, innerWidth - right);
  });

test.describe('an island that stops', () => {
  test.use({ expectedErrors: [/./] });

  test('says that something went wrong and how to try again, and the page around it stands', async ({
    page,
  }) => {
    await breakIslands(page);
    for (const [path, touch] of islands) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await touch(page);
      const fault = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await expect(fault, path).toBeVisible();
      await expect(fault.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('banner').first()).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await edges(fault), `${path} at ${width}`).toBeGreaterThanOrEqual(16);
      }
    }
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
  });
});
