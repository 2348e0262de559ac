import { inject } from 'vitest';
import { type AccountSite, siteAt } from './open-site.ts';

/** The one filled site that the tests without a browser share. */
export const site: AccountSite = siteAt(inject('site').url, inject('site').dir);

/** Asks the site for a path as a guest would; redirects are followed. */
export const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(path, site.url), init);

/** The text of a page. */
export const htmlOf = async (path: string): Promise<string> => (await get(path)).text();
