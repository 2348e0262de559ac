import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

/** What letters say of the site: its name, and its address without a slash at the end. */
export interface Site {
  siteName: string;
  publicUrl: string;
}

const VALID_FOR =
  'It is valid for 10 minutes and can be used once. Nobody from our side will ever ask you for it.';
const resetLink = ({ publicUrl }: Site) => ({
  label: 'Choose a new password',
  url: `${publicUrl}/forgot-password`,
});

/** Every code that is sent: what its letter is called, what it is for, and what to do if one did not ask. */
const codes = {
  verification: {
    subject: 'your confirmation code',
    purpose: 'confirms your account',
    unasked: 'If you did not sign up, ignore this message: the account stays closed without the code.',
  },
  password: {
    subject: 'your code for a new password',
    purpose: 'lets you choose a new password',
    unasked: 'If you did not ask for a new password, ignore this message: your password stays as it is.',
  },
  deletion: {
    subject: 'your code to delete the account',
    purpose: 'deletes your account and everything in it',
    unasked: 'If you did not ask for this, somebody is signed in to your account: change your password now.',
  },
  texts: {
    subject: 'your code for text messages',
    purpose: 'switches notices by text message on',
    unasked: 'If you did not ask for this, ignore it: nothing is sent without the code.',
  },
} as const;
export type CodePurpose = keyof typeof codes;

export const codeLetter = (site: Site, purpose: CodePurpose, name: string | null, code: string): Letter => ({
  subject: `${site.siteName}: ${codes[purpose].subject}`,
  paragraphs: [`${greeting(name)} this code ${codes[purpose].purpose} at ${site.siteName}:`, VALID_FOR],
  code,
  ...(purpose === 'deletion' && { link: resetLink(site) }),
  unasked: codes[purpose].unasked,
});

/** The same in one short text for a phone. */
export const codeText = ({ siteName }: Site, purpose: CodePurpose, code: string): string =>
  `${siteName}: ${code} ${codes[purpose].purpose}. Valid for 10 minutes. ${codes[purpose].unasked}`;

/** Notices without a code; they always go by mail. */
export const notices = {
  'already-registered': (site: Site, name: string | null): Letter => ({
    subject: `${site.siteName}: you already have an account`,
    paragraphs: [
      `${greeting(name)} somebody, probably you, tried to sign up at ${site.siteName} with this address. It already has an account, so nothing was changed.`,
      `You can sign in at ${site.publicUrl}/login.`,
    ],
    link: resetLink(site),
    unasked: 'If it was not you, there is nothing to do: nobody was told that the account exists.',
  }),
  'password-changed': (site: Site, name: string | null): Letter => ({
    subject: `${site.siteName}: your password was changed`,
    paragraphs: [
      `${greeting(name)} the password of your account was changed. Every other session was ended.`,
    ],
    link: resetLink(site),
    unasked: 'If it was not you, choose a new password at once and check the phone number in your profile.',
  }),
  'phone-changed': (site: Site, name: string | null): Letter => ({
    subject: `${site.siteName}: your phone number was changed`,
    paragraphs: [
      `${greeting(name)} the phone number of your account was changed. Codes may be sent to the new one.`,
    ],
    link: resetLink(site),
    unasked: 'If it was not you, choose a new password at once and correct the number in your profile.',
  }),
  'account-deleted': (site: Site, name: string | null): Letter => ({
    subject: `${site.siteName}: your account was deleted`,
    paragraphs: [
      `${greeting(name)} your account and everything in it were deleted. Thank you for having been with us.`,
    ],
    unasked: 'If it was not you, please answer this mail: somebody had your password or read your mail.',
  }),
} as const;
export type NoticeKind = keyof typeof notices;
