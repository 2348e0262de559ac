import { type Browser, type Page, test as base } from '@playwright/test';
import type { Db } from '#server/db/open.ts';
import { openFilledSite } from './filled-site.ts';
import { type AccountSite, known, openSite, type Person } from './open-site.ts';

/** How the account tests may be run. */
export interface AccountOptions {
  remoteAuth: boolean;
  remoteData: boolean;
}

interface Kept {
  /** A site of the worker's own with accounts, companies, news and samples, and the messages it has sent. */
  site: AccountSite;
  /** Another, for what would stand in the lists of other tests, and a member of staff at its desk. */
  desk: { site: AccountSite; ann: Person };
  /** A page of guests that goes from test to test. */
  onePage: { page: Page; errors: string[] };
  /** The address of a site that holds what `fill` puts there; opened once, and kept as long as the worker. */
  filledBy(fill: (db: Db) => Promise<void>): Promise<string>;
}

const LAUNCHES = 3;

/**
 * A browser that starts. One in some hundreds ends by a fault of its own before it has looked at anything, which is no fault of the site:
 * it is started anew, and the list of tests says so.
 */
async function launched(launch: () => Promise<Browser>, tries = LAUNCHES): Promise<Browser> {
  try {
    return await launch();
  } catch (error) {
    const isEnded = error instanceof Error && error.message.includes('has been closed');
    if (!isEnded || tries <= 1) throw error;
    process.stderr.write('A browser ended while it was started; another is started.\n');
    return launched(launch, tries - 1);
  }
}

/**
 * What a worker opens when it is first wanted and keeps. All of it is declared here: tests whose workers keep different things
 * run in different workers, and each of those is a Node and a Chromium more to start.
 */
export const test = base.extend<object, AccountOptions & Kept>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launched(() => playwright[browserName].launch());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  remoteAuth: [false, { option: true, scope: 'worker' }],
  remoteData: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ remoteAuth, remoteData }, use) => {
      const site = await openSite({ SEED: 'all' }, remoteAuth, remoteData);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  desk: [
    async ({}, use) => {
      const site = await openSite({ SEED: 'all' });
      await use({ site, ann: await known(site, { role: 'staff', name: 'Ann Vale' }) });
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  onePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ colorScheme: 'light' });
      await page.addInitScript(() => {
        // Frames of other companies may have none.
        if (window !== top) return;
        localStorage.clear();
        sessionStorage.clear();
      });
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker' },
  ],
  filledBy: [
    async ({}, use) => {
      const sites = new Map<(db: Db) => Promise<void>, ReturnType<typeof openFilledSite>>();
      await use(async (fill) => {
        const site = sites.get(fill) ?? openFilledSite(fill);
        sites.set(fill, site);
        return (await site).url;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
