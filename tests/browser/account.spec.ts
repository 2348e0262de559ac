import type { Page } from '@playwright/test';
import { expect, inspect, known, signIn, stranger, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';

// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of 4\d\d/] });

/** Where a page leads by itself after some seconds; with a script, on a clock that was installed before the page was opened. */
async function isLedTo(page: Page, path: string, javaScriptEnabled = true): Promise<void> {
  if (javaScriptEnabled) await page.clock.runFor(5_000);
  await page.waitForURL(path);
}

/** The password field itself, not the button that shows it. */
const PASSWORD = { name: 'Password', exact: true } as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // One journey shows what the script of the forms does; the others are its second guise.
    const twin = javaScriptEnabled ? ' @long' : '';
    const tag = javaScriptEnabled ? [] : '@remote';
    test('one signs up, confirms the account, signs out and in again', { tag }, async ({ page, site }) => {
      const person = stranger();
      if (javaScriptEnabled) await page.clock.install();
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create account' }).click();
      for (const message of [
        'Full name is required',
        'Email is required',
        'Password is required',
        'You must accept the terms and conditions',
      ])
        await expect(page.getByText(message, { exact: true })).toBeVisible();

      await page.getByLabel('Full name').fill(person.name);
      await page.getByRole('main').getByLabel('Email').first().fill('jordan.dale@');
      await page.getByRole('textbox', PASSWORD).fill(person.password);
      await page.getByRole('radio', { name: 'Phone' }).check();
      await page.getByRole('checkbox', { name: /I accept/ }).check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Invalid email format', { exact: true })).toBeVisible();
      await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue(person.name);
      // No answer contains a password; the script keeps what was typed.
      await expect(page.getByRole('textbox', PASSWORD)).toHaveValue(javaScriptEnabled ? person.password : '');
      await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked();

      await page.getByRole('main').getByLabel('Email').first().fill(person.email);
      await page.getByLabel('Phone optional').fill('(555) 010-4477');
      await page.getByRole('radio', { name: 'Email' }).check();
      await page.getByRole('textbox', PASSWORD).fill(person.password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(/confirmation code is on its way/)).toBeVisible();
      await expect(page.getByRole('main').getByLabel('Email').first()).toHaveValue(person.email);

      await signIn(page, person);
      await expect(page).toHaveURL('/verify');
      const first = await site.codeTo(person.email);
      await page.goto('/stocks');
      await expect(page).toHaveURL('/verify?next=%2Fstocks');
      await page.goto('/verify');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Confirmation code is required')).toBeVisible();
      await page.getByLabel('Confirmation code').fill(first === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Confirmation code is incorrect')).toBeVisible();

      await page.getByRole('button', { name: 'Resend code' }).click();
      await expect(page.getByRole('alert')).toHaveText('A new confirmation code has been sent.');
      if (javaScriptEnabled)
        await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled();
      // The minute goes on over a form that comes back.
      await page.getByLabel('Confirmation code').fill('12');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('textbox', { name: 'Confirmation code' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      if (javaScriptEnabled)
        await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled();
      await page.getByLabel('Confirmation code').fill(await site.codeTo(person.email, 2));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL('/verify-success');
      await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
      await isLedTo(page, '/', javaScriptEnabled);

      if (javaScriptEnabled) {
        // It leads to the address that is open already: only another document tells that it has answered.
        await page.evaluate(() => void (document.body.dataset['before'] = ''));
        await page.getByRole('button', { name: person.name }).click();
        await page.getByRole('button', { name: 'Logout' }).click();
        await expect(page.locator('body')).not.toHaveAttribute('data-before', '');
      } else {
        await page.goto('/Profile');
        await page.getByRole('button', { name: 'Log out' }).click();
      }
      await expect(page).toHaveURL('/');
      await page.goto('/Profile');
      await expect(page).toHaveURL('/?next=%2FProfile');
      await signIn(page, person);
      await expect(page).toHaveURL('/');
    });

    test(`a forgotten password is set anew with a code by e-mail, and no address carries the e-mail${twin}`, async ({
      page,
      site,
    }) => {
      const person = await known(site);
      if (javaScriptEnabled) await page.clock.install();
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email or phone number').fill('not-an-email');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByText('Invalid email format.', { exact: true })).toBeVisible();
      await page.getByLabel('Email or phone number').fill(person.email);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page).toHaveURL('/reset-password');
      const remembered = () => page.evaluate(() => localStorage.getItem('resetContact'));
      if (javaScriptEnabled) await expect.poll(remembered).toBe(person.email);

      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please fill out all fields.');
      const code = await site.codeTo(person.email);
      await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('textbox', { name: 'New password' }).fill('Another2?');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Failed to reset password. Please try again.')).toBeVisible();
      await page.getByLabel('Code').fill(code);
      await page.getByRole('textbox', { name: 'New password' }).fill('weak');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText(/Password must be at least 6 characters and include/)).toBeVisible();
      await page.getByLabel('Code').fill(code);
      await page.getByRole('textbox', { name: 'New password' }).fill('Another2?');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Password reset successful! Redirecting to login...')).toBeVisible();
      await isLedTo(page, '/login', javaScriptEnabled);
      if (javaScriptEnabled) expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(addresses.filter((address) => decodeURIComponent(address).includes(person.email))).toEqual([]);

      await signIn(page, { ...person, password: 'Another2?' });
      await expect(page).toHaveURL('/');
    });

    test(`a guest of a private page signs in on the home page and gets there${twin}`, async ({
      page,
      site,
    }) => {
      const person = await known(site);
      const response = await page.goto('/Profile/Sessions');
      await expect(page).toHaveURL('/?next=%2FProfile%2FSessions');
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      const prompt = page.getByRole('dialog', { name: 'Sign in' });
      await prompt.getByLabel('Email').fill(person.email);
      await prompt.getByRole('textbox', PASSWORD).fill(person.password);
      await prompt.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/Profile/Sessions');
    });
  });
}

test('a forgotten password is set anew with a code by phone, in a window opened later @long', async ({
  page,
  site,
}) => {
  const person = await known(site);
  await page.goto('/forgot-password');
  await page.getByLabel('Email or phone number').fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Invalid phone number. Enter 10-15 digits only.')).toBeVisible();
  await page.getByLabel('Email or phone number').fill(person.phone.replace(/(...)(...)/, '($1) $2-'));
  await page.getByRole('button', { name: 'Send code' }).click();
  // Once its script has run, which remembers for whom the code is.
  await page.waitForURL('/reset-password');
  await page.goto('/reset-password');
  await page.getByLabel('Code').fill(await site.codeTo(person.phone));
  await page.getByRole('textbox', { name: 'New password' }).fill('Another2?');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successful! Redirecting to login...')).toBeVisible();
  await signIn(page, { ...person, password: 'Another2?' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest is not told to be verified', async ({ page }) => {
    await page.goto('/verify-success');
    await expect(page.getByText(/Your account is confirmed/)).toHaveCount(0);
    await expect(page).toHaveTitle('Confirm your account · RedStreet');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('who signed up on the way to a page is taken there in the end', async ({ page, site }) => {
    const person = stranger();
    await page.goto('/login?next=/newsletters');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Full name').fill(person.name);
    await page.getByRole('main').getByLabel('Email').first().fill(person.email);
    await page.getByRole('textbox', PASSWORD).fill(person.password);
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/confirmation code is on its way/)).toBeVisible();
    await page.getByRole('textbox', PASSWORD).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Confirmation code').fill(await site.codeTo(person.email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/back to where you came from in 3 seconds/)).toBeVisible();
    await isLedTo(page, '/newsletters', false);
  });

  test('sign-in and its prompt lead to no other site', async ({ page, site }) => {
    await page.goto('/?next=//evil.example');
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0);
    await signIn(page, await known(site), '/login?next=//evil.example/');
    await expect(page).toHaveURL('/');
  });

  test('forgot-password looks the same for an address that nobody has', async ({ page, site }) => {
    const texts: string[] = [];
    for (const { email } of [await known(site), stranger()]) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email or phone number').fill(email);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page).toHaveURL('/reset-password');
      texts.push((await page.getByRole('main').innerText()).replace(/in \d+ s/, ''));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('View as Guest ends the session of who has not confirmed the account', async ({ page, site }) => {
    const person = stranger();
    await page.goto('/signup');
    await page.getByLabel('Full name').fill(person.name);
    await page.getByRole('main').getByLabel('Email').first().fill(person.email);
    await page.getByRole('textbox', PASSWORD).fill(person.password);
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, person);
    await site.codeTo(person.email);
    await page.getByRole('button', { name: 'View as Guest' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/stocks');
    await expect(page).toHaveURL('/stocks');
  });
});

test('one signs in with the keyboard alone, and a second time is taken where one wanted to go', async ({
  page,
  site,
}) => {
  const person = await known(site);
  await page.goto('/login?next=/Profile');
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Profile');
  await page.goto('/login?next=/terms');
  await expect(page).toHaveURL('/terms');
  await page.goto('/signup');
  await expect(page).toHaveURL('/');
});

test('sign-in leads to no other site; scripts see who is signed in, never the token; signing out takes what is the person’s and leaves the theme', async ({
  page,
  site,
}) => {
  const person = await known(site);
  await page.goto('/settings');
  await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
  await signIn(page, person, '/login?next=//evil.example/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: person.name })).toBeVisible();
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
    darkMode: 'true',
    sessionName: person.name,
    sessionRole: 'user',
  });
  expect(await page.evaluate(() => document.cookie)).toBe('isVerified=true');
  await page.goto('/logout');
  await expect(page.getByText(`You are signed in as ${person.name}.`)).toBeVisible();
  await page.evaluate((email) => {
    localStorage.setItem('resetContact', email);
    sessionStorage.setItem('chatDraft', 'What of mine?');
  }, person.email);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  // By name: what would clear the whole storage would take the theme along.
  expect((await answer).headers()).not.toHaveProperty('clear-site-data');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))))
    .toEqual({ darkMode: 'true' });
  expect(await page.evaluate(() => sessionStorage.getItem('chatDraft'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
});

test('the way home after confirmation takes three seconds, and waits for who uses the page', async ({
  page,
  site,
}) => {
  await enter(page, site);
  const start = Date.now();
  await page.clock.install({ time: start });
  // From here on its clock moves only as it is told.
  await page.clock.pauseAt(start + 1_000);
  await page.goto('/verify-success');
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/verify-success');
  await page.goto('/verify-success?next=/terms');
  await expect(page.locator('leave-soon')).toBeAttached();
  await page.clock.runFor(2_999);
  await expect(page).toHaveURL('/verify-success?next=/terms');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/terms');
});

test('the sign-in prompt is accessible and fits a phone, and a closed one stays closed @long', async ({
  page,
}) => {
  await page.goto('/?next=/Profile');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('an address with an authToken shows no navigation, loses the token, and signs nobody in', async ({
  page,
}) => {
  const response = await page.goto('/terms?authToken=0123456789abcdef0123456789abcdef&x=1');
  await expect(page).toHaveURL('/terms?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(response?.headers()['set-cookie']).toBeUndefined();
  expect(await page.content()).not.toContain('0123456789abcdef');
  await page.goto('/Profile?authToken=0123456789abcdef0123456789abcdef');
  await expect(page).toHaveURL(/^[^?]*\/(\?next=|$)/);
});
