import { textConsent } from '#contract/text-notice.ts';
import {
  type AccountSite,
  expect,
  inspect,
  known,
  type Person,
  stranger,
  test,
} from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';
import { isLong } from '../support/long.ts';

// Refused codes answer with 4xx, and the browser reports each.
test.use({ expectedErrors: [/status of 4\d\d/] });

/** Somebody with a number that text messages can be sent to, which nobody else has. */
const withNumber = () => {
  const { phone, ...person } = stranger();
  // Its number of process and person, in a number as North America has them.
  const [a, b, c, d, , e, f] = phone.slice(3);
  return { ...person, phone: `30${a}20${b}${c}${d}${e}${f}` };
};
const textsTo = (site: AccountSite, { phone }: Person) => site.messagesTo(phone).map(({ text }) => text);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text messages are off, begin with a code and the words, and end by the link of one, without an account', async ({
    page,
    site,
    openAnother,
  }) => {
    const who = await known(site, withNumber());
    await enter(page, site, who);
    await page.goto('/Profile/Notifications');
    await expect(page.getByText(/Off\. A code sent to \(30\d\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Send a code' }).click();
    const code = await site.codeTo(who.phone);
    await page.getByLabel('Confirmation code').fill(code);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Tick the box to get text messages')).toBeVisible();
    await expect(page.getByLabel('Confirmation code')).toHaveValue(code);
    await page.getByLabel(textConsent('RedStreet')).check();
    await page.getByLabel('Confirmation code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Confirmation code is incorrect')).toBeVisible();
    await page.getByLabel('Confirmation code').fill(code);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Notices now come as text messages too.')).toBeVisible();
    await expect(page.getByText(`You agreed: "${textConsent('RedStreet')}"`)).toBeVisible();

    await expect.poll(() => textsTo(site, who).length, { timeout: 15_000 }).toBe(2);
    const path = /\/stop\/[a-z2-9]{13}$/.exec(textsTo(site, who).at(-1) ?? '')?.[0] ?? '';
    const guest = await openAnother();
    await guest.goto(path);
    // What only looks, as previews of links do, ends nothing.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible();
    await guest.getByRole('button', { name: 'End the text messages' }).click();
    await expect(guest.getByRole('heading', { name: 'No more text messages' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send a code' })).toBeVisible();
    // A phone posts by itself, from nowhere, and once more does no harm.
    const again = await fetch(site.url + path.toUpperCase().replace('/STOP/', '/stop/'), { method: 'POST' });
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(`${site.url}/stop/${'a'.repeat(13)}`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${site.url}/stop/nothing`)).status).toBe(404);
  });

  test('who has no number, or one that cannot be texted, is led to it', async ({ page, site }) => {
    await enter(page, site, await known(site, { ...stranger(), phone: '1115550142' }));
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'your profile' }).click();
    await expect(page.getByText('No text message can be sent to (111) 555-0142.')).toBeVisible();
    await page.getByRole('link', { name: 'Change your number' }).click();
    await expect(page.getByLabel('Phone optional')).toHaveValue('(111) 555-0142');
  });
});

test('a code is asked for and given without leaving the page, which is accessible while something is wrong @long', async ({
  page,
  site,
}) => {
  const who = await known(site, withNumber());
  await enter(page, site, who);
  await page.goto('/Profile/Notifications');
  if (isLong) await inspect(page, 'main');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Tick the box to get text messages')).toBeVisible();
  await inspect(page, 'main');
  await page.goto('/Profile/Notifications');
  // Too soon for another: the sentence of the server stands over the form.
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText(/Too many attempts/)).toBeVisible();
  await page.goto('/Profile/Notifications?texts=code');
  await page.getByLabel('Confirmation code').fill(await site.codeTo(who.phone));
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText(/On since .*, at \(30\d\)/)).toBeVisible();
  if (isLong) await inspect(page, 'main');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('No more notices come as text messages.')).toBeVisible();
  if (!isLong) return;
  await page.goto(`/stop/${'a'.repeat(13)}`);
  await inspect(page, 'main');
});
