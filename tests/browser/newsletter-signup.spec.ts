import type { Page } from '@playwright/test';
import { newsletterMessages as says } from '#contract/newsletter-messages.ts';
import { type AccountSite, expect, inspect, stranger, test } from '../support/account-site.ts';
import { isLong } from '../support/long.ts';

/** The address behind a link of the newest letter to somebody, on the site under test. */
async function linkTo(site: AccountSite, email: string, page: string): Promise<string> {
  const find = () =>
    site
      .messagesTo(email)
      .map(({ text }) => new RegExp(`http\\S+/newsletters/${page}\\?token=[\\w-]+`).exec(text)?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find, `a letter with a link to ${page}`).toBeTruthy();
  return find() ?? '';
}

test.use({ expectedErrors: [/status of (?:400|404|503)|ERR_(?:FAILED|INTERNET_DISCONNECTED)/] });

const footerForm = (page: Page) => page.getByRole('contentinfo');

async function fillFullForm(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Jordan');
  await main.getByLabel('Last name').fill('Dale');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone').fill('5551234567');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the full form ends in the confirmation text, and a letter whose link makes a subscriber', async ({
    page,
    site,
  }) => {
    const { email } = stranger();
    await page.goto('/newsletters');
    await fillFullForm(page, email);
    await page.getByLabel('I agree to receive updates').check();
    await page.getByRole('button', { name: 'Subscribe to weekly newsletter' }).click();
    await expect(page.getByText('Your registration is almost complete.')).toBeVisible();
    await expect(page.getByText(/activation email was sent/)).toBeVisible();
    await expect(page.getByText(/junk folders, and whitelist the sender/)).toBeVisible();

    await page.goto(await linkTo(site, email, 'confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

    await page.getByRole('link', { name: 'Choose what you get' }).click();
    await page.getByLabel('Once a month, the first of it').check();
    await page.getByLabel('Life Sciences').check();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Your preferences are saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Once a month, the first of it')).toBeChecked();
    await expect(page.getByLabel('Life Sciences')).toBeChecked();
    await expect(page.getByText(email)).toHaveCount(0);

    await page.getByRole('link', { name: 'Unsubscribe' }).click();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  });

  test('the form in the footer says at once that one is part of it, and the address stays pending', async ({
    page,
    site,
  }) => {
    const { email } = stranger();
    await page.goto('/news');
    await footerForm(page).getByLabel('Email').fill(email);
    await footerForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(says.joined).first()).toBeVisible();
    await expect(page.getByText(says.subscribed)).toBeVisible();
    await page.goto(await linkTo(site, email, 'confirm'));
    await expect(page.getByRole('button', { name: 'Confirm the subscription' })).toBeVisible();
  });

  test('the form on the home page does the same', async ({ page, site }) => {
    const { email } = stranger();
    await page.goto('/');
    const letter = page.getByRole('region', { name: 'The weekly letter' });
    await letter.getByLabel('Email').fill(email);
    await letter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(says.joined).first()).toBeVisible();
    await linkTo(site, email, 'confirm');
  });

  test('nothing is sent while something required is missing', async ({ page, site }) => {
    const { email } = stranger();
    await page.goto('/newsletters');
    await fillFullForm(page, email);
    await page.getByRole('button', { name: 'Subscribe to weekly newsletter' }).click();
    await expect(page).toHaveURL('/newsletters');
    expect(site.messagesTo(email)).toEqual([]);
  });

  test('a known address gets the same answer, and its owner is told', async ({ page, site, request }) => {
    const { email } = stranger();
    const subscribe = () =>
      request.post('/api/email-subscriptions/subscribe', { data: { email }, headers: { origin: site.url } });
    const first = await subscribe();
    await page.goto(await linkTo(site, email, 'confirm'));
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
    const second = await subscribe();
    expect([first.status(), await first.text()]).toEqual([200, await second.text()]);
    expect(second.status()).toBe(200);
    await expect.poll(() => site.messagesTo(email).length).toBe(2);
  });

  test('one click of a mail program unsubscribes (RFC 8058), and every letter offers it', async ({
    page,
    site,
    request,
  }) => {
    const { email } = stranger();
    await request.post('/api/email-subscriptions/subscribe', {
      data: { email },
      headers: { origin: site.url },
    });
    await page.goto(await linkTo(site, email, 'confirm'));
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    const preferences = await page.getByRole('link', { name: 'Choose what you get' }).getAttribute('href');
    const [letter] = site.messagesTo(email);
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = /<(http[^>]+)>/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    // As a mail program posts it: from nowhere, without cookies.
    const answer = await fetch(oneClick, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await page.goto(preferences ?? '');
    await expect(page.getByText(/has left the newsletter/)).toBeVisible();
  });

  test('links that are old or invented say so, change nothing, and lead on', async ({ page }) => {
    for (const name of ['confirm', 'preferences', 'unsubscribe']) {
      const response = await page.goto(`/newsletters/${name}?token=invented`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
      // Who wants out is not asked to come in.
      await expect(
        name.includes('confirm')
          ? page.getByRole('link', { name: 'Subscribe again' })
          : page.getByRole('button', { name: 'Send me my links' }),
      ).toBeVisible();
      expect(response?.headers()['cache-control']).toContain('no-store');
      // The secret in the address is told to nobody else.
      expect(response?.headers()['referrer-policy']).toMatch(/^(?:no-referrer|same-origin)$/);
    }
  });
});

test('the full form is not sent while something required is missing, and each page that it leads to is whole in both themes and on a phone @long', async ({
  page,
  site,
}) => {
  const { email } = stranger();
  await page.goto('/newsletters');
  await fillFullForm(page, email);
  const subscribe = page.getByRole('button', { name: 'Subscribe to weekly newsletter' });
  await subscribe.click();
  await expect(page.getByText('You must agree to receive updates')).toBeVisible();
  expect(site.messagesTo(email)).toEqual([]);
  await page.getByLabel('I agree to receive updates').check();
  await subscribe.click();
  await expect(page.getByText('Your registration is almost complete.')).toBeVisible();
  await expect(page).toHaveURL('/newsletters');
  await inspect(page, 'newsletter-signup');
  await page.goto(await linkTo(site, email, 'confirm'));
  await inspect(page);
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await inspect(page, 'main');
  await page.getByRole('link', { name: 'Choose what you get' }).click();
  await page.getByLabel('Life Sciences').check();
  await inspect(page, 'main');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Unsubscribe' }).click();
  await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
  await inspect(page, 'main');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await inspect(page, 'main');
});

test('what is missing is said at its field in the words of the site, and goes while it is mended', async ({
  page,
}) => {
  await page.goto('/terms');
  const short = footerForm(page);
  await short.getByRole('button', { name: 'Subscribe' }).click();
  const email = short.getByLabel('Email');
  await expect(short.getByText('Email is required')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Email is required/);
  await email.pressSequentially('jordan');
  await expect(short.getByText('Email is required')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.press('Enter');
  await expect(short.getByText('Invalid email format')).toBeVisible();
  await expect(email).toHaveValue('jordan');

  await page.goto('/newsletters');
  const main = page.getByRole('main');
  await main.getByLabel('Last name').fill('Dale');
  await main.getByRole('button', { name: 'Subscribe to weekly newsletter' }).click();
  for (const fault of [
    'First name is required',
    'Email is required',
    'Phone number is required',
    'You must agree to receive updates',
  ])
    await expect(main.getByText(fault)).toBeVisible();
  await expect(main.getByLabel('First name')).toBeFocused();
  await expect(main.getByLabel('Last name')).toHaveValue('Dale');
  if (isLong) await inspect(page, 'newsletter-signup');
});

test('the short forms say at once that one is part of it; a message is gone after six seconds, and a form can be used again after a failure', async ({
  page,
  site,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto('/methods');
  // From here on its clock moves only as it is told.
  await page.clock.pauseAt(start + 60_000);
  const form = footerForm(page);
  const send = () => form.getByRole('button', { name: 'Subscribe' }).click();
  await page.route('**/api/email-subscriptions/subscribe', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  const { email } = stranger();
  await form.getByLabel('Email').fill(email);
  await send();
  await expect(form.getByText(says.failed)).toBeVisible();
  await page.clock.runFor(5_999);
  await expect(form.getByText(says.failed)).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.getByText(says.failed)).toHaveCount(0);
  await page.route('**/api/email-subscriptions/subscribe', (route) => route.abort(), { times: 1 });
  await send();
  await expect(form.getByText(says.unexpected)).toBeVisible();
  await send();
  await expect(form.getByText(says.joined)).toBeVisible();
  await expect(form.getByText(says.subscribed)).toBeVisible();
  await linkTo(site, email, 'confirm');
  await page.clock.resume();
  if (isLong) await inspect(page, 'footer');
  // The form on the home page does the same.
  await page.goto('/');
  const reader = stranger();
  const letter = page.getByRole('region', { name: 'The weekly letter' });
  await letter.getByLabel('Email').fill(reader.email);
  await letter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(letter.getByText(says.joined)).toBeVisible();
  await linkTo(site, reader.email, 'confirm');
  // Without a network what sends it cannot come either.
  await page.goto('/terms');
  await form.getByLabel('Email').fill(email);
  await page.context().setOffline(true);
  await send();
  await expect(form.getByText(says.unexpected)).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue(email);
});
