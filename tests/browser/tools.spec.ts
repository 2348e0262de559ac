import type { Page } from '@playwright/test';
import { expect, inspect, known, signIn, test } from '../support/account-site.ts';

// Refused saves answer with 4xx, and the browser reports each.
test.use({ expectedErrors: [/status of 4\d\d/] });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const newest = (page: Page) => main(page).getByRole('heading', { name: /^Edit/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  async function newNews(page: Page, title: string) {
    await page.goto('/tools?new=1');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Company symbol').fill('abeo');
    await page.getByLabel('Body').fill('<p onclick="x()">First <b>words</b><script>alert(1)</script></p>');
  }
  const idOf = (page: Page) => new URL(page.url()).searchParams.get('edit') ?? '';

  test('guests are sent home, who is not staff finds nothing there', async ({ page, site }) => {
    await page.goto('/tools');
    expect(new URL(page.url()).pathname).toBe('/');
    await signIn(page, await known(site));
    expect((await page.goto('/tools'))?.status()).toBe(404);
    await expect(page.getByText('404 - Page Not Found').first()).toBeVisible();
  });

  test('news goes from a draft through a schedule to the site, and back', async ({ page, site }) => {
    await signIn(page, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await newNews(page, 'A trial begins in Boston');
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft. The public does not see it.')).toBeVisible();
    const id = idOf(page);
    const isPublic = async () => (await page.request.get(`${site.url}/api/news/${id}`)).status();
    expect(await isPublic()).toBe(404);
    await expect(main(page).locator('#preview article')).toContainText('First words');
    await expect(main(page).locator('#preview script')).toHaveCount(0);
    await expect(main(page).getByText('Saved by Ann Vale').first()).toBeVisible();

    await press(page, 'Schedule');
    await expect(page.getByText('Publish on needs a day and a time').first()).toBeVisible();
    await page.getByLabel('Publish on', { exact: true }).fill('2020-01-02');
    await page.getByLabel('Publish on: time in New York').fill('09:30');
    await press(page, 'Schedule');
    await expect(page.getByText('Publish on must lie ahead').first()).toBeVisible();
    await page.getByLabel('Publish on', { exact: true }).fill('2099-01-02');
    await press(page, 'Schedule');
    await expect(main(page).getByText('Scheduled for Jan 2, 2099, 9:30 AM ET')).toBeVisible();
    expect(await isPublic()).toBe(404);

    await press(page, 'Publish');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    expect(await isPublic()).toBe(200);
    await page.getByLabel('Title', { exact: true }).fill('Another title');
    await press(page, 'Save draft');
    await expect(main(page).getByText('changes waiting').first()).toBeVisible();
    await expect(main(page).getByText('the site shows version 3')).toBeVisible();
    expect(await (await page.request.get(`${site.url}/news/${id}`)).text()).toContain(
      'A trial begins in Boston',
    );

    await press(page, 'Restore version 1');
    await expect(page.getByText('The version is back, as a draft.')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A trial begins in Boston');
    await press(page, 'Archive');
    expect(await isPublic()).toBe(410);
    await press(page, 'Publish');
    expect(await isPublic()).toBe(200);

    await press(page, 'Delete');
    await expect(page.getByText('Deleted. The public does not see it any more.')).toBeVisible();
    expect(await isPublic()).toBe(410);
    await press(page, 'Bring it back');
    await expect(page.getByText('The entry is back.')).toBeVisible();
    expect(await isPublic()).toBe(200);
  });

  test('faults stand beside their fields, and what was typed stays', async ({ page, site }) => {
    await signIn(page, await known(site, { role: 'staff' }));
    await page.goto('/tools?new=1');
    await page.getByLabel('Body').fill('<p>Kept</p>');
    await press(page, 'Publish');
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByText('Company symbol is required')).toBeVisible();
    await expect(page.getByLabel('Body')).toHaveValue('<p>Kept</p>');
    await page.getByLabel('Title', { exact: true }).fill('A title');
    await page.getByLabel('Company symbol').fill('NOPE');
    await page.getByLabel('Source link').fill('sec.gov/data');
    await press(page, 'Publish');
    await expect(page.getByText('Source link must be an address that begins with https://')).toBeVisible();
    await page.getByLabel('Source link').fill('https://www.sec.gov/');
    await press(page, 'Publish');
    await expect(page.getByText('Company symbol is no company on record')).toBeVisible();
    await press(page, 'Preview');
    await expect(main(page).locator('#preview article')).toContainText('Kept');
  });

  test('the second of two who edit one entry sees what the first saved, and loses nothing', async ({
    page,
    site,
    browser,
  }) => {
    await signIn(page, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await newNews(page, 'Edited by two');
    await press(page, 'Save draft');
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signIn(other, await known(site, { role: 'staff', name: 'Bob Reed' }));
    await other.goto(page.url());
    await other.getByLabel('Title', { exact: true }).fill('By Bob');
    await other.getByRole('button', { name: 'Publish', exact: true }).click();
    await other.context().close();

    await page.getByLabel('Title', { exact: true }).fill('By Ann');
    await press(page, 'Save draft');
    await expect(page.getByRole('alert')).toContainText('Bob Reed has saved a newer version.');
    const newer = page.getByRole('region', { name: /^Version 2 of Bob Reed/ });
    await expect(newer).toContainText('You typed By Ann');
    await expect(newer).toContainText('The newer version By Bob');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('By Ann');
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    await expect(main(page).getByText('Version 3').first()).toBeVisible();
  });

  test('events and videos are made and changed like news', async ({ page, site }) => {
    await signIn(page, await known(site, { role: 'staff' }));
    await page.goto('/tools?tab=events&new=1');
    await press(page, 'Publish');
    await expect(page.getByText('Title is required').first()).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill('A call of the tools');
    await page.getByLabel('Date', { exact: true }).fill('2099-03-01');
    await page.getByLabel('Date: time in New York').fill('10:00');
    await page.getByLabel('Kind').selectOption('webinar');
    await press(page, 'Publish');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    const event = await page.request.get(`${site.url}/api/events/all/${idOf(page)}`);
    expect(await event.json()).toMatchObject({ kind: 'webinar', upcoming_date: '2099-03-01T15:00:00Z' });

    await page.goto('/tools?tab=videos&new=1');
    await page.getByLabel('Title', { exact: true }).fill('A film of the tools');
    await page.getByLabel('Company symbol').fill('ABEO');
    await page.getByLabel('YouTube id').fill('short');
    await press(page, 'Publish');
    await expect(page.getByText('YouTube id must be the 11 characters of a video id')).toBeVisible();
    await page.getByLabel('YouTube id').fill('');
    await page.getByLabel('Featured: it stands first').check();
    await press(page, 'Publish');
    const video = await page.request.get(`${site.url}/api/videos/${idOf(page)}`);
    expect(await video.json()).toMatchObject({ name: 'A film of the tools', videoFeatured: true });
  });

  test('what is on the site already is taken over with its first change', async ({ page, site }) => {
    await signIn(page, await known(site, { role: 'staff' }));
    await page.goto('/tools?edit=b-ABEO-20251112-earnings');
    await expect(newest(page)).toBeVisible();
    await expect(main(page).getByText('Nobody has changed it yet.')).toBeVisible();
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    await expect(main(page).getByText('Taken over from the site')).toBeVisible();
    expect((await page.goto('/tools?edit=no-such-entry'))?.status()).toBe(404);
    await expect(page.getByText('There is no such entry.')).toBeVisible();
  });
});

test('the tools are kept in no memory, accessible in both themes, fit a phone, and stand in the drawer of staff', async ({
  page,
  site,
}) => {
  await signIn(page, await known(site, { role: 'staff' }));
  for (const path of [
    '/tools',
    '/tools?new=1',
    '/tools?edit=b-ABEO-20251112-earnings',
    '/tools?tab=videos&new=1',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['cache-control'], path).toBe('private, no-store');
    await inspect(page);
  }
  await expect(page.locator('#drawer').getByRole('link', { name: 'Tools' })).toBeVisible();
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
});
