import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { inLongRun, isLong } from './long.ts';
import { expect } from './text-browser/expect.ts';
import { TextPage } from './text-browser/page.ts';
import { test as base } from './workers.ts';

export interface BrowserOptions {
  /** What the console may say of errors; anything else fails the test. */
  expectedErrors: RegExp[];
  /** Whether a test without JavaScript needs Chromium: it looks at places, sizes or styles, or stands in for another server. */
  inChromium: boolean;
}

interface Given {
  /** A page of somebody else's, in whatever browser `page` is of, without its watch over the console. */
  openAnother(): Promise<Page>;
}

/** A page of the text browser, and what closes it. */
async function openText({ request }: PlaywrightWorkerArgs['playwright'], baseURL?: string) {
  const asks = await request.newContext({ ...(baseURL && { baseURL }) });
  return { page: new TextPage(asks, baseURL ?? '') as unknown as Page, close: () => asks.dispose() };
}

/** Moves the mouse, which has a screener that waits for somebody taken up, and waits until every island of the page is. */
export async function takeUpIslands(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function openChromium(browser: Browser) {
  const context = await browser.newContext();
  return { page: await context.newPage(), close: () => context.close() };
}

/**
 * Tests with a page, on which an unexpected console error or a broken policy fails the test. Without JavaScript the page is
 * that of a text browser, which reads HTML over HTTP, in a tenth of the time; in the long run it is Chromium's there too.
 */
export const test = base.extend<BrowserOptions & Given>({
  expectedErrors: [[], { option: true }],
  inChromium: [false, { option: true }],
  page: async ({ browser, playwright, javaScriptEnabled, inChromium, baseURL, expectedErrors }, use) => {
    if (!javaScriptEnabled && !inChromium && !isLong) {
      const { page, close } = await openText(playwright, baseURL);
      await use(page);
      await close();
      return;
    }
    const { page, close } = await openChromium(browser);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    await close();
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) throw new Error(`console errors:\n${unexpected.join('\n')}`);
  },
  context: async ({ page }, use) => use(page.context()),
  openAnother: async ({ browser, playwright, baseURL, page }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async () => {
      const another = await (page instanceof TextPage
        ? openText(playwright, baseURL)
        : openChromium(browser));
      opened.push(another);
      return another.page;
    });
    for (const { close } of opened) await close();
  },
});

/** How pages are tried in which scripts do nothing: without JavaScript, and in the long run with it as well. */
export const plainForms: readonly boolean[] = inLongRun([true, false], [false]);

export { expect } from './text-browser/expect.ts';
