import type { Page } from '@playwright/test';
import { test as base } from './browser.ts';

interface Visit {
  page: Page;
  status: number | undefined;
}

/**
 * Tests that only look at pages as a guest finds them: each worker has one browser page, which forgets at each step what
 * the last one kept. An error in the console fails the test; that a page was not found is none.
 */
export const test = base.extend<{ visit(path: string): Promise<Visit> }>({
  async visit({ onePage: { page, errors }, baseURL }, use) {
    errors.length = 0;
    await use(async (path) => {
      await page.context().clearCookies();
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(new URL(path, baseURL).href);
      return { page, status: response?.status() };
    });
    const unexpected = errors.filter((text) => !/status of 404/.test(text));
    if (unexpected.length > 0) throw new Error(`console errors:\n${unexpected.join('\n')}`);
  },
});

/** Shows the open page in a theme, as its settings would. */
export const setTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);

export { expect } from './browser.ts';
