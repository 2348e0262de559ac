import type { Page } from '@playwright/test';
import { expect, inspect, known, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';
import { inLongRun } from '../support/long.ts';

// Refused saves answer with 4xx, and the browser reports each.
test.use({ expectedErrors: [/status of 4\d\d|ERR_FAILED/] });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('guests are sent home, who is not staff finds nothing there', async ({ page, site }) => {
    for (const path of ['/tools/client', '/tools/client/preview?symbol=ZZSMA']) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await enter(page, site);
    for (const path of ['/tools/client', '/tools/client/preview?symbol=ZZSMA'])
      expect((await page.goto(path))?.status()).toBe(404);
  });

  test('a company becomes a client, its page is written, disclosed, published, changed and taken away', async ({
    page,
    site,
  }) => {
    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await page.goto('/tools/client?new=1');
    await press(page, 'Create client');
    await expect(page.getByText('Company symbol is required').first()).toBeVisible();
    await page.getByLabel('Company symbol').fill('NOPE');
    await press(page, 'Create client');
    await expect(page.getByText('Company not found')).toBeVisible();
    await page.getByLabel('Company symbol').fill('abeo');
    await page.getByLabel('Company name').fill('Abeona Therapeutics');
    await press(page, 'Create client');
    await expect(page.getByText('The client is made, as a draft.')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('symbol')).toBe('ABEO');
    await page.goto('/tools/client');
    const listed = page.getByRole('table', { name: 'Clients to edit' }).getByRole('row', { name: /^ABEO / });
    await expect(listed).toContainText(/Abeona Therapeutics.*Active.*Ann Vale.*Draft/s);
    await listed.getByRole('link', { name: 'ABEO' }).click();
    const says = (words: string) => async () =>
      (await (await page.request.get(`${site.url}/stocks/ABEO/about`)).text()).includes(words);
    expect(await says('A page of our own')()).toBe(false);

    await page.getByLabel('Landing page active').check();
    await page.getByLabel('Title', { exact: true }).fill('A page of our own');
    await page.getByLabel('Website').fill('http://abeona.example');
    await press(page, 'Publish');
    await expect(
      page.getByText('Website must be an address that begins with https://').first(),
    ).toBeVisible();
    await page.getByLabel('Website').fill('https://abeona.example/');
    await press(page, 'Publish');
    await expect(
      page.getByText('Disclosure is required before the page can be published').first(),
    ).toBeVisible();
    expect(await says('A page of our own')()).toBe(false);
    await page.getByLabel('Disclosure').fill('<p>Abeona pays for this page.<script>alert(1)</script></p>');
    await press(page, 'Publish');
    await expect(page.getByText('Landing Page saved successfully!')).toBeVisible();
    await expect.poll(says('A page of our own'), { timeout: 1_500 }).toBe(true);
    expect(await says('Abeona pays for this page.')()).toBe(true);

    await page.getByLabel('Overview').fill('<p>We make therapies.</p>');
    await press(page, 'Save draft');
    await expect(main(page).getByText('1 change', { exact: true })).toBeVisible();
    expect(await says('We make therapies.')()).toBe(false);
    expect(await (await page.request.get(`${site.url}/tools/client/preview?symbol=ABEO`)).text()).toContain(
      'We make therapies.',
    );
    await page.locator('summary', { hasText: 'Schedule' }).click();
    await page.getByLabel('Publish on', { exact: true }).fill('2099-01-02');
    await page.getByLabel('Publish on: time in New York').fill('09:30');
    await press(page, 'Schedule');
    await expect(page.getByText('Scheduled. It is published when its time has come.')).toBeVisible();
    expect(await says('We make therapies.')()).toBe(false);
    await press(page, 'Publish');
    await expect.poll(says('We make therapies.'), { timeout: 1_500 }).toBe(true);

    await press(page, 'Restore version 2');
    await expect(page.getByText('The version is back, as a draft.')).toBeVisible();
    await press(page, 'Delete');
    await expect(page.getByText('Deleted. The public does not see it any more.')).toBeVisible();
    await expect.poll(says('We make therapies.'), { timeout: 1_500 }).toBe(false);
    await press(page, 'Bring it back');
    await expect(page.getByText('The entry is back.')).toBeVisible();
    // As another test may look at this company, it ends as it began.
    await press(page, 'Delete');
    await expect.poll(says('is a client of'), { timeout: 1_500 }).toBe(false);
  });

  test('leaders are added, put in order, changed, removed, and brought back', async ({ page, site }) => {
    await enter(page, site, await known(site, { role: 'staff' }));
    const names = async () => {
      const { data } = (await (await page.request.get(`${site.url}/api/stock/team/ZZSMC`)).json()) as {
        data: { name: string }[];
      };
      return data.map(({ name }) => name);
    };
    const before = await names();
    await page.goto('/tools/client?symbol=ZZSMC');
    await page.getByRole('link', { name: 'Add leader' }).click();
    await press(page, 'Save leader');
    await expect(page.getByText('Name is required').first()).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Zoe Vale');
    await page.getByLabel('Headshot').fill('nothing');
    await press(page, 'Save leader');
    await expect(
      page.getByText('Headshot must be an address that begins with https:// or /').first(),
    ).toBeVisible();
    await page.getByLabel('Headshot').fill('');
    await press(page, 'Save leader');
    await expect(page.getByText('Leader saved successfully!')).toBeVisible();
    expect(await names()).toEqual([...before, 'Zoe Vale']);
    if (before.length > 0) {
      await press(page, 'Move Zoe Vale up');
      await expect(page.getByText('The leaders stand in their new order.')).toBeVisible();
      expect(await names()).toEqual([...before.slice(0, -1), 'Zoe Vale', before.at(-1)]);
    }
    await page.getByRole('link', { name: 'Zoe Vale' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Chief of tests');
    await press(page, 'Save leader');
    await expect(main(page).getByText('Chief of tests')).toBeVisible();
    await page.getByRole('link', { name: 'Zoe Vale' }).click();
    await press(page, 'Delete');
    await expect(page.getByText('Leader deleted successfully!')).toBeVisible();
    expect(await names()).toEqual(before);
    await press(page, 'Bring it back');
    await expect(page.getByText('The entry is back.')).toBeVisible();
    await page.getByRole('link', { name: 'Zoe Vale' }).click();
    await press(page, 'Delete');
    await expect.poll(names).toEqual(before);
  });

  test('the second of two who edit one client sees what the first saved, and loses nothing', async ({
    page,
    site,
    openAnother,
  }) => {
    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await page.goto('/tools/client?symbol=ZZSMB');
    const other = await openAnother();
    await enter(other, site, await known(site, { role: 'staff', name: 'Bob Reed' }));
    await other.goto(page.url());
    await other.getByLabel('Contract').fill('By Bob');
    await other.getByRole('button', { name: 'Save draft', exact: true }).click();
    await page.getByLabel('Contract').fill('By Ann');
    await press(page, 'Save draft');
    await expect(page.getByRole('alert')).toContainText('Bob Reed has saved a newer version.');
    await expect(page.getByRole('region', { name: /of Bob Reed/ })).toContainText('By Bob');
    await expect(page.getByLabel('Contract')).toHaveValue('By Ann');
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
  });
});

test('the client editor is accessible in both themes, fits a phone, and shows what is typed @long', async ({
  page,
  site,
}) => {
  await enter(page, site, await known(site, { role: 'staff' }));
  // A new client has some of the fields of one that there is.
  const part = '/tools/client?new=1';
  expect((await page.request.get(part)).headers()['cache-control']).toBe('private, no-store');
  for (const path of ['/tools/client', '/tools/client?symbol=ZZSMA&leader=new', ...inLongRun([part], [])]) {
    expect((await page.goto(path))?.headers()['cache-control'], path).toBe('private, no-store');
    await inspect(page, 'main');
  }
  await page.goto('/tools/client?symbol=ZZSMA');
  await inspect(page, 'main');
  await page.getByLabel('Subtitle', { exact: true }).fill('Typed a moment ago');
  // The frame is drawn when it is in view.
  await page.locator('#preview').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe[name=preview]').getByText('Typed a moment ago')).toBeVisible();
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveValue('Typed a moment ago');
  // By keyboard one need not go through every link of the page that is shown.
  await page.getByRole('link', { name: 'Skip the preview' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Add leader' })).toBeFocused();
});

test('what is typed of a new client is kept, offered on return, and gone once the client is made @long', async ({
  page,
  site,
}) => {
  await enter(page, site, await known(site, { role: 'staff' }));
  await page.clock.install();
  const saved = page.locator('[data-part="save-state"]');
  const open = async () => {
    const begun = page.waitForResponse((response) =>
      response.url().includes('/api/tools/presence/client/new'),
    );
    await page.goto('/tools/client?new=1');
    await begun;
  };
  const dropped: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && dropped.push(request.url()));
  await open();
  await page.getByLabel('Company symbol').fill('koss');
  await page.getByLabel('Contract').fill('A year');
  await page.clock.runFor(3_000);
  await expect(saved).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
  // There was nothing to forget, and forgetting beside a save makes one refuse the other.
  expect(dropped).toEqual([]);
  // Nothing answers, and the page is left: it warns.
  await page.route('**/api/tools/copies/**', (route) => route.abort());
  await page.getByLabel('Contract').fill('Two years');
  await page.clock.runFor(3_000);
  await expect(saved).toHaveText('Not saved: no connection, trying again');
  const warned = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.goto('about:blank');
  expect(await warned).toBe('beforeunload');
  await page.unroute('**/api/tools/copies/**');

  await open();
  await press(page, 'Take it up');
  await expect(page.getByLabel('Company symbol')).toHaveValue('koss');
  await expect(page.getByLabel('Contract')).toHaveValue('Two years');
  await press(page, 'Create client');
  await expect(page.getByText('The client is made, as a draft.')).toBeVisible();
  const copy = await page.request.get(`${site.url}/api/tools/copies/client/new`);
  expect(await copy.json()).toMatchObject({ copy: null });
  // As another test may look at this company, it ends as it began.
  await press(page, 'Delete');
  await expect(page.getByText('Deleted. The public does not see it any more.')).toBeVisible();
});
