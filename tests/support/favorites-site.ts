import type { Locator, Page } from '@playwright/test';
import { type AccountSite, known, type Person } from './account-site.ts';

/** One thing of each kind, and the page on which its heart stands. */
export const things = [
  {
    kind: 'company',
    name: 'ABEO',
    on: '/stocks/screener?symbol=ABEO',
    list: '/favorites',
    call: '/stock/favorites',
  },
  {
    kind: 'event',
    name: 'Sample Birch Robotics: virtual small-cap conference',
    on: '/events',
    list: '/favorites/events',
    call: '/events/favorites',
  },
  {
    kind: 'news',
    name: 'How to read a Form 4',
    on: '/newsletters/sample-letter-reading-1',
    list: '/favorites/newsletter',
    call: '/news/favorites',
  },
  {
    kind: 'video',
    name: 'Sample Alder Therapeutics: interview with the chief executive',
    on: '/video/sample-video-1',
    list: '/favorites/resources',
    call: '/videos/favorites',
  },
] as const;

/** Signs a browser, or what asks without one, in without its pages; without somebody given, as somebody new. */
export async function enter(page: Pick<Page, 'request'>, site: AccountSite, given?: Person): Promise<Person> {
  const person = given ?? (await known(site));
  const response = await page.request.post(`${site.url}/api/auth/login`, {
    headers: { origin: site.url },
    data: { email: person.email, password: person.password },
  });
  if (!response.ok()) throw new Error(`sign-in: ${response.status()} ${await response.text()}`);
  return person;
}

/** The live hearts of a thing, set or not where `pressed` says so. */
export const heart = (page: Page, name: string, pressed?: boolean): Locator =>
  page.getByRole('button', {
    name: `Favorite: ${name}`,
    exact: true,
    ...(pressed !== undefined && { pressed }),
  });

/** Sets or unsets hearts of the signed-in person by the API, in their order. */
export async function keep(
  page: Page,
  site: AccountSite,
  states: readonly (readonly [path: string, body: object])[],
): Promise<void> {
  for (const [path, body] of states) {
    const response = await page.request.patch(`${site.url}/api${path}`, {
      headers: { origin: site.url },
      data: { favorite: true, ...body },
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  }
}

/** How many of a kind the server keeps for the signed-in person. */
export async function keptOf(page: Page, call: string): Promise<number> {
  const { total } = (await (await page.request.get(`/api${call}`)).json()) as { total: number };
  return total;
}
