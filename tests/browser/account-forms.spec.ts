import { expect, inspect, test } from '../support/account-site.ts';

// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of 4\d\d/] });

/** The password field itself, not the button that shows it. */
const PASSWORD = { name: 'Password', exact: true } as const;

test('wrong credentials are told accessibly, point at Sign Up and keep the address; the fault goes with the first key', async ({
  page,
}) => {
  await page.goto('/login?next=/stocks');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Both email and password are required');
  await page.getByRole('main').getByLabel('Email').first().fill('nobody@mail.example');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('textbox', PASSWORD).fill('Wrong1!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect Credentials');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email').first()).toHaveValue('nobody@mail.example');
  await expect(page.getByText('No account yet?')).toHaveClass(/highlighted/);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup?next=%2Fstocks');
  await inspect(page);
});

test('a form full of faults is as accessible as an empty one, and what is typed is judged, shown and masked at once @long', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('4 fields need your attention.');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
  await inspect(page);
  await page.getByLabel('Full name').fill('J');
  await expect(page.getByText('Full name is required')).toHaveCount(0);
  await expect(page.getByText('Email is required')).toBeVisible();
  const password = page.getByRole('textbox', PASSWORD);
  const met = page.locator('[data-met="true"]');
  await expect(met).toHaveCount(0);
  await password.fill('abc123');
  await expect(met).toHaveText(['6 characters or more', 'a letter', 'a number']);
  await password.fill('abc12!');
  await expect(met).toHaveCount(4);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const phone = page.getByLabel('Phone optional');
  await phone.pressSequentially('5550104477');
  await expect(phone).toHaveValue('(555) 010-4477');
  // The caret stays where it was.
  for (let i = 0; i < 5; i++) await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('(555) 014-477');
  await phone.pressSequentially('9');
  await expect(phone).toHaveValue('(555) 019-4477');
  const optional = page.locator('label[for="phone_number"]').getByText('optional');
  await expect(optional).toBeVisible();
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect(optional).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/status of 4\d\d|ERR_FAILED/] });

  test('a form says so in the place of what was said before, and keeps what was typed', async ({
    page,
    site,
  }) => {
    // As signing up leaves it for this page.
    await page.context().addCookies([{ name: 'notice', value: 'signed-up', url: site.url }]);
    await page.goto('/login');
    const notice = page.getByText(/confirmation code is on its way/);
    await expect(notice).toBeVisible();
    await page.getByRole('main').getByLabel('Email').first().fill('jordan@mail.example');
    await page.getByRole('textbox', PASSWORD).fill('Secret1!');
    await page.route('**/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to log in. Please check your credentials and try again.',
    );
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('textbox', PASSWORD)).toHaveValue('Secret1!');
    await page.unroute('**/login');
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/login', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Log in' });
    await button.click();
    await expect(button).toBeDisabled();
    answered.resolve(undefined);
    await expect(page.getByRole('alert')).toHaveText('Incorrect Credentials');
    await expect(button).toBeEnabled();
  });

  test('another code that is refused, or for which there is no network, leaves what is typed as it is', async ({
    page,
  }) => {
    await page.goto('/reset-password');
    await page.getByLabel('Code', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email or phone number is required.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL('/reset-password');
    await page.route('**/forgot-password', (route) => route.abort());
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to send reset password request. Please try again.',
    );
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('123456');
  });
});
