import { expect, test } from '../support/browser.ts';
import { openSite } from '../support/account-site.ts';
import { type Claims, clientId, clientSecret, startProvider } from '../support/oidc-provider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let site: Awaited<ReturnType<typeof openSite>>;

test.use({ expectedErrors: [/status of 4\d\d/], inChromium: true });
// One after the other, so that the site and its provider are started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  provider = await startProvider();
  site = await openSite({
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  });
});
test.afterAll(async () => {
  await site.close();
  await provider.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const twin = javaScriptEnabled ? '' : ' @long';
    test(`one signs in with Google, gets to the wanted page, and keeps the email as the method${twin}`, async ({
      page,
    }) => {
      const claims: Claims = {
        sub: `google-${javaScriptEnabled}`,
        email: `robin.${javaScriptEnabled}@mail.example`,
        email_verified: true,
        name: 'Robin Vale',
      };
      await page.route(`${provider.issuer}/authorize**`, (route) => {
        const back = `${site.url}/login/google?${provider.approve(route.request().url(), claims)}`;
        return route.fulfill({ contentType: 'text/html', body: `<a href="${back}">Allow</a>` });
      });
      await page.goto(`${site.url}/login?next=/Profile/Notifications`);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: 'Allow' }).click();
      await expect(page).toHaveURL(`${site.url}/Profile/Notifications`);
      await expect(page.getByRole('radio', { name: 'Phone' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
      expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual([
        'Authorization',
        'isVerified',
        'verifiedProof',
      ]);
    });
  });
}

test('what comes back to a browser that did not ask signs nobody in', async ({ page }) => {
  const response = await page.goto(`${site.url}/login/google?code=stolen&state=guessed`);
  expect(response?.status()).toBeGreaterThanOrEqual(400);
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to log in. Please check your credentials and try again.',
  );
  expect(await page.context().cookies()).toEqual([]);
});
