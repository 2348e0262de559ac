import type { Page } from '@playwright/test';
import { expect, inspect, known, register, stranger, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';

// Refused notices answer with 4xx, and the browser reports each.
test.use({ expectedErrors: [/status of 4\d\d/] });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a notice is looked at, sent to everybody, read, mailed to who asked for it, and ended by its link', async ({
    page,
    site,
    openAnother,
  }) => {
    const who = await known(site, { email: stranger().email });
    const reader = await openAnother();
    await reader.goto('/notifications');
    expect(new URL(reader.url()).pathname).toBe('/');
    await enter(reader, site, who);
    expect((await reader.goto('/tools/notifications'))?.status()).toBe(404);
    await reader.goto('/notifications');
    await expect(reader.getByText('No notifications yet.').first()).toBeVisible();
    await reader.getByLabel(/by mail as well/).check();
    await reader.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(reader.getByText('Your choice is saved.')).toBeVisible();

    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await page.goto('/tools/notifications');
    await press(page, 'Preview');
    for (const fault of ['Message is required', 'Object id is required', 'Object type is required'])
      await expect(page.getByText(fault).first()).toBeVisible();
    await page.getByLabel('Message').fill('A trial begins <b>in Boston</b>');
    await page.getByLabel('Object type').selectOption('Company');
    await page.getByLabel('Object id').fill('abeo');
    await press(page, 'Preview');
    await expect(page.getByText('It leads to /stocks/ABEO')).toBeVisible();
    await press(page, /^Send to \d+ (person|people)$/);
    await expect(page.getByText('Global Notification Broadcasted Successfully')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sent' })).toContainText('company abeo · Ann Vale');

    await reader.goto('/notifications');
    await expect(reader.getByText('1 unread')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'A trial begins <b>in Boston</b>' })).toHaveAttribute(
      'href',
      '/stocks/ABEO',
    );
    await reader.getByRole('button', { name: 'Mark as read', exact: true }).click();
    await expect(reader.getByText('0 unread')).toBeVisible();
    const mails = () => site.messagesTo(who.email).filter(({ text }) => text.includes('A trial begins'));
    await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(1);
    const [mail] = mails();
    const link = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const stop = new URL(link);
    // A mail program posts by itself, from nowhere.
    const stopped = await fetch(site.url + stop.pathname + stop.search, { method: 'POST' });
    expect([stopped.status, (await stopped.text()).includes('No more mails')]).toEqual([200, true]);
    expect((await fetch(site.url + stop.pathname + stop.search, { method: 'POST' })).status).toBe(404);
    await reader.goto('/notifications');
    await expect(reader.getByLabel(/by mail as well/)).not.toBeChecked();
  });
});

test('notices arrive while a page is open, are listed in the drawer, and are read there', async ({
  page,
  site,
}) => {
  const staff = await known(site, { role: 'staff' });
  await enter(page, site);
  const listening = page.waitForResponse((response) => response.url().includes('/api/notifications/events'));
  await page.goto('/terms');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await listening;
  const send = async (message: string) => {
    const login = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify({ email: staff.email, password: staff.password }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const sent = await fetch(`${site.url}/api/notifications/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie },
      body: JSON.stringify({ message, objectId: 'ABEO', objectType: 'company' }),
    });
    expect(sent.status).toBe(200);
  };
  await send('The first of two');
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  const drawer = page.getByRole('complementary', { name: 'Notifications' });
  const list = '**/api/notifications/notifications?*';
  await page.route(list, (route) => route.fulfill({ status: 200, body: 'not a list' }), { times: 1 });
  await bell.click();
  await expect(drawer.getByRole('alert')).toContainText('The notifications did not arrive.');
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('alert')).toBeHidden();
  await expect(drawer.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'The first of two' })).toHaveAttribute(
    'href',
    '/stocks/ABEO',
  );
  await send('The second of two');
  await expect(drawer.getByRole('link', { name: 'The second of two' })).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await inspect(page, '#notifications');
  await drawer.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await drawer.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(drawer.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
});

test('a drawer that is opened before its script has arrived is filled once that is there', async ({
  page,
  site,
}) => {
  await enter(page, site);
  const opened = Promise.withResolvers<undefined>();
  await page.route(/\/notifications\.[\w-]+\.js$/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: 'Notifications' });
  await expect(drawer.getByRole('link', { name: 'All notifications' })).toBeVisible();
  opened.resolve(undefined);
  await expect(
    drawer.getByText('No notifications yet.').or(drawer.getByRole('listitem').first()),
  ).toBeVisible();
});

test('before the account is confirmed nothing is asked that would be refused, and the drawer says what it is for', async ({
  page,
  site,
}) => {
  const who = stranger();
  await register(site, who);
  await page.clock.install();
  await enter(page, site, who);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/notifications')) asked.push(request.url());
  });
  await page.goto('/verify');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toContainText(
    'No notifications yet.',
  );
  expect(asked).toEqual([]);
});

test('the pages of notices are accessible and fit a phone @long', async ({ page, site }) => {
  await enter(page, site, await known(site, { role: 'staff' }));
  for (const path of ['/notifications', '/tools/notifications', '/notifications/stop?token=none']) {
    await page.goto(path);
    await inspect(page, 'main');
  }
});
