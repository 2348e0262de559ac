import { readFileSync } from 'node:fs';
import { expect, inspect, known, stranger, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';

// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of 4\d\d/] });

test('the bar of somebody who is signed in has room for large text on every screen', async ({
  page,
  site,
}) => {
  await enter(page, site);
  await page.goto('/Profile/Data_Usage');
  await page.evaluate(() => {
    localStorage.setItem('fontSize', '24');
    dispatchEvent(new Event('appearance'));
  });
  for (const width of [320, 820, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} pixels`)
      .toBeLessThanOrEqual(width);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // The password is changed in both guises.
    const twin = javaScriptEnabled ? ' @long' : '';
    test(`name and phone are changed, the e-mail is not${twin}`, async ({ page, site }) => {
      const person = await enter(page, site);
      await page.goto('/Profile');
      await expect(page.getByText(person.email)).toBeVisible();
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('main').getByLabel('Email').first()).toHaveAttribute('readonly');
      await page.getByLabel('Name').fill('');
      await page.getByLabel('Phone optional').fill('555');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Full name is required')).toBeVisible();
      await expect(page.getByText(/Invalid phone number format/)).toBeVisible();
      await page.getByLabel('Name').fill('Robin Vale');
      await page.getByLabel('Phone optional').fill('5550199988');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL('/Profile/Profile_Info');
      await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
      await expect(page.getByRole('main').getByText('Robin Vale')).toBeVisible();
      await expect(page.getByText('(555) 019-9988')).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Robin Vale' })).toBeVisible();
      // Which of what is for guests or members shows.
      else await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
    });

    test('the password is changed in two steps, and the old one is worth nothing', async ({
      page,
      site,
      request,
    }) => {
      const person = await enter(page, site);
      const elsewhere = { request };
      await enter(elsewhere, site, person);
      await page.goto('/Profile/Change_Password');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByText('A new confirmation code has been sent to your email.')).toBeVisible();

      const fill = async (code: string, password: string, confirmation: string) => {
        await page.getByLabel('Confirmation code').fill(code);
        await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
        await page.getByRole('textbox', { name: 'Confirm new password' }).fill(confirmation);
        await page.getByRole('button', { name: 'Change password' }).click();
      };
      const code = await site.codeTo(person.email);
      await fill(code, 'Another2?', 'Another3?');
      await expect(page.getByText('New password and confirmation do not match')).toBeVisible();
      await fill(code, 'a1!', 'a1!');
      await expect(page.getByText('Password should be at least 6 characters long')).toBeVisible();
      await fill(code === '000000' ? '000001' : '000000', 'Another2?', 'Another2?');
      await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
      await expect(page.getByText('Confirmation code is incorrect')).toBeVisible();
      await fill(code, 'Another2?', 'Another2?');
      await expect(
        page.getByText('Password changed successfully. You can now log in with your new password.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();

      const answer = await request.get('/Profile', { maxRedirects: 0 });
      expect(answer.headers()['location']).toBe('/login?next=%2FProfile');
      await enter(elsewhere, site, { ...person, password: 'Another2?' });
    });

    test('codes go by the chosen method, which needs a phone number @long', async ({ page, site }) => {
      const person = await enter(page, site);
      await page.goto('/Profile/Notifications');
      await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
      await page.getByRole('radio', { name: 'Phone' }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Notification method updated successfully!')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Notification method updated successfully!')).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
      await page.goto('/Profile/Change_Password');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByText('A new confirmation code has been sent to your phone.')).toBeVisible();
      expect(await site.codeTo(person.phone)).toMatch(/^\d{6}$/);
    });

    test(`an account is deleted with its password, and is gone${twin}`, async ({ page, site }) => {
      const person = await enter(page, site);
      await page.goto('/Profile/Data_Usage');
      await page.getByRole('link', { name: 'Delete User' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
      await dialog.getByRole('link', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Delete User' }).click();
      await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong1!');
      await dialog.getByRole('button', { name: 'Delete User' }).click();
      await expect(dialog.getByText('Incorrect password')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
      await dialog.getByRole('button', { name: 'Delete User' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toHaveText('User deleted successfully');
      await page.getByRole('main').getByLabel('Email').first().fill(person.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Incorrect Credentials')).toBeVisible();
    });
  });
}

test('an account is deleted with a code, by who has forgotten the password @long', async ({ page, site }) => {
  const person = await enter(page, site);
  await page.goto('/Profile/Data_Usage?delete=password');
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await page.keyboard.press('Escape');
  const opener = page.getByRole('link', { name: 'Delete User' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirm with a code instead' }).click();
  await dialog.getByLabel('Confirmation code').fill(await site.codeTo(person.email));
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(page).toHaveURL('/login');
});

test('one’s own data comes as a file with what was given, and no secret', async ({ page, site }) => {
  const person = await enter(page, site);
  await page.goto('/Profile/Data_Usage');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ profile: { name: person.name, email: person.email } });
  expect(text).not.toMatch(/argon2|password_hash|token/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every other session is ended from the list, this one is not', async ({ page, site, request }) => {
    const person = await known(site);
    await enter({ request }, site, person);
    await enter(page, site, person);
    await page.goto('/Profile/Sessions');
    await expect(page.getByRole('main').getByText('This session')).toHaveCount(1);
    await expect(page.getByText('Last seen')).toHaveCount(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
    await expect(page.getByText('Last seen')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    const answer = await request.get('/Profile', { maxRedirects: 0 });
    expect(answer.headers()['location']).toMatch(/^\/login\?next=/);
  });
});

const pages = [
  '/Profile',
  '/Profile/Profile_Info?edit',
  '/Profile/Change_Password',
  '/Profile/Change_Password?step=code',
  '/Profile/Notifications',
  '/Profile/Data_Usage',
  '/Profile/Data_Usage?delete=password',
  '/Profile/Sessions',
];

test('pages of one’s own are kept in no memory, accessible in both themes, and fit a phone @long', async ({
  page,
  site,
}) => {
  await enter(page, site);
  for (const path of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['cache-control'], path).toBe('private, no-store');
    await inspect(page);
  }
  expect((await page.goto('/Profile/Nothing'))?.status()).toBe(404);
});

test('a form that another site sends is refused and changes nothing', async ({ page, site, request }) => {
  const person = await enter(page, site);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await request.post('/Profile/Profile_Info', {
    headers: { cookie, origin: 'https://evil.example' },
    form: { name: stranger().email },
  });
  expect(answer.status()).toBe(403);
  await page.goto('/Profile');
  await expect(page.getByRole('main').getByText(person.name)).toBeVisible();
});
