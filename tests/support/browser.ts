import { test as base } from '@playwright/test';

/** A browser page on which an unexpected console error or a broken policy fails the test. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) throw new Error(`console errors:\n${unexpected.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
