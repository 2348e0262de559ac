import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { expect, test as base } from './browser.ts';
import { inLongRun } from './long.ts';
import type { Person } from './open-site.ts';
import { setTheme } from './one-page.ts';

/** Signs in on the page that is open at /login. */
export async function signIn(page: Page, { email, password }: Person, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/**
 * Looks at the open page as it is, or at what lies within a selector where the rest of it is looked at elsewhere, for
 * accessibility faults, and at the page for content wider than a phone. That colours can be told apart in the dark too is
 * known of them all (tokens.test.ts); the long run looks at them here as well.
 */
export async function inspect(page: Page, within?: string): Promise<void> {
  for (const theme of inLongRun(['light', 'dark'] as const, ['light'] as const)) {
    await setTheme(page, theme);
    const faults = await faultsOf(page, { coloursOnly: theme === 'dark', ...(within && { within }) });
    expect(faults, `${page.url()} in the ${theme} theme`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Tests on a site with accounts; each worker has one. */
export const test = base.extend({ baseURL: async ({ site }, use) => use(site.url) });

export { expect } from './browser.ts';
export { type AccountSite, known, openSite, type Person, register, stranger } from './open-site.ts';
