import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

const password = 'Correct1!';
let made = 0;

/** Makes a confirmed account in the store that the site under test serves; answers its address. */
export function newMember(name = 'Vera View'): string {
  made += 1;
  const email = `member.${process.pid}.${made}.${Date.now()}@mail.example`;
  const args = ['scripts/user.ts', 'add', email, '--password', password, '--verified', '--name', name];
  execFileSync(process.execPath, args, { env: { ...process.env, DATA_DIR: './var/e2e' } });
  return email;
}

/** Fills the sign-in form that is open, for an account of `newMember`. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
