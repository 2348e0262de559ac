import type { Page } from '@playwright/test';
import { type AccountSite, expect, type Person, signIn, test } from '../support/account-site.ts';
import { enter, heart } from '../support/favorites-site.ts';
import { takeUpIslands } from '../support/browser.ts';

// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of 401/] });

const COMPANY = '/stocks/ABEO/secfilings?type=8-K';
const NAME = 'Abeona Therapeutics Inc.';
const LEFT_OVER = ['Authorization', 'isVerified', 'verifiedProof'];
/** What a session leaves in a browser. */
const remains = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => LEFT_OVER.includes(name));
const wayBack = (page: Page) => new URL(page.url()).searchParams.get('next');

async function cookiesOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Ends the session of a browser on the server, as somebody elsewhere does; the browser keeps its cookies. */
async function endElsewhere(page: Page, site: AccountSite): Promise<string> {
  // Read before the end: a page that asks something by itself notices the end as soon as it is there.
  expect(await remains(page)).toEqual(expect.arrayContaining(['Authorization', 'isVerified']));
  const cookie = await cookiesOf(page);
  const headers = { cookie, origin: site.url };
  await fetch(`${site.url}/api/auth/logout`, { method: 'POST', headers });
  await expect.poll(async () => (await fetch(`${site.url}/api/auth/session`, { headers })).status).toBe(401);
  return cookie;
}

/** A signed-in browser on a page whose islands are at work. */
async function openSignedIn(page: Page, site: AccountSite, path: string): Promise<Person> {
  const person = await enter(page, site);
  // What a page asks of the session by itself is answered before that ends: whose it is, and which hearts are set.
  await Promise.all([page.waitForResponse('**/api/favorites/state'), page.goto(path)]);
  await page.waitForFunction(() => localStorage.getItem('sessionName'));
  await takeUpIslands(page);
  return person;
}

async function expectSignIn(page: Page, next: string) {
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(wayBack(page)).toBe(next);
  await expect.poll(() => remains(page)).toEqual([]);
  await expect(page.getByText('Jordan Dale')).toBeHidden();
}

test('a heart leads to sign in and back, where it is set', async ({ page, site }) => {
  const person = await openSignedIn(page, site, COMPANY);
  await expect(heart(page, NAME, false)).toBeVisible();
  await endElsewhere(page, site);
  await heart(page, NAME, false).click();
  await expectSignIn(page, COMPANY);
  await signIn(page, person, page.url());
  await expect(page).toHaveURL(COMPANY);
  await expect(heart(page, NAME, true)).toBeVisible();
});

test('so do the notices, in the window where the session ended and in another @long', async ({
  page,
  site,
}) => {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await openSignedIn(page, site, COMPANY);
  await endElsewhere(page, site);
  await bell.click();
  await expectSignIn(page, COMPANY);

  // Another window has been told of the end already: this one has a name to show and no cookies.
  await openSignedIn(page, site, COMPANY);
  await page.context().clearCookies();
  await bell.click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('who logs out is not led to sign in by what the page asked meanwhile @long', async ({ page, site }) => {
  await openSignedIn(page, site, COMPANY);
  let refuse = async (): Promise<void> => {};
  await page.route('**/api/stock/favorites', (route) => {
    const json = { error: { code: 'unauthorized', message: 'Please log in.' } };
    refuse = () => route.fulfill({ status: 401, json });
  });
  const asked = page.waitForRequest('**/api/stock/favorites');
  await heart(page, NAME, false).click();
  await asked;
  // The heart is refused after the session has ended, and before the answer is there that leads on.
  await page.route('**/logout', async (route) => {
    const ended = await route.fetch({ maxRedirects: 0 });
    const refused = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/favorites'));
    await refuse();
    await refused;
    await route.fulfill({ response: ended });
  });
  await page.getByRole('button', { name: 'Jordan Dale' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('so does a screen that is to be saved @long', async ({ page, site }) => {
  const screen = '/stocks/screener?market_cap=50M..300M&sortField=volume&sortDirection=desc';
  await openSignedIn(page, site, screen);
  await page.getByRole('button', { name: 'Screens', exact: true }).click();
  const menu = page.getByRole('group', { name: 'Screens', exact: true });
  // What the menu asks is answered before the session ends.
  await expect(menu.getByText('You have saved none yet.')).toBeVisible();
  await menu.getByRole('button', { name: 'Save this screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this screen' });
  await dialog.getByLabel('Name').fill('Mine');
  await endElsewhere(page, site);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSignIn(page, screen);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'a form with JavaScript' : 'a form without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('of the profile leads to sign in and back @long', async ({ page, site }) => {
      const person = await enter(page, site);
      await page.goto('/Profile/Profile_Info?edit');
      await page.getByLabel('Name').fill('Robin Vale');
      await endElsewhere(page, site);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      expect(wayBack(page)).toMatch(/^\/Profile\/Profile_Info/);
      await expect.poll(() => remains(page)).toEqual([]);
      await signIn(page, person, page.url());
      await expect(page).toHaveURL(/\/Profile\/Profile_Info/);
    });
  });

test.describe('over HTTP', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that posts elsewhere comes back to the page it stood on @long', async ({ page, site }) => {
    await enter(page, site);
    const cookie = await endElsewhere(page, site);
    const referer = `${site.url}/favorites?page=1`;
    const headers = { cookie, origin: site.url, referer };
    const post = (more: Record<string, string> = {}) =>
      fetch(`${site.url}/favorites/set`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: new URLSearchParams({ kind: 'company', id: 'ABEO', favorite: 'false' }),
        redirect: 'manual',
      });
    expect((await post()).headers.get('location')).toBe('/login?next=%2Ffavorites%3Fpage%3D1');
    expect((await post({ referer: 'https://elsewhere.example/x' })).headers.get('location')).toBe(
      '/login?next=%2Ffavorites%2Fset',
    );
    // Another answer to the same browser may have taken the cookies before the form was sent.
    expect((await post({ cookie: '' })).headers.get('location')).toBe('/login?next=%2Ffavorites%3Fpage%3D1');
  });

  test('whatever answer notices it takes the cookies along, a public page too, and is shared with nobody', async ({
    page,
    site,
  }) => {
    await enter(page, site);
    const cookie = await endElsewhere(page, site);
    for (const path of ['/terms', '/stocks', '/Profile', '/api/screens', '/api/stock/filters']) {
      const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
      const cleared = answer.headers.getSetCookie().map((line) => line.split(';').slice(0, 3).join(';'));
      expect([path, cleared]).toEqual([path, LEFT_OVER.map((name) => `${name}=; Path=/; Max-Age=0`)]);
      expect(answer.headers.get('cache-control')).toMatch(/no-store|^private/);
    }
    // The hint alone shows hearts of a member, whose first question would lead to sign in.
    const hint = await fetch(`${site.url}/api/screens`, { headers: { cookie: 'isVerified=true' } });
    expect([hint.status, hint.headers.getSetCookie().length]).toEqual([401, 3]);
    // Who is a guest anyway is told nothing.
    expect((await fetch(`${site.url}/terms`)).headers.getSetCookie()).toEqual([]);
  });

  test('a wrong password ends nothing', async ({ page, site }) => {
    const { email } = await enter(page, site);
    const answer = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { cookie: await cookiesOf(page), origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Wrong1!x' }),
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join()).not.toContain('Max-Age=0');
  });
});
