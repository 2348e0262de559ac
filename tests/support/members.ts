import type { Page } from '@playwright/test';
import { known, type Person, siteAt } from './open-site.ts';

/** Makes a confirmed account in the store of the site that guests look at. */
export const newMember = (baseURL: string | undefined): Promise<Person> =>
  known(siteAt(baseURL ?? '', './var/e2e'));

/** Fills the sign-in form that is open. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
