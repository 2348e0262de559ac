import type { Page } from '@playwright/test';
import { inLongRun, isLong } from './long.ts';
import { TextPage } from './text-browser/page.ts';
import { test as base } from './workers.ts';

export interface BrowserOptions {
  /** What the console may say of errors; anything else fails the test. */
  expectedErrors: RegExp[];
  /** Whether a test without JavaScript needs Chromium: it looks at places, sizes or styles, or stands in for another server. */
  inChromium: boolean;
}

/**
 * Tests with a page, on which an unexpected console error or a broken policy fails the test. Without JavaScript the page is
 * that of a text browser, which reads HTML over HTTP, in a tenth of the time; in the long run it is Chromium's there too.
 */
export const test = base.extend<BrowserOptions>({
  expectedErrors: [[], { option: true }],
  inChromium: [false, { option: true }],
  page: async ({ browser, playwright, javaScriptEnabled, inChromium, baseURL, expectedErrors }, use) => {
    if (!javaScriptEnabled && !inChromium && !isLong) {
      const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
      await use(new TextPage(request, baseURL ?? '') as unknown as Page);
      await request.dispose();
      return;
    }
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    await context.close();
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) throw new Error(`console errors:\n${unexpected.join('\n')}`);
  },
  context: async ({ page }, use) => use(page.context()),
});

/** How pages are tried in which scripts do nothing: without JavaScript, and in the long run with it as well. */
export const plainForms: readonly boolean[] = inLongRun([true, false], [false]);

export { expect } from './text-browser/expect.ts';
